import { studioCoursePage } from "@academy/content/pages/studio/courses/course-page";
import type { StudioLessonRow, StudioModule } from "@academy/contract/studio/courses";
import { GripVertical } from "lucide-react";
import type { KeyboardEvent } from "react";
import { fillWords } from "../../../../lib/text/fill-words.ts";
import { formatDay } from "../../../../lib/text/format-time.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { LessonLine } from "./lesson-line.tsx";

const words = studioCoursePage.contents;

function Opens({ module: { dripDays, dripAt } }: { module: StudioModule }) {
  if (dripDays === null && dripAt === null) return null;
  const day = dripAt && fillWords(words.dripAt, { day: formatDay(dripAt) });
  return <p className="studio-small">{day ?? words.dripDays(dripDays ?? 0)}</p>;
}

type ModuleSectionProps = {
  module: StudioModule;
  lessons: StudioLessonRow[];
  courseId: string;
  number: number;
  onStep: (event: KeyboardEvent<HTMLElement>) => void;
  onMore: (lesson: StudioLessonRow) => void;
  onEdit: () => void;
  onAdd: () => void;
};

export function ModuleSection(props: ModuleSectionProps) {
  const { module, lessons, courseId, number, onStep, onMore, onEdit, onAdd } = props;
  return (
    <li data-section={module.id} className="module-edit">
      <div className="module-edit-head">
        <button
          type="button"
          id={`handle-${module.id}`}
          data-section-handle={module.id}
          className="icon-button move-handle"
          aria-label={fillWords(words.handle, { title: module.title })}
          aria-describedby="move-hint"
          onKeyDown={onStep}
        >
          <GripVertical aria-hidden="true" />
        </button>
        <div className="min-w-0">
          <p className="studio-small">{fillWords(words.module, { number })}</p>
          <h3 className="wrap-anywhere">{module.title}</h3>
          <Opens module={module} />
        </div>
        <Button variant="quiet" size="small" onClick={onEdit} aria-label={`${words.edit}: ${module.title}`}>
          {words.edit}
        </Button>
      </div>
      {lessons.length > 0 && (
        <ol className="lesson-lines">
          {lessons.map((lesson) => (
            <LessonLine
              key={lesson.id}
              lesson={lesson}
              moduleId={module.id}
              courseId={courseId}
              onStep={onStep}
              onMore={onMore}
            />
          ))}
        </ol>
      )}
      <div data-place={module.id} className="module-edit-end">
        {lessons.length === 0 && <p className="text-ink-soft">{words.emptyModule}</p>}
        <Button
          variant="quiet"
          size="small"
          onClick={onAdd}
          aria-label={`${words.addLesson}: ${module.title}`}
        >
          {words.addLesson}
        </Button>
      </div>
    </li>
  );
}
