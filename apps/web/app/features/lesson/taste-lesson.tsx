import { lessonPage } from "@academy/content/pages/learning/lesson-page";
import type { LessonView } from "@academy/contract/learning/lessons";
import { useTitle } from "../../lib/use-title.ts";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { coursePath } from "../progress/public.ts";
import { FilmPoster } from "./film/film-poster.tsx";
import { HostedFilm } from "./film/hosted-film.tsx";
import { SmallFilm } from "./film/small-film.tsx";
import { LessonHead } from "./lesson-head.tsx";
import { LessonText } from "./text/lesson-text.tsx";

/** A free preview, for somebody who does not have its course: nothing is counted, and nothing kept. */
export function TasteLesson({ lesson }: { lesson: LessonView }) {
  const { heading, text, action } = lessonPage.taste;
  useTitle(lesson.title);
  return (
    <article className="lesson" aria-label={`${lessonPage.title}: ${lesson.title}`}>
      <LessonHead lesson={lesson} />
      <div className="column lesson-body">
        <div>
          {lesson.video?.hosted && (
            <HostedFilm
              title={lesson.title}
              film={lesson.video}
              hosted={lesson.video.hosted}
              poster={<FilmPoster lesson={lesson} />}
            />
          )}
          {lesson.video && !lesson.video.hosted && (
            <SmallFilm
              title={lesson.title}
              film={{ ...lesson.video, hasCaptionsAtFirst: !lesson.video.hasSound }}
            />
          )}
          <p className="lesson-summary">{lesson.summary}</p>
          <LessonText markdown={lesson.text} pictures={lesson.pictures} />
        </div>
        <aside className="lesson-margin" aria-labelledby="taste-heading">
          <h2 id="taste-heading" className="text-heading">
            {heading}
          </h2>
          <p className="mt-2 text-ink-soft">{text}</p>
          <LinkButton to={coursePath(lesson.course.id)} className="mt-5">
            {action}
          </LinkButton>
        </aside>
      </div>
    </article>
  );
}
