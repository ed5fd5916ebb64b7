import type { PageQuery } from "@academy/contract/paging";
import type { QuizVersion, QuizView } from "@academy/contract/studio/quiz";
import { noTexts } from "@academy/quiz/texts/texts";
import type { Db } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { listVersions, type Version } from "../../drafts/public.ts";
import { findTexts, firstVersion, quizSubject, stateOfQuiz } from "../versions.ts";

const versionOf = ({ number, by, made_at, restored_from, body }: Version<"quiz">): QuizVersion => ({
  number: number ?? firstVersion,
  by,
  at: made_at.toISOString(),
  restoredFrom: restored_from,
  changed: Object.keys(body).length,
});

export async function showQuiz(db: Db): Promise<QuizView> {
  const { published, draft, publishedTexts, texts, state } = await stateOfQuiz(db);
  return {
    state,
    draft: draft ? { by: draft.by, at: draft.saved_at.toISOString() } : null,
    published: published ? versionOf(published) : null,
    texts,
    publishedTexts,
  };
}

const usualLimit = 20;

/** The newest first; the cursor is the number of the last. */
export async function showQuizVersions(db: Db, { cursor, limit = usualLimit }: PageQuery) {
  if (cursor !== undefined && !/^[1-9]\d{0,8}$/.test(cursor)) {
    throw new AppError("BAD_REQUEST", { field: "cursor", message: "This isn’t a cursor of this list." });
  }
  const below = cursor === undefined ? undefined : Number(cursor);
  const rows = await listVersions(db, quizSubject, { limit: limit + 1, below });
  const items = rows.slice(0, limit).map(versionOf);
  return { items, nextCursor: rows.length > limit ? String(items.at(-1)?.number) : null };
}

export async function showQuizVersion(db: Db, number: number) {
  const found = new Map((await findTexts(db, [number, number - 1])).map((row) => [row.number, row.texts]));
  const textsAt = (each: number) => (each <= firstVersion ? noTexts : found.get(each));
  const texts = textsAt(number);
  if (!texts) throw new AppError("NOT_FOUND");
  return { texts, before: textsAt(number - 1) ?? noTexts };
}
