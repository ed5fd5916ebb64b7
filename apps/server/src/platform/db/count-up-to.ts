import type { SelectQueryBuilder } from "kysely";
import type { Tables } from "../../db/tables.ts";
import type { Db } from "./database.ts";

/** Counts no further than asked: what nobody reads to the end need not be counted to the end. */
export async function countUpTo(
  db: Db,
  // biome-ignore lint/suspicious/noExplicitAny: whatever tables and columns the rows are of
  rows: SelectQueryBuilder<Tables, any, object>,
  most: number,
): Promise<number> {
  const { count } = await db
    .selectFrom(rows.limit(most).as("counted"))
    .select((select) => select.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}
