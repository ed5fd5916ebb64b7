import { coursePage } from "@academy/content/pages/course-page";
import { fillWords } from "../../lib/text/fill-words.ts";
import { lessonPath } from "../progress/public.ts";
import type { NumberedModule } from "./course-progress.ts";
import { LessonLine } from "./lesson-line.tsx";

type OutlineProps = { courseId: string; modules: NumberedModule[]; isLocked: boolean };

/** The contents, as a book has them. */
export function Outline({ courseId, modules, isLocked }: OutlineProps) {
  return (
    <section aria-labelledby="modules-heading" className="course-outline">
      <h2 id="modules-heading" className="sr-only">
        {coursePage.modulesHeading}
      </h2>
      {modules.every(({ lessons }) => lessons.length === 0) && (
        <p className="text-ink-soft">{coursePage.emptyCourse}</p>
      )}
      <ol className="course-modules">
        {modules.map((module) => (
          <li key={module.id} className="course-module">
            <div className="course-module-head">
              <p className="course-module-number">
                {fillWords(coursePage.module, { number: module.number })}
              </p>
              <h3 className="text-heading">{module.title}</h3>
              {module.description && <p className="course-module-about">{module.description}</p>}
            </div>
            {module.lessons.length > 0 ? (
              <ol className="course-lessons" start={module.lessons[0]?.number}>
                {module.lessons.map((lesson) => (
                  <LessonLine
                    key={lesson.id}
                    lesson={lesson}
                    to={lessonPath(courseId, lesson.id)}
                    isLocked={isLocked}
                  />
                ))}
              </ol>
            ) : (
              <p className="text-ink-soft">{coursePage.emptyModule}</p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
