import { lessonPage } from "@academy/content/pages/learning/lesson-page";
import { studioLessonPage } from "@academy/content/pages/studio/courses/lesson-page";
import type { StudioLesson } from "@academy/contract/studio/courses";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { fillWords } from "../../../../lib/text/fill-words.ts";
import { useTitle } from "../../../../lib/use-title.ts";
import { LinkButton } from "../../../../ui/buttons/link-button.tsx";
import { hueClass, Mandala } from "../../../archetypes/public.ts";
import { drawingOf } from "../../../lesson/public.ts";
import { lessonQuery } from "../calls.ts";
import { MissingThing } from "../missing-thing.tsx";
import { studioLessonPath } from "../paths.ts";
import { FilmFacts } from "./film/film-facts.tsx";
import { StudioLessonText } from "./studio-lesson-text.tsx";

const words = studioLessonPage.previewPage;

/** The draft in the frame that learners know, marked as what it is. */
export function LessonPreview() {
  const { lessonId = "" } = useParams();
  const { data, error, refetch } = useQuery({ ...lessonQuery(lessonId), staleTime: 0 });
  useTitle(data?.title);
  if (!data) {
    return <MissingThing error={error} words={studioLessonPage.missing} onRetry={() => void refetch()} />;
  }
  return <Preview lesson={data} />;
}

function Preview({ lesson }: { lesson: StudioLesson }) {
  const { course, module, number, total, title, minutes, summary, text, state } = lesson;
  const archetype = drawingOf(number);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 py-3 px-(--column-inset) edge-b-gold bg-paper">
        <p>{state === "published" && !lesson.film.isUnpublished ? words.bannerPublished : words.banner}</p>
        <LinkButton to={studioLessonPath(course.id, lesson.id)} variant="secondary" size="small">
          {words.back}
        </LinkButton>
      </div>
      <article className="lesson" aria-label={`${lessonPage.title}: ${title}`}>
        <header className="lesson-head">
          <div className={`lesson-drawing ${hueClass[archetype]}`}>
            <Mandala archetype={archetype} />
          </div>
          <div className="lesson-head-bar">
            <span className="lesson-course">{course.title}</span>
          </div>
          <p className="lesson-number">
            {course.isShelf
              ? lessonPage.recording.title
              : fillWords(lessonPage.number, { module: module.number, number, total })}
            <span className="lesson-minutes"> · {fillWords(lessonPage.minutes, { minutes })}</span>
          </p>
          <h1 className="lesson-title">{title}</h1>
        </header>
        <div className="column lesson-body">
          <div>
            {lesson.film.kind !== "none" && <FilmFacts film={lesson.film} />}
            <p className="lesson-summary">{summary}</p>
            <StudioLessonText markdown={text} pictures={lesson.pictures} />
          </div>
        </div>
      </article>
    </>
  );
}
