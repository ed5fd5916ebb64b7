import { noTexts, type QuizTexts } from "@academy/quiz/texts/texts";
import type { Clock } from "../../../platform/clock.ts";
import { type Db, inTransaction } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { type Actor, recordAudit } from "../../audit/public.ts";
import { addVersion, discardDraft, endDraft, findVersion, saveOver } from "../../drafts/public.ts";
import { publishWords, type Words } from "../../words/public.ts";
import { refuseTexts, refuseVersion, tidyTexts } from "../texts.rules.ts";
import { nameOf } from "../version-names.ts";
import { versionPage, versionWords } from "../version-words.ts";
import { firstVersion, quizSubject, stateOfQuiz } from "../versions.ts";

export type PublishDeps = { db: Db; now: Clock; words: Words | undefined };

export async function saveQuizDraft(
  db: Db,
  { basedOn, texts }: { basedOn: string; texts: QuizTexts },
  actor: Actor,
): Promise<{ state: string }> {
  const refusal = refuseTexts(texts);
  if (refusal) throw new AppError("BAD_REQUEST", refusal);
  return inTransaction(db, async (tx) => {
    const { standing, draft } = await stateOfQuiz(tx);
    const state = await saveOver(tx, standing, { body: texts, basedOn }, actor);
    // Once for each draft: it is saved with every pause of the one who writes.
    if (!draft) {
      await recordAudit(tx, { by: actor.by, action: "quiz.edit", subject: { kind: "quiz" } }, actor.now);
    }
    return { state };
  });
}

export function discardQuizDraft(db: Db, basedOn: string): Promise<void> {
  return inTransaction(db, (tx) => discardDraft(tx, quizSubject, basedOn));
}

type Publication = { texts: QuizTexts; basedOn: string; restoredFrom: number | null };

/**
 * The name of the version goes the way of words: the pages that begin an attempt say it, in every process within
 * a second, and the version is part of the commit that publishes it.
 */
async function publish({ db, now, words }: PublishDeps, publication: Publication, by: string) {
  const { basedOn, restoredFrom } = publication;
  const texts = tidyTexts(publication.texts);
  const number = (await stateOfQuiz(db)).number + 1;
  const edits = versionWords(nameOf(number, texts), texts);
  await publishWords(words, versionPage, edits, { db, by, now }, async (tx, at) => {
    await endDraft(tx, (await stateOfQuiz(tx)).standing, basedOn);
    if (!(await addVersion(tx, quizSubject, { number, body: texts, restoredFrom, by }, at)))
      throw new AppError("CONFLICT");
    const action = restoredFrom === null ? "quiz.publish" : "quiz.restore";
    await recordAudit(tx, { by, action, subject: { kind: "quiz" }, detail: { version: number } }, at);
  });
}

export async function publishQuizDraft(deps: PublishDeps, basedOn: string, by: string): Promise<void> {
  const { draft, texts, state } = await stateOfQuiz(deps.db);
  if (!draft || state !== basedOn) throw new AppError("CONFLICT");
  const refusal = refuseVersion(texts);
  if (refusal) throw new AppError("BAD_REQUEST", refusal);
  await publish(deps, { texts, basedOn, restoredFrom: null }, by);
}

/** A new version with the texts of an old one. */
export async function restoreQuizVersion(
  deps: PublishDeps,
  { basedOn, number }: { basedOn: string; number: number },
  by: string,
): Promise<void> {
  const found = number === firstVersion ? { body: noTexts } : await findVersion(deps.db, quizSubject, number);
  if (!found) throw new AppError("NOT_FOUND");
  // Before anything is rendered for nothing.
  if ((await stateOfQuiz(deps.db)).state !== basedOn) throw new AppError("CONFLICT");
  await publish(deps, { texts: found.body, basedOn, restoredFrom: number }, by);
}
