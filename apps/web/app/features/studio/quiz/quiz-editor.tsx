import { studioQuizPage } from "@academy/content/pages/studio/quiz-page";
import * as calls from "@academy/contract/calls/studio/quiz";
import type { QuizView } from "@academy/contract/studio/quiz";
import { checkBalance } from "@academy/quiz/scoring/balance";
import { useDeferredValue, useMemo, useState } from "react";
import { callApi } from "../../../lib/api/api.ts";
import { explain } from "../../../lib/api/api-error.ts";
import { groupBy } from "../../../lib/group-by.ts";
import { fillWords } from "../../../lib/text/fill-words.ts";
import { formatTime } from "../../../lib/text/format-time.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { toast } from "../../../ui/toast/toast-store.ts";
import { KeptNotice } from "../pages/kept-notice.tsx";
import type { SavingState } from "../pages/use-draft.ts";
import { DiscardDialog } from "./discard-dialog.tsx";
import { PlaceList } from "./place-list.tsx";
import { PublishDialog } from "./publish-dialog.tsx";
import { QuizHistory } from "./quiz-history.tsx";
import { differences, withText } from "./quiz-places.ts";
import { useQuizDraft } from "./use-quiz.ts";

const words = studioQuizPage;

type QuizEditorProps = { quiz: QuizView; refresh: () => Promise<void> };

export function QuizEditor({ quiz, refresh }: QuizEditorProps) {
  const draft = useQuizDraft(quiz);
  const { value: texts, saving } = draft;
  // Somebody who types fast sees the letters first and the warnings a moment later.
  const settled = useDeferredValue(texts);
  const found = useMemo(() => checkBalance(settled), [settled]);
  const problems = useMemo(() => groupBy(found, ({ id }) => id), [found]);
  const changes = useMemo(() => differences(quiz.publishedTexts, settled), [quiz, settled]);
  const [asks, setAsks] = useState<"publish" | "discard">();
  const [failure, setFailure] = useState<string>();
  const close = () => setAsks(undefined);
  const wrong = new Set(found.filter(({ isError }) => isError).map(({ id }) => id)).size;
  const refused = saving.kind === "failed" && saving.field ? { [saving.field]: saving.sentence } : {};

  const attempt = async (work: (basedOn: string) => Promise<unknown>, done: string) => {
    setFailure(undefined);
    const basedOn = await draft.settled();
    if (basedOn === undefined) return close();
    try {
      await work(basedOn);
      // Behind a dialog nobody would read it.
      close();
      toast({ title: done });
      await refresh();
    } catch (error) {
      setFailure(explain(error));
      close();
    }
  };
  const publish = () =>
    attempt((basedOn) => callApi(calls.publishQuiz, { body: { basedOn } }), words.publishing.done);
  const discard = () =>
    attempt((basedOn) => callApi(calls.discardQuizDraft, { body: { basedOn } }), words.discarding.done);
  const restore = async (number: number) => {
    const basedOn = (await draft.settled()) ?? quiz.state;
    await callApi(calls.restoreQuiz, { body: { basedOn, number } });
  };

  return (
    <div className="column studio-page quiz-editor">
      <header className="quiz-editor-head">
        <h1>{words.title}</h1>
        <div className="quiz-editor-acts">
          <p role="status" className="studio-small">
            {statusOf(saving, changes.length)}
          </p>
          {(changes.length > 0 || quiz.draft) && (
            <Button size="small" variant="quiet" onClick={() => setAsks("discard")}>
              {words.discard}
            </Button>
          )}
          <Button
            size="small"
            disabled={changes.length === 0 || wrong > 0}
            onClick={() => setAsks("publish")}
          >
            {words.publish}
          </Button>
        </div>
      </header>
      <p className="quiz-editor-intro">{words.intro}</p>
      <p className="studio-small">{standing(quiz)}</p>
      {wrong > 0 && (
        <p role="alert" className="text-danger">
          {wrong === 1 ? words.blocked.one : fillWords(words.blocked.many, { count: wrong })}
        </p>
      )}
      {(failure || saving.kind === "failed") && (
        <p role="alert" className="text-danger">
          {saving.kind === "failed" ? `${words.status.notSaved} ${saving.sentence} ` : failure}
          {saving.kind === "failed" && (
            <Button size="small" variant="quiet" onClick={() => void draft.save()}>
              {words.status.retry}
            </Button>
          )}
        </p>
      )}
      <KeptNotice kept={draft.kept} state={quiz.state} onUse={draft.useKept} onDrop={draft.dropKept} />
      {saving.kind === "conflict" && (
        <div role="alert" className="quiz-conflict">
          <h2>{words.conflict.heading}</h2>
          <p>{words.conflict.text}</p>
          <Button size="small" onClick={() => void draft.saveOver()}>
            {words.conflict.mine}
          </Button>
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              draft.forget();
              void refresh();
            }}
          >
            {words.conflict.theirs}
          </Button>
        </div>
      )}
      <PlaceList
        texts={texts}
        published={quiz.publishedTexts}
        problems={problems}
        refused={refused}
        onText={(id, text) => draft.change((before) => withText(before, id, text), false)}
      />
      <QuizHistory published={quiz.published} restore={restore} refresh={refresh} />
      <PublishDialog
        isOpen={asks === "publish"}
        changes={changes}
        warnings={found.length}
        onPublish={publish}
        onClose={close}
      />
      <DiscardDialog isOpen={asks === "discard"} onDiscard={discard} onClose={close} />
    </div>
  );
}

/** What visitors read, and who wrote last. */
function standing({ published, draft }: QuizView): string {
  const { first, original, published: version, draft: drafted, someone } = words.state;
  const about = published && {
    number: published.number,
    when: formatTime(published.at),
    who: published.by ?? someone,
  };
  const read = about ? fillWords(published?.changed === 0 ? original : version, about) : first;
  const wrote = draft && fillWords(drafted, { when: formatTime(draft.at), who: draft.by ?? someone });
  return [read, wrote].filter(Boolean).join(" ");
}

function statusOf({ kind }: SavingState, waiting: number): string {
  const { saving, notSaved, unchanged, saved, waiting: said } = words.status;
  if (kind === "waiting" || kind === "saving") return saving;
  if (kind !== "saved") return notSaved;
  if (waiting === 0) return unchanged;
  return `${saved}. ${waiting === 1 ? said.one : fillWords(said.many, { count: waiting })}`;
}
