import { lessonPage } from "@academy/content/pages/learning/lesson-page";
import { showLesson } from "@academy/contract/calls/learning/lessons";
import type { LessonView } from "@academy/contract/learning/lessons";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { ApiError, hasCode, isUnauthorized } from "../../lib/api/api-error.ts";
import { apiQuery } from "../../lib/api/query-client.ts";
import { fillWords } from "../../lib/text/fill-words.ts";
import { formatDay } from "../../lib/text/format-time.ts";
import { useTitle } from "../../lib/use-title.ts";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { WaitingPage } from "../../ui/waiting/waiting-page.tsx";
import { PageDrawing } from "../archetypes/public.ts";
import {
  coursePath,
  courseQuery,
  FailedPage,
  MissingPage,
  type Outbox,
  recordingsPath,
  useOutbox,
  useTold,
} from "../progress/public.ts";
import { FilmPoster } from "./film/film-poster.tsx";
import { HostedFilm } from "./film/hosted-film.tsx";
import { SmallFilm } from "./film/small-film.tsx";
import { LessonHead } from "./lesson-head.tsx";
import { OpenLesson } from "./open-lesson.tsx";
import { LessonText } from "./text/lesson-text.tsx";

type LessonProps = { courseId: string; lessonId: string };

/** Stands inside the gate, where there is somebody whose lesson it is. */
export function Lesson(props: LessonProps) {
  const outbox = useOutbox();
  return outbox && <LessonOf key={props.lessonId} {...props} outbox={outbox} />;
}

function LessonOf({ courseId, lessonId, outbox }: LessonProps & { outbox: Outbox }) {
  const { data: lesson, error, refetch } = useLesson(lessonId, outbox);
  if (lesson && lesson.course.id !== courseId) return <MissingPage words={lessonPage.notFound} />;
  if (lesson?.isTaste) return <TasteLesson lesson={lesson} />;
  if (lesson) return <OpenLesson lesson={lesson} outbox={outbox} />;
  // The gate around the page deals with the end of a session.
  if (!error || isUnauthorized(error)) return <WaitingPage />;
  const status = error instanceof ApiError ? error.status : undefined;
  // An address that is no id at all is a bad request to the server, and not found to whoever reads it.
  if (status === 404 || status === 400) return <MissingPage words={lessonPage.notFound} />;
  if (hasCode(error, "NOT_OPEN_YET")) return <LaterLesson courseId={courseId} lessonId={lessonId} />;
  if (status === 403) return <LockedLesson courseId={courseId} />;
  return <FailedPage heading={lessonPage.failed} error={error} onRetry={() => void refetch()} />;
}

function LockedLesson({ courseId }: { courseId: string }) {
  const { heading, text, action, course } = lessonPage.locked;
  useTitle(heading);
  // Its outline is for every member, and knows what opens it.
  const { data: outline, error } = useQuery(courseQuery(courseId));
  // A course's outline is for every member, a shelf's is not.
  if (error instanceof ApiError && error.status === 403) return <ClosedRecording />;
  const offersPath = outline?.offersPath ?? "/subscribe";
  return (
    <Notice heading={heading} drawing={<PageDrawing of="locked" />}>
      <p>{text}</p>
      <div className="equal-buttons flex w-full flex-wrap gap-3">
        <LinkButton to={offersPath} reloadDocument={offersPath.includes("#")}>
          {action}
        </LinkButton>
        {/* There the offers stand with their prices. */}
        <LinkButton to={coursePath(courseId)} variant="secondary">
          {course}
        </LinkButton>
      </div>
    </Notice>
  );
}

function ClosedRecording() {
  const { heading, text, action } = lessonPage.recording.locked;
  return (
    <Notice heading={heading} drawing={<PageDrawing of="locked" />}>
      <p>{text}</p>
      <LinkButton to={recordingsPath}>{action}</LinkButton>
    </Notice>
  );
}

function LaterLesson({ courseId, lessonId }: LessonProps) {
  const { heading, on, soon, back } = lessonPage.later;
  useTitle(heading);
  const { data: outline } = useQuery(courseQuery(courseId));
  const lesson = outline?.modules.flatMap(({ lessons }) => lessons).find(({ id }) => id === lessonId);
  return (
    <Notice heading={heading} drawing={<PageDrawing of="locked" />}>
      <p>{lesson?.opensAt ? fillWords(on, { day: formatDay(lesson.opensAt) }) : soon}</p>
      <LinkButton to={coursePath(courseId)}>{back}</LinkButton>
    </Notice>
  );
}

/**
 * The lesson as it stands now, on whatever device it was left. What this one still has to tell about it is told first,
 * so that the answer is the whole truth; and it is asked anew each time the lesson is opened.
 */
function useLesson(lessonId: string, outbox: Outbox) {
  const client = useQueryClient();
  const isTold = useTold(lessonId, outbox);
  useEffect(
    () => () => client.removeQueries({ queryKey: lessonQuery(lessonId).queryKey, exact: true }),
    [client, lessonId],
  );
  return useQuery({ ...lessonQuery(lessonId), enabled: isTold });
}

export const lessonQuery = (id: string) => apiQuery(showLesson, { params: { id } });

/** A free preview, for somebody who does not have its course: nothing is counted, and nothing kept. */
function TasteLesson({ lesson }: { lesson: LessonView }) {
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
