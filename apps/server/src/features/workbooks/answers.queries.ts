import type { Db, Tx } from "../../platform/db/database.ts";
import { asJson } from "../../platform/db/values.ts";
import type { AnswerFields, AskedQuestion } from "./workbooks.tables.ts";

export type AnswersKey = { userId: string; courseId: string };
export type StoredAnswer = { item: string; fields: AnswerFields; asked: AskedQuestion; revision: number };

/** All of a course, or those of some items. */
export async function listAnswers(
  db: Db | Tx,
  { userId, courseId }: AnswersKey,
  items?: readonly string[],
): Promise<StoredAnswer[]> {
  return db
    .selectFrom("workbook_answers")
    .select(["item_id as item", "fields", "asked", "revision"])
    .where("user_id", "=", userId)
    .where("course_id", "=", courseId)
    .$if(items !== undefined, (query) => query.where("item_id", "in", items as string[]))
    .orderBy("item_id")
    .execute();
}

/** Those of some items, in several courses. */
export async function listAnswersIn(
  db: Db | Tx,
  { userId, courseIds }: { userId: string; courseIds: readonly string[] },
  items: readonly string[],
) {
  if (courseIds.length === 0) return [];
  return db
    .selectFrom("workbook_answers")
    .select(["course_id as courseId", "item_id as item", "fields"])
    .where("user_id", "=", userId)
    .where("course_id", "in", courseIds)
    .where("item_id", "in", items)
    .execute();
}

type Change = AnswersKey & Omit<StoredAnswer, "revision"> & { baseRevision: number; now: Date };

/** False when the answer is not at that revision: one statement decides, whoever else writes at the same moment. */
export async function writeAnswer(
  tx: Tx,
  { userId, courseId, item, fields, asked, baseRevision, now }: Change,
): Promise<boolean> {
  const written = {
    fields: asJson(fields),
    asked: asJson(asked),
    revision: baseRevision + 1,
    updated_at: now,
  };
  if (baseRevision === 0) {
    const inserted = await tx
      .insertInto("workbook_answers")
      .values({ user_id: userId, course_id: courseId, item_id: item, ...written })
      .onConflict((conflict) => conflict.columns(["user_id", "course_id", "item_id"]).doNothing())
      .executeTakeFirst();
    return inserted.numInsertedOrUpdatedRows === 1n;
  }
  const updated = await tx
    .updateTable("workbook_answers")
    .set(written)
    .where("user_id", "=", userId)
    .where("course_id", "=", courseId)
    .where("item_id", "=", item)
    .where("revision", "=", baseRevision)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}
