import { studioCoursePage } from "@academy/content/pages/studio/courses/course-page";
import type { StudioLessonRow } from "@academy/contract/studio/courses";
import { useState } from "react";
import { fillWords } from "../../../../lib/text/fill-words.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { LinkButton } from "../../../../ui/buttons/link-button.tsx";
import { Field } from "../../../../ui/form/field.tsx";
import { Select } from "../../../../ui/form/select.tsx";
import { Dialog } from "../../../../ui/modal/dialog.tsx";
import { Action } from "../../kit/action.tsx";
import { archiveLesson, useCourseChange } from "../calls.ts";
import { studioLessonPath } from "../paths.ts";
import { type Arrangement, slotOf } from "./arrangement.ts";

const words = studioCoursePage.lessonActions;

type LessonActionsProps = {
  lesson: StudioLessonRow;
  courseId: string;
  arrangement: Arrangement;
  onMove: (moduleId: string) => void;
  onClose: () => void;
};

export function LessonActions({ lesson, courseId, arrangement, onMove, onClose }: LessonActionsProps) {
  const here = slotOf(arrangement, lesson.id)?.moduleId ?? "";
  const [moduleId, setModuleId] = useState(here);
  const archiving = useCourseChange(() => archiveLesson(lesson.id, true));
  return (
    <Dialog isOpen onClose={onClose} title={fillWords(words.title, { title: lesson.title })}>
      <div className="lesson-actions">
        <LinkButton to={studioLessonPath(courseId, lesson.id)}>{words.open}</LinkButton>
        {arrangement.length > 1 && (
          <div className="lesson-actions-move">
            <Field label={words.module}>
              <Select
                value={moduleId}
                options={arrangement.map(({ module }) => [module.id, module.title])}
                onChange={({ target }) => setModuleId(target.value)}
              />
            </Field>
            <Button variant="secondary" onClick={() => (moduleId === here ? onClose() : onMove(moduleId))}>
              {words.move}
            </Button>
          </div>
        )}
        <div>
          <p className="studio-small">{words.archiveText}</p>
          <Action
            size="medium"
            label={words.archive}
            busy={words.busy}
            act={() => archiving.mutateAsync(undefined)}
            onDone={onClose}
          />
        </div>
      </div>
    </Dialog>
  );
}
