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
    const jsonColumns = await findJsonColumns(tx);
    for (const table of tableNames) {
      const present = await tx.selectFrom(table).selectAll().limit(1).execute();
      if (present.length > 0) throw new TargetNotEmpty(`the table ${table} of the target already has rows`);
      copied[table] = await copyTable(source, tx, table, jsonColumns);
    }
    return copied;
  });
}

/** By table and column; whether it may be empty, too, because then nothing and JSON's null are two things. */
type JsonColumns = Map<string, { isNullable: boolean }>;

async function findJsonColumns(tx: Tx): Promise<JsonColumns> {
  const { rows } = await sql<{ name: string; isNullable: boolean }>`
    select table_name || '.' || column_name as name, is_nullable = 'YES' as "isNullable"
    from information_schema.columns where table_schema = current_schema() and data_type = 'jsonb'`.execute(
    tx,
  );
  return new Map(rows.map(({ name, isNullable }) => [name, { isNullable }]));
}

async function copyTable(source: Db, tx: Tx, table: keyof Tables, jsonColumns: JsonColumns): Promise<number> {
  const writable = (row: object) =>
    Object.fromEntries(
      Object.entries(row).map(([column, value]) => {
        const json = jsonColumns.get(`${table}.${column}`);
        // What was read as a value of JSON, a bare text included, is written as its text.
        return [column, json && !(value === null && json.isNullable) ? asJson(value) : value];
      }),
    );
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
