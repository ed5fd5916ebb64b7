import { countUpTo } from "../../../platform/db/count-up-to.ts";
import type { Db } from "../../../platform/db/database.ts";

/** Both are found in the index by time alone. */
export async function countArchetypes(db: Db, { from, before }: { from: Date; before: Date }) {
  const rows = await db
    .selectFrom("leads")
    .select((select) => ["primary_archetype as archetype", select.fn.countAll<number>().as("count")])
    .where("created_at", ">=", from)
    .where("created_at", "<", before)
    .groupBy("primary_archetype")
    .execute();
  return rows.map(({ archetype, count }) => ({ archetype, count: Number(count) }));
}

export function countLeadsSince(db: Db, since: Date, most: number): Promise<number> {
  return countUpTo(db, db.selectFrom("leads").select("id").where("created_at", ">", since), most);
}

export async function hasLeads(db: Db): Promise<boolean> {
  return (await db.selectFrom("leads").select("id").limit(1).executeTakeFirst()) !== undefined;
}
