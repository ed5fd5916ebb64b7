import type { TaughtAnswerBody } from "@academy/contract/sage";
import type { Selectable } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { PageRequest } from "../../../platform/db/cursor-paging.ts";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { asJson } from "../../../platform/db/values.ts";

export type TaughtAnswer = {
  id: string;
  question: string;
  answer: string;
  alsoAskedAs: string[];
  updatedAt: Date;
};

const taughtAnswer = (row: Selectable<Tables["taught_answers"]>): TaughtAnswer => ({
  id: row.id,
  question: row.question,
  answer: row.answer,
  alsoAskedAs: row.also_asked_as,
  updatedAt: row.updated_at,
});

/** All of them, for whoever searches in them. */
export async function listAllTaughtAnswers(db: Db): Promise<TaughtAnswer[]> {
  const rows = await db
    .selectFrom("taught_answers")
    .selectAll()
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(taughtAnswer);
}

/** What was written last stands first. */
export async function listTaughtAnswers(db: Db, { after, limit }: PageRequest): Promise<TaughtAnswer[]> {
  const rows = await db
    .selectFrom("taught_answers")
    .selectAll()
    .$if(after !== undefined, (query) =>
      query.where((where) =>
        where(where.refTuple("updated_at", "id"), "<", where.tuple(after?.at as Date, after?.id as string)),
      ),
    )
    .orderBy("updated_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map(taughtAnswer);
}

type TaughtAnswerFields = Pick<TaughtAnswerBody, "question" | "answer" | "alsoAskedAs">;

const columns = ({ question, answer, alsoAskedAs }: TaughtAnswerFields, now: Date) => ({
  ...{ question, answer, updated_at: now },
  also_asked_as: asJson(alsoAskedAs),
});

export async function insertTaughtAnswer(
  tx: Tx,
  id: string,
  written: TaughtAnswerFields,
  now: Date,
): Promise<void> {
  await tx
    .insertInto("taught_answers")
    .values({ id, ...columns(written, now), created_at: now })
    .execute();
}

/** Whether there was one. */
export async function updateTaughtAnswer(
  tx: Tx,
  id: string,
  written: TaughtAnswerFields,
  now: Date,
): Promise<boolean> {
  const query = tx.updateTable("taught_answers").set(columns(written, now)).where("id", "=", id);
  return (await query.executeTakeFirst()).numUpdatedRows > 0;
}

/** Whether there was one. Questions that it had settled are open again. */
export async function deleteTaughtAnswer(tx: Tx, id: string): Promise<boolean> {
  const query = tx.deleteFrom("taught_answers").where("id", "=", id);
  return (await query.executeTakeFirst()).numDeletedRows > 0;
}
