import { lessonPage } from "@academy/content/pages/learning/lesson-page";
import type { LessonView } from "@academy/contract/learning/lessons";
import { lazy, Suspense, useRef, useState } from "react";
import { useTitle } from "../../lib/use-title.ts";
import type { Outbox } from "../progress/public.ts";
import { BookmarkList } from "./bookmarks/bookmark-list.tsx";
import { FilmBookmark } from "./bookmarks/film-bookmark.tsx";
import { TextBookmarks } from "./bookmarks/text-bookmarks.tsx";
import { useBookmarks } from "./bookmarks/use-bookmarks.ts";
import { goToText, useNamedPlace } from "./bookmarks/use-named-place.ts";
import { Completion } from "./completion.tsx";
import { Film } from "./film/film.tsx";
import { FilmPoster } from "./film/film-poster.tsx";
import { HostedFilm } from "./film/hosted-film.tsx";
import { resumePosition } from "./film/resume-position.ts";
import { ForArchetype } from "./for-archetype.tsx";
import { LessonFiles } from "./lesson-files.tsx";
import { LessonHead } from "./lesson-head.tsx";
import { LessonsBeside } from "./lessons/lessons-beside.tsx";
import { Neighbors } from "./neighbors.tsx";
import { Note } from "./note/note.tsx";
import { useParts } from "./parts/use-parts.ts";
import { LessonText } from "./text/lesson-text.tsx";
import { NamedCourses } from "./text/named-courses.tsx";
import { useReading } from "./text/use-reading.ts";
import { useCompletion } from "./use-completion.ts";
import { useViewing } from "./use-viewing.ts";
import { withPending } from "./with-pending.ts";

/** The text is there before the workbook is fetched; a line that broke meanwhile must not take the lesson away. */
const LessonWorkbook = lazy(() =>
  import("../workbook/public.ts").then(
    ({ LessonWorkbook: loaded }) => ({ default: loaded }),
    () => ({ default: () => null }),
  ),
);

/** What is known when the lesson opens stays the beginning of this viewing, whatever arrives later. */
export function OpenLesson({ lesson, outbox }: { lesson: LessonView; outbox: Outbox }) {
  const [begin] = useState(() => withPending(lesson, outbox.listFor(lesson.id)));
  const startPositionSeconds = lesson.video
    ? resumePosition(begin.positionSeconds, lesson.video.lengthSeconds)
    : 0;
  const text = useRef<HTMLDivElement>(null);
  const [sentence, setSentence] = useState("");
  const parts = useParts(lesson, begin);
  const finish: typeof parts.settle = (part, state) => {
    const isLast = parts.settle(part, state);
    if (isLast) completion.markByItself();
    return isLast;
  };
  const viewing = useViewing({
    lesson,
    outbox,
    startPositionSeconds,
    onWatched: () => finish("film", "done"),
  });
  const completion = useCompletion({
    lesson,
    outbox,
    viewingId: viewing.id,
    isCompletedAtFirst: begin.completed,
  });
  const read = () => {
    viewing.read(1);
    finish("text", "done");
  };
  useReading({
    text,
    startTextPosition: begin.textPosition,
    // The rest of it, from where it was left.
    minMs: (1 - begin.textPosition) * lesson.finishing.readingMs,
    onPosition: viewing.read,
    onRead: read,
  });
  useTitle(lesson.title);
  const bookmarks = useBookmarks(lesson, outbox);
  const named = useNamedPlace(bookmarks.bookmarks, text);
  const way = useRef<(positionSeconds: number) => void>(null);
  const film = useRef<HTMLDivElement>(null);

  return (
    <article className="lesson" aria-label={`${lessonPage.title}: ${lesson.title}`}>
      <LessonHead lesson={lesson} />
      {lesson.video?.hosted && (
        <HostedFilm
          title={lesson.title}
          film={lesson.video}
          hosted={lesson.video.hosted}
          opensAtSeconds={named?.seconds ?? undefined}
          poster={<FilmPoster lesson={lesson} />}
          beside={<LessonsBeside lesson={lesson} />}
          watched={{
            isWatched: parts.parts.film === "done",
            onWatched: () => {
              viewing.watched();
              finish("film", "done");
            },
          }}
        />
      )}
      {lesson.video && !lesson.video.hosted && (
        <div ref={film}>
          <Film
            title={lesson.title}
            film={lesson.video}
            startPositionSeconds={startPositionSeconds}
            opensAtSeconds={named?.seconds ?? undefined}
            way={way}
            moment={(positionSeconds) => (
              <FilmBookmark
                bookmarks={bookmarks}
                positionSeconds={positionSeconds}
                cues={lesson.video?.cues ?? []}
              />
            )}
            viewing={viewing}
            poster={<FilmPoster lesson={lesson} />}
            beside={<LessonsBeside lesson={lesson} />}
          />
        </div>
      )}
      <div className="column lesson-body">
        <div>
          <p className="lesson-summary">{lesson.summary}</p>
          <ForArchetype passage={lesson.passage} />
          <div className="relative max-w-152">
            <NamedCourses value={lesson.namedCourses}>
              <LessonText ref={text} markdown={lesson.text} pictures={lesson.pictures} />
            </NamedCourses>
            <TextBookmarks text={text} bookmarks={bookmarks} />
          </div>
          <LessonFiles lesson={lesson} />
          <Suspense>
            <LessonWorkbook
              courseId={lesson.course.id}
              lessonId={lesson.id}
              outbox={outbox}
              onFound={parts.findExercise}
              onSentence={setSentence}
              onBegun={(isNow) => {
                // Words that stood there already don't undo a decision about the lesson.
                if (isNow || !lesson.wasUnmarked) finish("exercise", "begun");
                else parts.settle("exercise", "begun");
              }}
            />
          </Suspense>
        </div>
        <div className="lesson-margin">
          <Completion
            completion={completion}
            lesson={lesson}
            parts={parts}
            sentence={sentence}
            onRead={read}
            onExercise={(state) => {
              viewing.exercise(state);
              finish("exercise", state);
            }}
          />
          <BookmarkList
            bookmarks={bookmarks}
            onGo={(bookmark) => {
              if (bookmark.seconds === null) return goToText(text.current, bookmark);
              film.current?.scrollIntoView({ block: "start" });
              film.current?.querySelector("video")?.focus({ preventScroll: true });
              way.current?.(bookmark.seconds);
            }}
          />
          <Note lesson={lesson} outbox={outbox} viewingId={viewing.id} />
        </div>
      </div>
      <Neighbors lesson={lesson} />
    </article>
  );
}
