import { studioOwnPages } from "@academy/content/pages/studio/own-pages";
import { studioPagesPage } from "@academy/content/pages/studio/pages-page";
import type { OwnPageView } from "@academy/contract/visitors/own-pages";
import { useState } from "react";
import { explain } from "../../../../lib/api/api-error.ts";
import { fillWords } from "../../../../lib/text/fill-words.ts";
import { formatTime } from "../../../../lib/text/format-time.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { Dialog } from "../../../../ui/modal/dialog.tsx";
import { toast } from "../../../../ui/toast/toast-store.ts";

const words = studioPagesPage.history;
const own = studioOwnPages.history;

type Version = OwnPageView["versions"][number];
type OwnPageHistoryProps = { versions: readonly Version[]; restore: (revision: number) => Promise<void> };

const sentenceOf = ({ page, restoredFrom }: Version) => {
  if (!page) return own.down;
  return restoredFrom === null ? own.published : own.restored;
};

/** What was shown when, and by whom it was published. */
export function OwnPageHistory({ versions, restore }: OwnPageHistoryProps) {
  const [asked, setAsked] = useState<number>();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const close = () => {
    setAsked(undefined);
    setError(undefined);
  };
  const bringBack = async () => {
    setBusy(true);
    try {
      await restore(asked ?? 0);
      close();
      toast({ title: words.restoring.done });
    } catch (failure) {
      setError(failure);
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className="page-history" aria-labelledby="page-history-heading">
      <h2 id="page-history-heading">{words.heading}</h2>
      {versions.length === 0 && <p className="studio-small">{own.none}</p>}
      <ol>
        {versions.map((version, index) => (
          <li key={version.revision}>
            <p className="wrap-anywhere">
              {fillWords(sentenceOf(version), {
                when: formatTime(version.at),
                who: version.by ?? studioPagesPage.states.someone,
                address: version.page?.address ?? "",
              })}
              {index === 0 && version.page && <span className="studio-small"> · {words.current}</span>}
            </p>
            {version.page && index > 0 && (
              <Button size="small" variant="quiet" onClick={() => setAsked(version.revision)}>
                {words.restore}
              </Button>
            )}
          </li>
        ))}
      </ol>
      <Dialog
        isOpen={asked !== undefined}
        onClose={close}
        title={words.restoring.title}
        description={words.restoring.text}
        actions={
          <>
            <Button isBusy={isBusy} onClick={() => void bringBack()}>
              {isBusy ? words.restoring.busy : words.restoring.confirm}
            </Button>
            <Button variant="quiet" onClick={close}>
              {words.restoring.cancel}
            </Button>
          </>
        }
      >
        <p role="alert" className="field-error">
          {error === undefined ? "" : explain(error)}
        </p>
      </Dialog>
    </section>
  );
}
