import type { QuizTexts } from "@academy/quiz/texts/texts";
import type { Db, Tx } from "../../platform/db/database.ts";
import { addVersion, putDraft } from "../drafts/public.ts";
import { keepPublished } from "../words/public.ts";
import { refuseTexts, refuseVersion, sortTexts, tidyTexts } from "./texts.rules.ts";
import { nameOf } from "./version-names.ts";
import { versionPage, versionWords } from "./version-words.ts";
import { quizSubject, stateOfQuiz } from "./versions.ts";

/** What the quiz says differently from its first version, and what is being written of it. */
export async function quizForFiles(db: Db) {
  const { draft, publishedTexts } = await stateOfQuiz(db);
  return { published: sortTexts(publishedTexts), draft: draft ? sortTexts(draft.body) : null };
}

/** Why texts from a file can't be the quiz's, in words. */
export function whyNotQuiz(texts: QuizTexts, isPublished: boolean): string | undefined {
  const refusal = refuseTexts(texts) ?? (isPublished ? refuseVersion(texts) : undefined);
  return refusal && `${refusal.field}: ${refusal.message}`;
}

/** Another version, by nobody in the studio; those before stay with the results that name them. */
export async function keepQuizVersion(tx: Tx, given: QuizTexts, now: Date): Promise<void> {
  const texts = tidyTexts(given);
  const number = (await stateOfQuiz(tx)).number + 1;
  await keepPublished(
    tx,
    { page: versionPage, edits: versionWords(nameOf(number, texts), texts), ownPage: null },
    now,
  );
  const isAdded = await addVersion(tx, quizSubject, { number, body: texts, by: null }, now);
  if (!isAdded) throw new Error("somebody has published at the same moment");
}

/** In the place of what is being written there. */
export const keepQuizDraft = (tx: Tx, texts: QuizTexts, now: Date): Promise<void> =>
  putDraft(tx, quizSubject, texts, now);
