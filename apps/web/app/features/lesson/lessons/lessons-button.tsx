import { lessonPage } from "@academy/content/pages/learning/lesson-page";
import type { LessonView } from "@academy/contract/learning/lessons";
import { ListTree } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { Dialog } from "../../../ui/modal/dialog.tsx";
import { LessonsOf } from "./lessons-of.tsx";

const { label, title, close } = lessonPage.lessons;

/** All lessons of the course, one tap away. */
export function LessonsButton({ lesson }: { lesson: LessonView }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        icon={<ListTree aria-hidden="true" />}
        aria-haspopup="dialog"
        className="lessons-button"
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={title} closeLabel={close}>
        <LessonsOf lesson={lesson} onChoose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
