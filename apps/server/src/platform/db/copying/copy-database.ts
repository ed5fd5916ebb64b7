import { type Tables, tableNames } from "../../../db/tables.ts";
import type { Db, Tx } from "../database.ts";
import { findJsonColumns, insertRows, type JsonColumns, readPages } from "./copy-rows.ts";

export class TargetNotEmpty extends Error {
  override name = "TargetNotEmpty";
}

/** Every row of every table, parents first, all or nothing. Answers how many rows each table had. */
export async function copyDatabase(source: Db, target: Db): Promise<Record<string, number>> {
  return target.transaction().execute(async (tx) => {
    const copied: Record<string, number> = {};
    const jsonColumns = await findJsonColumns(tx, "postgres");
    for (const table of tableNames) {
      const present = await tx.selectFrom(table).selectAll().limit(1).execute();
      if (present.length > 0) throw new TargetNotEmpty(`the table ${table} of the target already has rows`);
      copied[table] = await copyTable(source, tx, table, jsonColumns);
    }
    return copied;
  });
}

async function copyTable(source: Db, tx: Tx, table: keyof Tables, jsonColumns: JsonColumns): Promise<number> {
  let count = 0;
  for await (const rows of readPages(source, table)) {
    await insertRows(tx, table, rows, jsonColumns);
    count += rows.length;
  }
  return count;
}
