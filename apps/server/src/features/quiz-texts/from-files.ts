import type { QuizTexts } from "@academy/quiz/texts/texts";
import type { Db, Tx } from "../../platform/db/database.ts";
import { orderedId } from "../../platform/ordered-id.ts";
import { keepPublished } from "../words/public.ts";
import { addDraft, addVersion, findNewest, removeDraft } from "./quiz-texts.queries.ts";
import { stateOfQuiz } from "./studio/quiz-state.ts";
import { refuseTexts, refuseVersion, sortTexts, tidyTexts } from "./texts.rules.ts";
import { hashTexts, nameOf } from "./version-names.ts";
import { versionPage, versionWords } from "./version-words.ts";
import { firstVersion } from "./versions.ts";

/** What the quiz says differently from its first version, and what is being written of it. */
export async function quizForFiles(db: Db) {
  const { draft, publishedTexts } = await stateOfQuiz(db);
  return { published: sortTexts(publishedTexts), draft: draft ? sortTexts(draft.texts) : null };
}

/** Why texts from a file can't be the quiz's, in words. */
export function whyNotQuiz(texts: QuizTexts, isPublished: boolean): string | undefined {
  const refusal = refuseTexts(texts) ?? (isPublished ? refuseVersion(texts) : undefined);
  return refusal && `${refusal.field}: ${refusal.message}`;
}

/** Another version, by nobody in the studio; those before stay with the results that name them. */
export async function keepQuizVersion(tx: Tx, given: QuizTexts, now: Date): Promise<void> {
  const texts = tidyTexts(given);
  const number = ((await findNewest(tx))?.number ?? firstVersion) + 1;
  await keepPublished(
    tx,
    { page: versionPage, edits: versionWords(nameOf(number, texts), texts), ownPage: null },
    now,
  );
  const version = { number, hash: hashTexts(texts), texts, restoredFrom: null, by: null };
  if (!(await addVersion(tx, version, now))) throw new Error("somebody has published at the same moment");
}

/** In the place of what is being written there. */
export async function keepQuizDraft(tx: Tx, texts: QuizTexts, now: Date): Promise<void> {
  const { draft } = await stateOfQuiz(tx);
  if (draft) await removeDraft(tx, draft.state);
  await addDraft(tx, { texts, state: orderedId(now), by: null }, now);
}
