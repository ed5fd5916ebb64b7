import { sql } from "kysely";
import type { Db } from "../../platform/db/database.ts";
import type { FunnelRow } from "./funnel.rules.ts";

export async function addCounts(db: Db, rows: FunnelRow[]): Promise<void> {
  await db
    .insertInto("funnel_counts")
    .values(rows)
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet({ count: sql`funnel_counts.count + excluded.count` }),
    )
    .execute();
}

export async function listSources(db: Db, day: string): Promise<string[]> {
  const rows = await db
    .selectFrom("funnel_counts")
    .select("source")
    .distinct()
    .where("day", "=", day)
    .execute();
  return rows.map(({ source }) => source);
}
