import { expect } from "vitest";
import { keyOf, tableNames } from "../../db/tables.ts";
import type { Db } from "../../platform/db/database.ts";

/** Every row of every table is the same in both, but for those of the tables one names. */
export async function expectSameRows(one: Db, other: Db, except: string[] = []): Promise<void> {
  for (const table of tableNames.filter((name) => !except.includes(name))) {
    // Text is ordered by each engine's own rules: compared as one set of rows.
    const rows = async (db: Db) => {
      const all = await db.selectFrom(table).selectAll().execute();
      const name = (row: object) => JSON.stringify(keyOf(table).map((column) => Reflect.get(row, column)));
      return Object.fromEntries(all.map((row) => [name(row), row]));
    };
    expect(await rows(other), table).toEqual(await rows(one));
  }
}
