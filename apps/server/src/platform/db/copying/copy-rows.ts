import { sql } from "kysely";
import { keyOf, type Tables } from "../../../db/tables.ts";
import type { Db, Tx } from "../database.ts";
import { asJson, type Engine } from "../values.ts";

const rowsAtOnce = 200;

/** SQLite answers without ever waiting. */
const othersTurn = () => new Promise((resolve) => setImmediate(resolve));

export type Row = Record<string, unknown>;

/** All rows of a table in the order of its key, a page at a time, with others' turns in between. */
export async function* readPages(db: Db | Tx, table: keyof Tables): AsyncGenerator<Row[]> {
  const key = keyOf(table);
  const columns = sql.join(key.map((column) => sql.ref(column)));
  let last: unknown[] | undefined;
  for (;;) {
    const after = last && sql<boolean>`(${columns}) > (${sql.join(last)})`;
    const rows: Row[] = await db
      .selectFrom(table)
      .selectAll()
      .$if(after !== undefined, (query) => query.where(after as NonNullable<typeof after>))
      .orderBy(columns)
      .limit(rowsAtOnce)
      .execute();
    const final = rows.at(-1);
    if (!final) return;
    yield rows;
    last = key.map((column) => final[column]);
    await othersTurn();
  }
}

/** By table and column; whether it may be empty, too, because then nothing and JSON's null are two things. */
export type JsonColumns = Map<string, { isNullable: boolean }>;

export async function findJsonColumns(db: Db | Tx, engine: Engine): Promise<JsonColumns> {
  const found =
    engine === "postgres"
      ? sql<{ name: string; isNullable: boolean }>`
          select table_name || '.' || column_name as name, is_nullable = 'YES' as "isNullable"
          from information_schema.columns where table_schema = current_schema() and data_type = 'jsonb'`
      : sql<{ name: string; isNullable: number }>`
          select tables.name || '.' || columns.name as name, columns."notnull" = 0 as "isNullable"
          from sqlite_schema tables join pragma_table_info(tables.name) columns
          where tables.type = 'table' and lower(columns.type) = 'json_text'`;
  const { rows } = await found.execute(db);
  return new Map(rows.map(({ name, isNullable }) => [name, { isNullable: Boolean(isNullable) }]));
}

/** Rows as they were read, from either engine or from a file. */
export async function insertRows(
  tx: Tx,
  table: keyof Tables,
  rows: Row[],
  jsonColumns: JsonColumns,
): Promise<void> {
  const writable = (row: Row) =>
    Object.fromEntries(
      Object.entries(row).map(([column, value]) => {
        const json = jsonColumns.get(`${table}.${column}`);
        // What was read as a value of JSON, a bare text included, is written as its text.
        return [column, json && !(value === null && json.isNullable) ? asJson(value) : value];
      }),
    );
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const some = rows.slice(start, start + rowsAtOnce).map(writable);
    await tx
      .insertInto(table)
      .values(some as never)
      .execute();
    await othersTurn();
  }
}
