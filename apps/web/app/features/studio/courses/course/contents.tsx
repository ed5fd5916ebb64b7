import { studioCoursePage } from "@academy/content/pages/studio/courses/course-page";
import type { StudioCourse, StudioLessonRow, StudioModule } from "@academy/contract/studio/courses";
import { type KeyboardEvent, useCallback, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { fillWords } from "../../../../lib/text/fill-words.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { useListDrag } from "../../kit/use-list-drag.ts";
import { makeLesson, makeModule, useCourseChange } from "../calls.ts";
import { studioLessonPath } from "../paths.ts";
import { TitleDialog } from "../title-dialog.tsx";
import { ArchivedContents } from "./archived-contents.tsx";
import { type Arrangement, moveLesson, moveModule, slotOf, stepLesson, stepModule } from "./arrangement.ts";
import { LessonActions } from "./lesson-actions.tsx";
import { ModuleDialog } from "./module-dialog.tsx";
import { ModuleSection } from "./module-section.tsx";
import { useArrangement } from "./use-arrangement.ts";

const words = studioCoursePage.contents;

type OpenDialog =
  | { what: "newModule" }
  | { what: "newLesson"; module: StudioModule }
  | { what: "module"; module: StudioModule }
  | { what: "lesson"; lesson: StudioLessonRow };

/** Modules and lessons in their order: moved by dragging, or with the arrow keys on a handle. */
export function Contents({ course }: { course: StudioCourse }) {
  const { arrangement, move } = useArrangement(course);
  const [news, setNews] = useState("");
  const [open, setOpen] = useState<OpenDialog>();
  const navigate = useNavigate();
  const close = () => setOpen(undefined);
  const addModule = useCourseChange((title: string) => makeModule(course.id, title));
  const addLesson = useCourseChange(({ id, title }: { id: string; title: string }) => makeLesson(id, title));

  const latest = useRef(arrangement);
  latest.current = arrangement;
  const change = (next: Arrangement, id: string) => {
    if (move(next)) setNews(whereIn(next, id));
  };
  // Rows are told apart by what they show alone: of five hundred only those that moved are drawn anew.
  const steps = useRef({ change });
  steps.current = { change };
  const stepKey = useCallback((event: KeyboardEvent<HTMLElement>) => {
    const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : undefined;
    const { lineHandle: lesson, sectionHandle: module } = event.currentTarget.dataset;
    if (!by) return;
    event.preventDefault();
    if (lesson) steps.current.change(stepLesson(latest.current, lesson, by), lesson);
    else if (module) steps.current.change(stepModule(latest.current, module, by), module);
    const handle = event.currentTarget.id;
    requestAnimationFrame(() => document.getElementById(handle)?.focus());
  }, []);
  const showLesson = useCallback((lesson: StudioLessonRow) => setOpen({ what: "lesson", lesson }), []);
  const drag = useListDrag({
    onLine: (lessonId, { sectionId: moduleId, overId }) => {
      const lessons = arrangement.find(({ module }) => module.id === moduleId)?.lessons ?? [];
      const index = overId ? lessons.findIndex(({ id }) => id === overId) : lessons.length;
      change(moveLesson(arrangement, lessonId, { moduleId, index }), lessonId);
    },
    onSection: (moduleId, overId) => {
      change(moveModule(arrangement, moduleId, overId), moduleId);
      requestAnimationFrame(() => document.getElementById(`handle-${moduleId}`)?.focus());
    },
  });

  return (
    <section aria-labelledby="contents-heading" className="course-contents">
      <h2 id="contents-heading" className="text-heading">
        {words.heading}
      </h2>
      {arrangement.length > 0 ? (
        <p id="move-hint" className="studio-small">
          {words.hint}
        </p>
      ) : (
        <p className="text-ink-soft">{words.empty}</p>
      )}
      <ol className="course-edit-modules" onPointerDown={drag}>
        {arrangement.map(({ module, lessons }, index) => (
          <ModuleSection
            key={module.id}
            module={module}
            lessons={lessons}
            courseId={course.id}
            number={index + 1}
            onStep={stepKey}
            onMore={showLesson}
            onEdit={() => setOpen({ what: "module", module })}
            onAdd={() => setOpen({ what: "newLesson", module })}
          />
        ))}
      </ol>
      <Button variant="secondary" size="small" onClick={() => setOpen({ what: "newModule" })}>
        {words.addModule}
      </Button>
      <p role="status" className="sr-only">
        {news}
      </p>
      <ArchivedContents modules={course.modules} />
      <TitleDialog
        isOpen={open?.what === "newModule"}
        words={{ ...moduleWords, title: moduleWords.newTitle, confirm: moduleWords.add }}
        make={addModule.mutateAsync}
        onClose={close}
        onMade={close}
      />
      <TitleDialog
        isOpen={open?.what === "newLesson"}
        words={{ ...lessonWords, title: lessonWords.newTitle, confirm: lessonWords.add }}
        make={(title) =>
          addLesson.mutateAsync({ id: open?.what === "newLesson" ? open.module.id : "", title })
        }
        onClose={close}
        onMade={({ id }) => void navigate(studioLessonPath(course.id, id))}
      />
      {open?.what === "module" && <ModuleDialog module={open.module} onClose={close} />}
      {open?.what === "lesson" && (
        <LessonActions
          lesson={open.lesson}
          courseId={course.id}
          arrangement={arrangement}
          onMove={(moduleId) => {
            const index = arrangement.find(({ module }) => module.id === moduleId)?.lessons.length ?? 0;
            change(moveLesson(arrangement, open.lesson.id, { moduleId, index }), open.lesson.id);
            close();
          }}
          onClose={close}
        />
      )}
    </section>
  );
}

const moduleWords = studioCoursePage.moduleForm;
const lessonWords = studioCoursePage.lessonForm;

function whereIn(arrangement: Arrangement, id: string): string {
  const slot = slotOf(arrangement, id);
  const at = arrangement.findIndex(({ module }) => module.id === (slot?.moduleId ?? id));
  const part = arrangement[at];
  if (!part) return "";
  const lesson = part.lessons.find((each) => each.id === id);
  return fillWords(words.moved, {
    title: lesson?.title ?? part.module.title,
    place: (slot?.index ?? at) + 1,
    count: lesson ? part.lessons.length : arrangement.length,
    module: lesson ? part.module.title : words.heading,
  });
}
