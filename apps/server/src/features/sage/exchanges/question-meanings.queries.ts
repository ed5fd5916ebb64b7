import { sql } from "kysely";
import type { Db } from "../../../platform/db/database.ts";
import type { ExchangeOutcome } from "../sage.tables.ts";
import { decodeVector, encodeVector } from "../understanding/meaning/meanings.queries.ts";
import type { Vector } from "../understanding/meaning/vectors.ts";

export type QuestionMeaning = { key: string; vector: Vector; askedAt: Date };

export async function saveQuestionMeaning(db: Db, { key, vector, askedAt }: QuestionMeaning): Promise<void> {
  await db
    .insertInto("question_meanings")
    .values({ id: key, vector: encodeVector(vector), asked_at: askedAt })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ asked_at: askedAt }))
    .execute();
}

type Row = { id: string; vector: string; asked_at: Date };
const toMeaning = ({ id, vector, asked_at }: Row): QuestionMeaning => ({
  ...{ key: id, vector: decodeVector(vector), askedAt: asked_at },
});

/** What was asked in vain or got a bad answer, and has not been looked at. */
export async function listUngrouped(db: Db, limit: number): Promise<QuestionMeaning[]> {
  const rows = await db
    .with("asked", (query) =>
      query
        .selectFrom("chat_exchanges")
        .select("key")
        .where(sql<boolean>`outcome = 'unknown'`)
        .union(
          query
            .selectFrom("chat_exchanges")
            .select("key")
            .where(sql<boolean>`is_helpful = false and outcome <> 'unknown'`),
        ),
    )
    .selectFrom("asked")
    .innerJoin("question_meanings as meaning", "meaning.id", "asked.key")
    .where("meaning.group_key", "is", null)
    .select(["meaning.id", "meaning.vector", "meaning.asked_at"])
    .orderBy("meaning.id")
    .limit(limit)
    .execute();
  return rows.map(toMeaning);
}

/** The first question of each group. */
export async function listFirstOfGroups(db: Db, limit: number): Promise<QuestionMeaning[]> {
  const rows = await db
    .selectFrom("question_meanings")
    .select(["id", "vector", "asked_at"])
    .where("group_key", "is not", null)
    .whereRef("group_key", "=", "id")
    .orderBy("group_key")
    .limit(limit)
    .execute();
  return rows.map(toMeaning);
}

export async function saveGroups(db: Db, grouped: readonly (QuestionMeaning & { group: string })[]) {
  const rows = grouped.map(({ key, vector, askedAt, group }) => ({
    ...{ id: key, vector: encodeVector(vector), group_key: group, asked_at: askedAt },
  }));
  await db
    .insertInto("question_meanings")
    .values(rows)
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet(({ ref }) => ({ group_key: ref("excluded.group_key") })),
    )
    .execute();
}

/** The question itself, and whatever means the same. */
export async function listKeysLike(db: Db, key: string): Promise<string[]> {
  const rows = await db
    .selectFrom("question_meanings")
    .select("id")
    .where("group_key", "=", (where) =>
      where.selectFrom("question_meanings as one").select("one.group_key").where("one.id", "=", key),
    )
    .execute();
  return [...new Set([key, ...rows.map(({ id }) => id)])];
}

export type RecentQuestion = {
  question: string;
  vector: Vector;
  outcome: ExchangeOutcome;
  passageId: string | null;
  isHelpful: boolean | null;
};

/** What was asked lately, each question once, with what became of it the last time. */
export async function listRecentQuestions(
  db: Db,
  { since, limit }: { since: Date; limit: number },
): Promise<RecentQuestion[]> {
  const rows = await db
    .selectFrom("question_meanings as meaning")
    .innerJoin("chat_exchanges as newest", (join) =>
      join.on("newest.id", "=", (where) =>
        where
          .selectFrom("chat_exchanges as asked")
          .select("asked.id")
          .whereRef("asked.key", "=", "meaning.id")
          .orderBy("asked.created_at", "desc")
          .orderBy("asked.id", "desc")
          .limit(1),
      ),
    )
    .where("meaning.asked_at", ">", since)
    .select(["newest.question", "meaning.vector", "newest.outcome"])
    .select(["newest.passage_id as passageId", "newest.is_helpful as isHelpful"])
    .orderBy("meaning.asked_at", "desc")
    .orderBy("meaning.id", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ vector, ...row }) => ({ ...row, vector: decodeVector(vector) }));
}

/** Goes with the last exchange of its question; what stood together with it finds others. */
export async function deleteQuestionMeaningsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("question_meanings").where("asked_at", "<=", before).execute();
  await db
    .updateTable("question_meanings")
    .set({ group_key: null })
    .where("group_key", "is not", null)
    .where("group_key", "not in", (where) =>
      where.selectFrom("question_meanings as first").select("first.id"),
    )
    .execute();
}
