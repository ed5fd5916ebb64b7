import type { QuizTexts } from "@academy/quiz/texts/texts";
import { type Db, inTransaction } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { orderedId } from "../../../platform/ordered-id.ts";
import { type Actor, recordAudit } from "../../audit/public.ts";
import { addDraft, changeDraft, removeDraft } from "../quiz-texts.queries.ts";
import { refuseTexts } from "../texts.rules.ts";
import { stateOfQuiz } from "./quiz-state.ts";

/** Over the state that it was based on, or not at all: of two who write at once the second is told. */
export async function saveQuizDraft(
  db: Db,
  { basedOn, texts }: { basedOn: string; texts: QuizTexts },
  { by, now }: Actor,
): Promise<{ state: string }> {
  const refusal = refuseTexts(texts);
  if (refusal) throw new AppError("BAD_REQUEST", refusal);
  const state = orderedId(now);
  return inTransaction(db, async (tx) => {
    const current = await stateOfQuiz(tx);
    if (current.state !== basedOn) throw new AppError("CONFLICT");
    const draft = { texts, state, by };
    const isKept = current.draft
      ? await changeDraft(tx, draft, basedOn, now)
      : await addDraft(tx, draft, now);
    if (!isKept) throw new AppError("CONFLICT");
    // Once for each draft: it is saved with every pause of the one who writes.
    if (!current.draft) await recordAudit(tx, { by, action: "quiz.edit", subject: { kind: "quiz" } }, now);
    return { state };
  });
}

export async function discardQuizDraft(db: Db, basedOn: string): Promise<void> {
  if (!(await inTransaction(db, (tx) => removeDraft(tx, basedOn)))) throw new AppError("CONFLICT");
}
