import { studioCoursePage } from "@academy/content/pages/studio/courses/course-page";
import type { StudioLessonRow } from "@academy/contract/studio/courses";
import { Ellipsis, GripVertical } from "lucide-react";
import { type KeyboardEvent, memo } from "react";
import { Link } from "react-router";
import { fillWords } from "../../../../lib/text/fill-words.ts";
import { formatDay } from "../../../../lib/text/format-time.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { IconButton } from "../../../../ui/buttons/icon-button.tsx";
import { studioLessonPath } from "../paths.ts";

const words = studioCoursePage.contents;

type LessonLineProps = {
  lesson: StudioLessonRow;
  moduleId: string;
  courseId: string;
  onStep: (event: KeyboardEvent<HTMLElement>) => void;
  onMore: (lesson: StudioLessonRow) => void;
};

/** A line of the contents. There may be hundreds: it is drawn anew only when it has changed. */
export const LessonLine = memo(function LessonLine(props: LessonLineProps) {
  const { lesson, moduleId, courseId, onStep, onMore } = props;
  const { id, title } = lesson;
  return (
    <li data-place={`${moduleId}/${id}`} className="lesson-line">
      <button
        type="button"
        id={`handle-${id}`}
        data-line-handle={id}
        className="icon-button move-handle"
        aria-label={fillWords(words.handle, { title })}
        aria-describedby="move-hint"
        onKeyDown={onStep}
      >
        <GripVertical aria-hidden="true" />
      </button>
      <div className="min-w-0">
        <Link to={studioLessonPath(courseId, id)} className="lesson-line-title">
          <bdi>{title}</bdi>
        </Link>
        <Facts lesson={lesson} />
      </div>
      <IconButton
        label={fillWords(words.more, { title })}
        icon={<Ellipsis />}
        onClick={() => onMore(lesson)}
      />
    </li>
  );
});

function Facts({ lesson }: { lesson: StudioLessonRow }) {
  const { minutes, state, isFree, dripDays, dripAt, hasFilm } = lesson;
  return (
    <p className="lesson-line-facts">
      <span>{fillWords(words.minutes, { minutes })}</span>
      {hasFilm && <span>{words.film}</span>}
      {dripDays !== null && <span>{words.dripDays(dripDays)}</span>}
      {dripAt && <span>{fillWords(words.dripAt, { day: formatDay(dripAt) })}</span>}
      {isFree && <Badge look="wash">{words.free}</Badge>}
      {state !== "published" && <Badge>{words.states[state]}</Badge>}
    </p>
  );
}
