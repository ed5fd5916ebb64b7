import { studioLessonPage } from "@academy/content/pages/studio/courses/lesson-page";
import type { LessonWords, StudioLesson } from "@academy/contract/studio-courses";
import { fillWords } from "../../../../lib/text/fill-words.ts";
import { formatTime } from "../../../../lib/text/format-time.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/modal/dialog.tsx";
import { StudioLessonText } from "./studio-lesson-text.tsx";

const words = studioLessonPage.conflict;

type ConflictDialogProps = {
  mine: LessonWords;
  theirs: StudioLesson;
  onChoose: (choice: "mine" | "theirs") => void;
  onClose: () => void;
};

/** Both texts beside each other, and the choice between them. */
export function ConflictDialog({ mine, theirs, onChoose, onClose }: ConflictDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title}
      description={words.text}
      closeLabel={words.later}
      actions={
        <>
          <Button onClick={() => onChoose("mine")}>{words.keepMine}</Button>
          <Button variant="secondary" onClick={() => onChoose("theirs")}>
            {words.takeTheirs}
          </Button>
        </>
      }
    >
      <div className="lesson-both">
        <Side heading={words.mine} written={mine} />
        <Side
          heading={words.theirs}
          written={theirs}
          more={
            theirs.savedAt
              ? fillWords(words.by, {
                  name: theirs.savedBy ?? studioLessonPage.someone,
                  time: formatTime(theirs.savedAt),
                })
              : undefined
          }
        />
      </div>
    </Dialog>
  );
}

type SideProps = { heading: string; written: LessonWords; more?: string | undefined };

function Side({ heading, written, more }: SideProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section aria-label={heading} tabIndex={0}>
      <h3>{heading}</h3>
      {more && <p className="studio-small">{more}</p>}
      <p className="lesson-both-title">{written.title}</p>
      <StudioLessonText markdown={written.text} />
    </section>
  );
}
