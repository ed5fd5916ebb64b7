import { studioLessonPage } from "@academy/content/pages/studio/courses/lesson-page";
import type { ReactNode } from "react";
import { fillWords } from "../../../../lib/text/fill-words.ts";
import { formatTime } from "../../../../lib/text/format-time.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { Dialog } from "../../../../ui/modal/dialog.tsx";

const words = studioLessonPage.conflict;

type ConflictDialogProps = {
  mine: ReactNode;
  theirs: ReactNode;
  /** Whose theirs is, and since when. */
  saved: { savedAt: string | null; savedBy: string | null };
  title?: string;
  onChoose: (choice: "mine" | "theirs") => void;
  onClose: () => void;
};

/** Both beside each other, and the choice between them. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { mine, theirs, saved, title = words.title, onChoose, onClose } = props;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
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
        <Side heading={words.mine}>{mine}</Side>
        <Side
          heading={words.theirs}
          more={
            saved.savedAt
              ? fillWords(words.by, {
                  name: saved.savedBy ?? studioLessonPage.someone,
                  time: formatTime(saved.savedAt),
                })
              : undefined
          }
        >
          {theirs}
        </Side>
      </div>
    </Dialog>
  );
}

type SideProps = { heading: string; more?: string | undefined; children: ReactNode };

function Side({ heading, more, children }: SideProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section aria-label={heading} tabIndex={0}>
      <h3>{heading}</h3>
      {more && <p className="studio-small">{more}</p>}
      {children}
    </section>
  );
}
