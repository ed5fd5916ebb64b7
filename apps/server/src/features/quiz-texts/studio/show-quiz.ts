import type { PageQuery } from "@academy/contract/paging";
import type { QuizVersion, QuizView } from "@academy/contract/studio/quiz";
import { noTexts } from "@academy/quiz/texts/texts";
import type { Db } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { findTexts, listVersions } from "../quiz-texts.queries.ts";
import { firstVersion } from "../versions.ts";
import { stateOfQuiz } from "./quiz-state.ts";

type Row = Awaited<ReturnType<typeof listVersions>>[number];

const versionOf = ({ number, by, published_at, restored_from, changed }: Row): QuizVersion => ({
  number,
  by,
  at: published_at.toISOString(),
  restoredFrom: restored_from,
  changed,
});

export async function showQuiz(db: Db): Promise<QuizView> {
  const { published, draft, publishedTexts, texts, state } = await stateOfQuiz(db);
  return {
    state,
    draft: draft ? { by: draft.by, at: draft.updated_at.toISOString() } : null,
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
  const rows = await listVersions(db, cursor === undefined ? undefined : Number(cursor), limit + 1);
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
