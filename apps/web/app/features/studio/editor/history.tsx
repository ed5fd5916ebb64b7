import { studioEditor } from "@academy/content/pages/studio/editor";
import { type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { fillWords } from "../../../lib/text/fill-words.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { Dialog } from "../../../ui/modal/dialog.tsx";
import { toast } from "../../../ui/toast/toast-store.ts";

const words = studioEditor.history;

type Version = {
  id: string;
  /** When it was and who it was. */
  title: string;
  badge?: string | undefined;
  canRestore: boolean;
};

type HistoryProps = {
  /** Undefined as long as they are on their way. */
  versions: readonly Version[] | undefined;
  none: string;
  /** What becomes of a version that is restored. */
  consequence: string;
  show: (id: string) => ReactNode;
  restore: (id: string) => Promise<boolean>;
  restored: string;
  /** Below the list: that it is on its way, that it failed, or the way to more of it. */
  more?: ReactNode;
  onClose: () => void;
};

/** What it said when, and who published it: looked at, and brought back. */
export function History(props: HistoryProps) {
  const { versions, none, consequence, show, restore, restored, more, onClose } = props;
  const [shownId, setShownId] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const shown = versions?.find(({ id }) => id === shownId);
  const bringBack = async (id: string) => {
    setBusy(true);
    const isDone = await restore(id);
    setBusy(false);
    // Before the toast, which would go with the dialog; why it was not done, the page behind says.
    flushSync(onClose);
    if (isDone) toast({ title: restored });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title}
      closeLabel={words.close}
      actions={
        shown && (
          <>
            {shown.canRestore && (
              <Button isBusy={isBusy} onClick={() => void bringBack(shown.id)}>
                {isBusy ? words.restoring : words.restore}
              </Button>
            )}
            <Button variant="quiet" onClick={() => setShownId(undefined)}>
              {words.back}
            </Button>
          </>
        )
      }
    >
      {shown ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        <section aria-label={shown.title} tabIndex={0}>
          <p className="editor-version-title">{shown.title}</p>
          {show(shown.id)}
          {shown.canRestore && <p className="studio-small mt-4">{consequence}</p>}
        </section>
      ) : (
        <>
          {versions?.length === 0 && <p className="text-ink-soft">{none}</p>}
          <ol className="editor-versions">
            {versions?.map(({ id, title, badge }) => (
              <li key={id}>
                <span className="wrap-anywhere">{title}</span>
                {badge && <Badge look="wash">{badge}</Badge>}
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={fillWords(words.showNamed, { version: title })}
                  onClick={() => setShownId(id)}
                >
                  {words.show}
                </Button>
              </li>
            ))}
          </ol>
          {more}
        </>
      )}
    </Dialog>
  );
}
