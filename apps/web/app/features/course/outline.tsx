import { coursePage } from "@academy/content/pages/learning/course-page";
import { lessonPath } from "../progress/public.ts";
import { Chapter } from "./chapter.tsx";
import { type NumberedModule, opensAtFirst } from "./course-progress.ts";
import { LessonRow } from "./lesson-row.tsx";

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
