import { Kysely } from "kysely";
import type { Tables } from "../../db/tables.ts";
import { sqliteDialect } from "../db/sqlite/sqlite.ts";

/** What matters to whoever has to believe that everything came back, and where it is kept. */
export const countedTables = {
  people: "users",
  leads: "leads",
  orders: "orders",
  courses: "courses",
} as const satisfies Record<string, keyof Tables>;

type Counts = Record<keyof typeof countedTables, number>;

/** Of a file that nobody else uses. */
export async function countRestored(file: string): Promise<Counts> {
  const db = new Kysely<Tables>({ dialect: sqliteDialect(file, 5000) });
  const countOf = async (table: (typeof countedTables)[keyof typeof countedTables]) => {
    const { count } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as("count"))
      .executeTakeFirstOrThrow();
    return Number(count);
  };
  try {
    return {
      people: await countOf("users"),
      leads: await countOf("leads"),
      orders: await countOf("orders"),
      courses: await countOf("courses"),
    };
  } finally {
    await db.destroy();
  }
}
