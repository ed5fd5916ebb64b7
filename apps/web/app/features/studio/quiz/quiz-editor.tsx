import { studioEditor } from "@academy/content/pages/studio/editor";
import { studioQuizPage } from "@academy/content/pages/studio/quiz-page";
import * as calls from "@academy/contract/calls/studio/quiz";
import type { QuizView } from "@academy/contract/studio/quiz";
import { checkBalance } from "@academy/quiz/scoring/balance";
import type { QuizTexts } from "@academy/quiz/texts/texts";
import { useDeferredValue, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { callApi } from "../../../lib/api/api.ts";
import { apiQuery } from "../../../lib/api/query-client.ts";
import { groupBy } from "../../../lib/group-by.ts";
import { countWords } from "../../../lib/text/count-words.ts";
import { fillWords } from "../../../lib/text/fill-words.ts";
import { formatTime } from "../../../lib/text/format-time.ts";
import { toast } from "../../../ui/toast/toast-store.ts";
import { ChangedTexts } from "../editor/changes.tsx";
import { ConfirmAct, EditorFrame } from "../editor/editor-frame.tsx";
import { isObject } from "../editor/local-drafts.ts";
import { useDraft } from "../editor/use-draft.ts";
import { PlaceList } from "./place-list.tsx";
import { PublishDialog } from "./publish-dialog.tsx";
import { QuizHistory } from "./quiz-history.tsx";
import { differences, withText } from "./quiz-places.ts";

const words = studioQuizPage;

export const quizQuery = apiQuery(calls.showQuiz);

const useQuizDraft = (quiz: QuizView) =>
  useDraft<QuizTexts, QuizView>({
    thing: quiz,
    contentOf: ({ texts }) => texts,
    revisionOf: ({ state }) => state,
    save: async (texts, basedOn) => {
      const body = { basedOn, texts: { ...texts } };
      return (await callApi(calls.saveQuizDraft, { body, keepalive: true })).state;
    },
    read: () => callApi(calls.showQuiz),
    queryKey: quizQuery.queryKey,
    name: "quiz-texts",
    check: (found) => isObject(found) && Object.values(found).every((text) => typeof text === "string"),
  });

export function QuizEditor({ quiz: opened }: { quiz: QuizView }) {
  const draft = useQuizDraft(opened);
  const { thing: quiz, value: texts, problem, act } = draft;
  // Somebody who types fast sees the letters first and the warnings a moment later.
  const settled = useDeferredValue(texts);
  const found = useMemo(() => checkBalance(settled), [settled]);
  const problems = useMemo(() => groupBy(found, ({ id }) => id), [found]);
  const changes = useMemo(() => differences(quiz.publishedTexts, settled), [quiz, settled]);
  const [open, setOpen] = useState<"publish" | "history">();
  const close = () => setOpen(undefined);
  const wrong = new Set(found.filter(({ isError }) => isError).map(({ id }) => id)).size;
  const publish = async () => {
    const isDone = await act("publish", (basedOn) => callApi(calls.publishQuiz, { body: { basedOn } }));
    // Before the toast, which would go with the dialog; why it was not done, the page behind says.
    flushSync(close);
    if (isDone) toast({ title: words.publishing.done });
  };
  const discard = () =>
    act("discard", (basedOn) => callApi(calls.discardQuizDraft, { body: { basedOn } }), {
      dropsUnsaved: true,
    });
  const restore = (number: number) =>
    act("restore", (basedOn) => callApi(calls.restoreQuiz, { body: { basedOn, number } }), {
      dropsUnsaved: true,
    });

  return (
    <EditorFrame
      draft={draft}
      heading={words.title}
      saved={
        changes.length === 0
          ? words.status.unchanged
          : `${words.status.saved}. ${countWords(changes.length, words.status.waiting)}`
      }
      onHistory={() => setOpen("history")}
      acts={
        (changes.length > 0 || quiz.draft || draft.hasSavedSince) && (
          <ConfirmAct
            label={studioEditor.discard}
            words={{ ...studioEditor.discarding, text: words.discarding }}
            act={{ run: discard, done: studioEditor.discarded }}
          />
        )
      }
      publish={{
        isDisabled: changes.length === 0,
        onAsk: () => (wrong > 0 ? draft.refuse() : setOpen("publish")),
      }}
      compare={(value, other) => <ChangedTexts changes={differences(other, value)} />}
      whoSaved={(theirs) => theirs.draft ?? theirs.published}
    >
      <p className="max-w-184 text-ink-soft">{words.intro}</p>
      <p className="studio-small">{standing(quiz)}</p>
      {wrong > 0 && (
        <p role="alert" className="text-danger">
          {countWords(wrong, words.blocked)}
        </p>
      )}
      <PlaceList
        texts={texts}
        published={quiz.publishedTexts}
        problems={problems}
        refused={problem?.field ? { [problem.field]: problem.sentence } : {}}
        onText={(id, text) => draft.change((before) => withText(before, id, text))}
      />
      <PublishDialog
        isOpen={open === "publish"}
        changes={changes}
        warnings={found.length}
        onPublish={publish}
        onClose={close}
      />
      {open === "history" && <QuizHistory quiz={quiz} restore={restore} onClose={close} />}
    </EditorFrame>
  );
}

/** What visitors read, and who wrote last. */
function standing({ published, draft }: QuizView): string {
  const { first, original, published: version, draft: drafted } = words.state;
  const { someone } = studioEditor;
  const about = published && {
    number: published.number,
    when: formatTime(published.at),
    who: published.by ?? someone,
  };
  const read = about ? fillWords(published?.changed === 0 ? original : version, about) : first;
  const wrote = draft && fillWords(drafted, { when: formatTime(draft.at), who: draft.by ?? someone });
  return [read, wrote].filter(Boolean).join(" ");
}
