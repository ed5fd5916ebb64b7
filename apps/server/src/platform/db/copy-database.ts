import { sql } from "kysely";
import { keyOf, type Tables, tableNames } from "../../db/tables.ts";
import type { Db, Tx } from "./database.ts";
import { asJson } from "./values.ts";

const rowsAtOnce = 200;

export class TargetNotEmpty extends Error {
  override name = "TargetNotEmpty";
}

/** Every row of every table, parents first, all or nothing. Answers how many rows each table had. */
export async function copyDatabase(source: Db, target: Db): Promise<Record<string, number>> {
  return target.transaction().execute(async (tx) => {
    const copied: Record<string, number> = {};
    for (const table of tableNames) {
      const present = await tx.selectFrom(table).selectAll().limit(1).execute();
      if (present.length > 0) throw new TargetNotEmpty(`the table ${table} of the target already has rows`);
      copied[table] = await copyTable(source, tx, table);
    }
    return copied;
  });
}

async function copyTable(source: Db, tx: Tx, table: keyof Tables): Promise<number> {
  const key = keyOf(table);
  const columns = sql.join(key.map((column) => sql.ref(column)));
  let last: unknown[] | undefined;
  for (let count = 0; ; ) {
    const after = last && sql<boolean>`(${columns}) > (${sql.join(last)})`;
    const rows: Record<string, unknown>[] = await source
      .selectFrom(table)
      .selectAll()
      .$if(after !== undefined, (query) => query.where(after as NonNullable<typeof after>))
      .orderBy(columns)
      .limit(rowsAtOnce)
      .execute();
    const final = rows.at(-1);
    if (!final) return count;
    await tx
      .insertInto(table)
      .values(rows.map(writable) as never)
      .execute();
    count += rows.length;
    last = key.map((column) => final[column]);
  }
}

/** What was read as a value of JSON is written as its text. */
function writable(row: object): object {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => {
      const isJson = typeof value === "object" && value !== null && !(value instanceof Date);
      return [column, isJson ? asJson(value) : value];
    }),
  );
}
