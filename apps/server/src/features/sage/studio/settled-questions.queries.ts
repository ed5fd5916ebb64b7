import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/database.ts";

type Settlement = { answerId: string | null; now: Date };

/** An engine takes only so many values in one statement. */
const keysAtOnce = 500;

/** Whatever was asked under these keys until now is dealt with: by an answer, or because it needs none. */
export async function settleQuestions(
  db: Db | Tx,
  keys: string[],
  { answerId, now }: Settlement,
): Promise<void> {
  const written = { answer_id: answerId, settled_at: now };
  const rows = [...new Set(keys)].map((id) => ({ id, ...written }));
  for (let from = 0; from < rows.length; from += keysAtOnce) {
    await db
      .insertInto("settled_questions")
      .values(rows.slice(from, from + keysAtOnce))
      .onConflict((conflict) => conflict.column("id").doUpdateSet(written))
      .execute();
  }
}

/** To which questions this passage was a bad answer. */
export async function listComplainedKeys(tx: Tx, passageId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom("chat_exchanges")
    .select("key")
    .distinct()
    .where(sql<boolean>`is_helpful = false and outcome <> 'unknown'`)
    .where("passage_id", "=", passageId)
    .execute();
  return rows.map(({ key }) => key);
}

/** A key holds what was asked, so it may not outlive the exchanges that were settled with it. */
export async function deleteSettledWithoutExchanges(db: Db): Promise<void> {
  await db
    .deleteFrom("settled_questions")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("chat_exchanges")
            .select("chat_exchanges.id")
            .whereRef("chat_exchanges.key", "=", "settled_questions.id")
            .whereRef("chat_exchanges.created_at", "<=", "settled_questions.settled_at"),
        ),
      ),
    )
    .execute();
}
