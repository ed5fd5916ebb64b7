import { studioPagesPage } from "@academy/content/pages/studio/pages-page";
import type { PageEdits, PageWords } from "@academy/contract/studio/pages";
import { useState } from "react";
import { explain } from "../../../lib/api/api-error.ts";
import { fillWords } from "../../../lib/text/fill-words.ts";
import { formatTime } from "../../../lib/text/format-time.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Dialog } from "../../../ui/modal/dialog.tsx";
import { toast } from "../../../ui/toast/toast-store.ts";
import { differences } from "./page-words.ts";

const words = studioPagesPage.history;

type PageHistoryProps = {
  page: PageWords;
  restore: (revision: number) => Promise<void>;
  refresh: () => Promise<void>;
};

/** What the page said when, who published it, and what was changed each time. */
export function PageHistory({ page, restore, refresh }: PageHistoryProps) {
  const [asked, setAsked] = useState<number>();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const { versions, parts } = page;
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
      await refresh();
    } catch (failure) {
      setError(failure);
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className="page-history" aria-labelledby="page-history-heading">
      <h2 id="page-history-heading">{words.heading}</h2>
      {versions.length === 0 && <p className="studio-small">{words.none}</p>}
      <ol>
        {versions.map(({ revision, at, by, restoredFrom, edits }, index) => (
          <li key={revision}>
            <p>
              {fillWords(restoredFrom === null ? words.version : words.restored, {
                when: formatTime(at),
                who: by ?? studioPagesPage.states.someone,
              })}
              {index === 0 && <span className="studio-small"> · {words.current}</span>}
            </p>
            <Changes parts={parts} before={versions[index + 1]?.edits ?? {}} after={edits} />
            {index > 0 && (
              <Button size="small" variant="quiet" onClick={() => setAsked(revision)}>
                {words.restore}
              </Button>
            )}
          </li>
        ))}
        {versions.length > 0 && (
          <li>
            <p>{words.first}</p>
            <Button size="small" variant="quiet" onClick={() => setAsked(0)}>
              {words.restore}
            </Button>
          </li>
        )}
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

type ChangesProps = { parts: PageWords["parts"]; before: PageEdits; after: PageEdits };

function Changes({ parts, before, after }: ChangesProps) {
  const changes = differences(parts, before, after);
  if (changes.length === 0) return <p className="studio-small">{words.nothing}</p>;
  const { one, many } = words.changes;
  return (
    <details>
      <summary>{changes.length === 1 ? one : fillWords(many, { count: changes.length })}</summary>
      <dl>
        {changes.map(({ id, label, before: was, after: is }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>
              <span className="sr-only">{words.before}: </span>
              <del>{was}</del>
            </dd>
            <dd>
              <span className="sr-only">{words.after}: </span>
              <ins>{is}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
