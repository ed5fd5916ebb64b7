import { coursePage } from "@academy/content/pages/learning/course-page";
import { ChevronRight, Lock } from "lucide-react";
import { Link } from "react-router";
import { fillWords } from "../../lib/text/fill-words.ts";
import { formatDay } from "../../lib/text/format-time.ts";
import { Badge } from "../../ui/badge.tsx";
import { actionWord, lessonPath } from "../progress/public.ts";
import { Chapter } from "./chapter.tsx";
import { type NumberedLesson, type NumberedModule, opensAtFirst } from "./course-progress.ts";
import { LessonMark } from "./lesson-mark.tsx";

const words = coursePage.lesson;

type LessonRowProps = { lesson: NumberedLesson; to: string; isLocked: boolean; isCurrent: boolean };

/** The whole row leads to the lesson; the word at its end says what that will be. */
function LessonRow({ lesson, to, isLocked, isCurrent }: LessonRowProps) {
  const { title, summary, duration, hasVideo, status, isFree, opensAt } = lesson;
  const isClosed = opensAt !== null || (isLocked && !isFree);
  return (
    <li className={isCurrent ? "lesson-row is-current" : "lesson-row"}>
      <LessonMark lesson={lesson} />
      <div className="min-w-0">
        {isCurrent && (
          <p className="lesson-row-here">{words.current[status === "inProgress" ? status : "notStarted"]}</p>
        )}
        <h4 className="lesson-row-title">
          {isClosed ? (
            title
          ) : (
            <Link
              to={to}
              aria-label={`${actionWord(status)}: ${title}`}
              aria-current={isCurrent ? "step" : undefined}
              className="lesson-row-link"
            >
              {title}
            </Link>
          )}
        </h4>
        {summary && <p className="lesson-row-summary">{summary}</p>}
        <p className="lesson-row-marks">
          <span>{fillWords(words.minutes, { minutes: duration })}</span>
          {hasVideo && <Badge look="wash">{words.video}</Badge>}
          {isLocked && isFree && <Badge look="wash">{words.free}</Badge>}
        </p>
      </div>
      {isClosed ? (
        <p className="lesson-row-locked">
          <Lock aria-hidden="true" />{" "}
          {opensAt ? fillWords(words.opens, { day: formatDay(opensAt) }) : words.locked}
        </p>
      ) : (
        <span aria-hidden="true" className="lesson-row-action">
          {actionWord(status)}
          <ChevronRight />
        </span>
      )}
    </li>
  );
}

type OutlineProps = {
  courseId: string;
  modules: NumberedModule[];
  isLocked: boolean;
  currentId: string | undefined;
};

/** The contents, as a book has them: what is done is folded, and the lesson to go on with is marked. */
export function Outline({ courseId, modules, isLocked, currentId }: OutlineProps) {
  return (
    <section aria-labelledby="modules-heading">
      <h2 id="modules-heading" className="sr-only">
        {coursePage.modulesHeading}
      </h2>
      {modules.every(({ lessons }) => lessons.length === 0) && (
        <p className="text-ink-soft">{coursePage.emptyCourse}</p>
      )}
      <ol className="course-modules edge-t-ink">
        {modules.map((module) => (
          <li key={module.id}>
            <Chapter module={module} isOpen={opensAtFirst(module, currentId)} look="page">
              {module.description && <p className="max-w-text text-pretty">{module.description}</p>}
              {module.lessons.length > 0 ? (
                <ol className="lesson-rows" start={module.lessons[0]?.number}>
                  {module.lessons.map((lesson) => (
                    <LessonRow
                      key={lesson.id}
                      lesson={lesson}
                      to={lessonPath(courseId, lesson.id)}
                      isLocked={isLocked}
                      isCurrent={lesson.id === currentId}
                    />
                  ))}
                </ol>
              ) : (
                <p className="text-ink-soft">{coursePage.emptyModule}</p>
              )}
            </Chapter>
          </li>
        ))}
      </ol>
    </section>
  );
}
