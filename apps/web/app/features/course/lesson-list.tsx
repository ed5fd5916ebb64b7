import { coursePage } from "@academy/content/pages/learning/course-page";
import type { CourseView } from "@academy/contract/learning/courses";
import type { CourseProgress } from "@academy/contract/learning/progress";
import { useLayoutEffect, useRef } from "react";
import { Link } from "react-router";
import { fillWords } from "../../lib/text/fill-words.ts";
import { lessonPath } from "../progress/public.ts";
import { Chapter } from "./chapter.tsx";
import { type NumberedModule, numberModules, opensAtFirst } from "./course-progress.ts";
import { LessonMark } from "./lesson-mark.tsx";

type LessonListProps = {
  course: CourseView;
  progress: CourseProgress | undefined;
  /** The lesson that is open. */
  lessonId: string;
  onChoose?: () => void;
};

/** All lessons of a course in little room, for whoever is in one of them. It opens at that one. */
export function LessonList({ course, progress, lessonId, onChoose }: LessonListProps) {
  const box = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => showCurrent(box.current), []);
  const linesOf = (lessons: NumberedModule["lessons"]) =>
    lessons.map((lesson) => (
      <li key={lesson.id}>
        <Link
          to={lessonPath(course.id, lesson.id)}
          aria-current={lesson.id === lessonId ? "page" : undefined}
          className="lesson-list-link"
          onClick={onChoose}
        >
          <LessonMark lesson={lesson} />
          <span className="min-w-0">{lesson.title}</span>
          <span className="lesson-list-minutes">
            {fillWords(coursePage.lesson.minutes, { minutes: lesson.duration })}
          </span>
        </Link>
      </li>
    ));
  const modules = numberModules(course.modules, progress);
  return (
    <ol ref={box} className="lesson-list">
      {/* A shelf has no chapters. */}
      {course.isShelf
        ? linesOf(modules.flatMap(({ lessons }) => lessons))
        : modules.map((module) => (
            <li key={module.id}>
              <Chapter module={module} isOpen={opensAtFirst(module, lessonId)} look="list">
                <ol>{linesOf(module.lessons)}</ol>
              </Chapter>
            </li>
          ))}
    </ol>
  );
}

/** Within its own box, wherever that scrolls: the page never moves. */
function showCurrent(list: HTMLElement | null) {
  const current = list?.querySelector<HTMLElement>("[aria-current]");
  const box = list?.closest<HTMLElement>("[data-scrolls], .modal-scroll");
  if (!current || !box) return;
  const place = current.getBoundingClientRect().top - box.getBoundingClientRect().top;
  if (place > box.clientHeight * 0.6) box.scrollTop += place - box.clientHeight / 3;
}
