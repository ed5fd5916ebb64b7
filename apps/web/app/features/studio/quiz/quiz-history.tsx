import { studioQuizPage } from "@academy/content/pages/studio/quiz-page";
import type { QuizVersion } from "@academy/contract/studio/quiz";
import { useState } from "react";
import { explain } from "../../../lib/api/api-error.ts";
import { fillWords } from "../../../lib/text/fill-words.ts";
import { formatTime } from "../../../lib/text/format-time.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Dialog } from "../../../ui/modal/dialog.tsx";
import { toast } from "../../../ui/toast/toast-store.ts";
import { SkeletonText } from "../../../ui/waiting/skeleton.tsx";
import { ListEnd } from "../kit/list.tsx";
import { Changes } from "./changes.tsx";
import { differences } from "./quiz-places.ts";
import { useQuizVersion, useQuizVersions } from "./use-quiz.ts";

const words = studioQuizPage.history;

type QuizHistoryProps = {
  published: QuizVersion | null;
  restore: (number: number) => Promise<void>;
  refresh: () => Promise<void>;
};

/** What the quiz said when, who published it, and what was changed each time. */
export function QuizHistory({ published, restore, refresh }: QuizHistoryProps) {
  const list = useQuizVersions();
  const [asked, setAsked] = useState<number>();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState("");
  const close = () => {
    setAsked(undefined);
    setFailure("");
  };
  const bringBack = async () => {
    setBusy(true);
    try {
      await restore(asked ?? 1);
      close();
      toast({ title: words.restoring.done });
      await refresh();
    } catch (error) {
      setFailure(explain(error));
    } finally {
      setBusy(false);
    }
  };
  const isFirst = !published || published.changed === 0;
  return (
    <section className="quiz-history" aria-labelledby="quiz-history-heading">
      <h2 id="quiz-history-heading">{words.heading}</h2>
      {list.items?.length === 0 && <p className="studio-small">{words.none}</p>}
      <ol>
        {list.items?.map((version) => (
          <li key={version.number}>
            <p>
              {titleOf(version)}
              {version.number === published?.number && (
                <span className="studio-small"> · {words.current}</span>
              )}
            </p>
            <Version number={version.number} />
            {version.number !== published?.number && version.changed > 0 && (
              <Button size="small" variant="quiet" onClick={() => setAsked(version.number)}>
                {words.restore}
              </Button>
            )}
          </li>
        ))}
        {list.items && list.items.length > 0 && !list.hasMore && (
          <li>
            <p>{words.first}</p>
          </li>
        )}
      </ol>
      <ListEnd list={list} />
      {!isFirst && (
        <p>
          <Button size="small" variant="secondary" onClick={() => setAsked(1)}>
            {words.original}
          </Button>
        </p>
      )}
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
          {failure}
        </p>
      </Dialog>
    </section>
  );
}

function titleOf({ number, at, by, restoredFrom, changed }: QuizVersion): string {
  const about = { number, when: formatTime(at), who: by ?? studioQuizPage.state.someone };
  if (changed === 0) return fillWords(words.back, about);
  return restoredFrom === null
    ? fillWords(words.version, about)
    : fillWords(words.restored, { ...about, from: restoredFrom });
}

/** What a version says differently from the one before it; fetched when somebody wants to know. */
function Version({ number }: { number: number }) {
  const [isOpen, setOpen] = useState(false);
  const { data, error } = useQuizVersion(number, isOpen);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.differences}</summary>
      {isOpen && !data && !error && <SkeletonText lines={2} label={words.differences} />}
      {error && <p role="alert">{explain(error)}</p>}
      {data && <Changes changes={differences(data.before, data.texts)} />}
    </details>
  );
}
