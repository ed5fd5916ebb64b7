import { lessonPage } from "@academy/content/pages/learning/lesson-page";
import type { LessonView } from "@academy/contract/learning/lessons";
import { ListTree } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { fillWords } from "../../lib/text/fill-words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Dialog } from "../../ui/modal/dialog.tsx";
import { hueClass, Mandala } from "../archetypes/public.ts";
import { drawingOf } from "./lesson-drawing.ts";
import { LessonsOf } from "./lessons/lessons-of.tsx";
import { homeOf, wordsFor } from "./recording.ts";

/** Little of it, so that the film or the text begins in the first third of a phone's screen. A film has the drawing on its poster. */
export function LessonHead({ lesson }: { lesson: LessonView }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLessonFocus(heading);
  const { course, module, number, total, title, duration } = lesson;
  const hasFilm = lesson.video !== null;
  const archetype = drawingOf(number);
  return (
    <header className={hasFilm ? "lesson-head has-film" : "lesson-head"}>
      {!hasFilm && (
        <div className={`lesson-drawing ${hueClass[archetype]}`}>
          <Mandala archetype={archetype} />
        </div>
      )}
      <div className="lesson-head-bar">
        <Link to={homeOf(lesson)} className="lesson-course">
          <span className="text-link">{course.title}</span>
        </Link>
        <LessonsButton lesson={lesson} />
      </div>
      <p className="lesson-number">
        {course.isShelf ? (
          lessonPage.recording.title
        ) : (
          <>
            {fillWords(lessonPage.number, { module: module.number, number, total })}
            <span className="sr-only">, {module.title}</span>
          </>
        )}
        <span className="lesson-minutes"> · {fillWords(lessonPage.minutes, { minutes: duration })}</span>
      </p>
      <h1 ref={heading} tabIndex={-1} className="lesson-title">
        {title}
      </h1>
    </header>
  );
}

/** The key of the page a browser loaded itself. */
const loaded = "default";

/** From one lesson to the next the page stays: whoever listens to it hears the new heading, and goes on from there. */
function useLessonFocus(heading: RefObject<HTMLElement | null>) {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per lesson; what is added to the address later moves nothing.
  useEffect(() => {
    if (key !== loaded) heading.current?.focus({ preventScroll: true });
  }, []);
}

/** All lessons of the course, one tap away. */
function LessonsButton({ lesson }: { lesson: LessonView }) {
  const { label, title, close } = wordsFor(lesson, "lessons");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        icon={<ListTree aria-hidden="true" />}
        aria-haspopup="dialog"
        className="lessons-button"
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={title} closeLabel={close}>
        <LessonsOf lesson={lesson} onChoose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
