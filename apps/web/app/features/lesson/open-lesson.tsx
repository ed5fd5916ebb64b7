import { lessonPage } from "@academy/content/lesson-page";
import type { LessonView } from "@academy/contract/lessons";
import { useState } from "react";
import { useTitle } from "../../lib/use-title.ts";
import type { Outbox } from "../progress/public.ts";
import { Completion } from "./completion.tsx";
import { Film } from "./film/film.tsx";
import { startPlace } from "./film/start-place.ts";
import { standingWith } from "./kept-standing.ts";
import { LessonHead } from "./lesson-head.tsx";
import { Neighbours } from "./neighbours.tsx";
import { Note } from "./note/note.tsx";
import { LessonText } from "./text/lesson-text.tsx";
import { useCompletion } from "./use-completion.ts";
import { useViewing } from "./use-viewing.ts";

/** What is known when the lesson opens stays the beginning of this viewing, whatever arrives later. */
export function OpenLesson({ lesson, outbox }: { lesson: LessonView; outbox: Outbox }) {
  const [begin] = useState(() => standingWith(lesson, outbox.listFor(lesson.id)));
  const startAt = lesson.video ? startPlace(begin.positionSeconds, lesson.video.lengthSeconds) : 0;
  const viewing = useViewing({ lesson, outbox, startAt, onWatched: () => completion.markWatched() });
  const completion = useCompletion({
    lesson,
    outbox,
    viewingId: viewing.id,
    isCompletedAtFirst: begin.completed,
  });
  useTitle(lesson.title);

  return (
    <article className="lesson" aria-label={`${lessonPage.title}: ${lesson.title}`}>
      <LessonHead lesson={lesson} />
      {lesson.video && <Film title={lesson.title} film={lesson.video} startAt={startAt} viewing={viewing} />}
      <div className="column lesson-body">
        <LessonText markdown={lesson.text} />
        <div className="lesson-margin">
          <Completion completion={completion} courseId={lesson.course.id} />
          <Note lesson={lesson} outbox={outbox} viewingId={viewing.id} />
        </div>
      </div>
      <Neighbours lesson={lesson} />
    </article>
  );
}
