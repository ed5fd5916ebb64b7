import { noTexts, type QuizTexts } from "@academy/quiz/texts/texts";
import type { Clock } from "../../../platform/clock.ts";
import type { Db } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { recordAudit } from "../../audit/public.ts";
import { publishWords, type Words } from "../../words/public.ts";
import { addVersion, findNewest, findVersion, removeDraft } from "../quiz-texts.queries.ts";
import { refuseVersion, tidyTexts } from "../texts.rules.ts";
import { hashTexts, nameOf } from "../version-names.ts";
import { versionPage, versionWords } from "../version-words.ts";
import { firstVersion } from "../versions.ts";
import { stateOfQuiz } from "./quiz-state.ts";

export type PublishDeps = { db: Db; now: Clock; words: Words | undefined };

type Publication = { texts: QuizTexts; basedOn: string; restoredFrom: number | null };

/**
 * The name of the version goes the way of words: the pages that begin an attempt say it, in every process within
 * a second, and the version is part of the commit that publishes it.
 */
async function publish({ db, now, words }: PublishDeps, publication: Publication, by: string) {
  const { basedOn, restoredFrom } = publication;
  const texts = tidyTexts(publication.texts);
  const number = ((await findNewest(db))?.number ?? firstVersion) + 1;
  const edits = versionWords(nameOf(number, texts), texts);
  await publishWords(words, versionPage, edits, { db, by, now }, async (tx, at) => {
    const current = await stateOfQuiz(tx);
    if (current.state !== basedOn) throw new AppError("CONFLICT");
    if (current.draft && !(await removeDraft(tx, basedOn))) throw new AppError("CONFLICT");
    const version = { number, hash: hashTexts(texts), texts, restoredFrom, by };
    if (!(await addVersion(tx, version, at))) throw new AppError("CONFLICT");
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
  const found = number === firstVersion ? { texts: noTexts } : await findVersion(deps.db, number);
  if (!found) throw new AppError("NOT_FOUND");
  // Before anything is rendered for nothing.
  if ((await stateOfQuiz(deps.db)).state !== basedOn) throw new AppError("CONFLICT");
  await publish(deps, { texts: found.texts, basedOn, restoredFrom: number }, by);
}
