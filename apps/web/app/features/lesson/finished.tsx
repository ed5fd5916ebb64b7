import { lessonPage } from "@academy/content/pages/learning/lesson-page";
import type { CourseView } from "@academy/contract/learning/courses";
import type { LessonView } from "@academy/contract/learning/lessons";
import { ChevronRight } from "lucide-react";
import { fillWords } from "../../lib/text/fill-words.ts";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { classes } from "../../ui/classes.ts";
import { FilledMandala, hueClass } from "../archetypes/public.ts";
import { coursePath, lessonPath, planPath } from "../progress/public.ts";
import { drawingOf } from "./lesson-drawing.ts";
import { wordsFor } from "./recording.ts";

const words = lessonPage.completion;

type FinishedProps = {
  lesson: LessonView;
  course: CourseView | undefined;
  /** Their own, about their work: shown back at a module’s end. */
  sentence: string;
  hasCertificate: boolean;
  /** Every lesson is done, and the course ends in a plan. */
  isPlanLeft: boolean;
  /** Marked while the page was open: the drawing opens. */
  isNew: boolean;
};

/** A warm second after a lesson, and the next one at hand. */
export function Finished({ lesson, course, sentence, hasCertificate, isPlanLeft, isNew }: FinishedProps) {
  const { number, total, module, next } = lesson;
  const archetype = drawingOf(number);
  const isLastOfModule =
    !lesson.course.isShelf &&
    course?.modules.some(({ lessons }) => lessons.length > 1 && lessons.at(-1)?.id === lesson.id);
  return (
    <div className={classes("lesson-finished", isNew && "is-new", hasCertificate && "is-whole")}>
      <div aria-hidden="true" className={`lesson-finished-drawing ${hueClass[archetype]}`}>
        <FilledMandala archetype={archetype} />
      </div>
      <p className="lesson-finished-word">{words.wellDone}</p>
      {hasCertificate ? (
        <>
          <p className="lesson-finished-course">{lesson.course.title}</p>
          <p>{words.courseDone}</p>
          <LinkButton to={`${coursePath(lesson.course.id)}#certificate`}>{words.toCertificate}</LinkButton>
        </>
      ) : isPlanLeft ? (
        <>
          <p>{words.planLeft}</p>
          <LinkButton to={planPath(lesson.course.id)}>{words.toPlan}</LinkButton>
        </>
      ) : lesson.course.isShelf ? null : (
        <p>
          {isLastOfModule && next
            ? fillWords(words.moduleDone, { module: module.title })
            : fillWords(words.lessonDone, { number, total })}
        </p>
      )}
      {isLastOfModule && sentence !== "" && (
        <figure className="lesson-own-sentence">
          <figcaption>{words.ownSentence}</figcaption>
          <blockquote>{sentence}</blockquote>
        </figure>
      )}
      {next && (
        <NextLesson
          lesson={lesson}
          next={next}
          variant={hasCertificate || isPlanLeft ? "secondary" : "primary"}
        />
      )}
    </div>
  );
}

type NextLessonProps = {
  lesson: LessonView;
  next: NonNullable<LessonView["next"]>;
  /** The first thing to do once the lesson is done, the second before. */
  variant: "primary" | "secondary";
};

/** The way on, as wide as the button above it. */
export function NextLesson({ lesson, next, variant }: NextLessonProps) {
  return (
    <LinkButton to={lessonPath(lesson.course.id, next.id)} variant={variant} className="lesson-next">
      <span className="lesson-next-label">{wordsFor(lesson, "completion").next}</span>
      <span>{next.title}</span>
      <ChevronRight aria-hidden="true" />
    </LinkButton>
  );
}
