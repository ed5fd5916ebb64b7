import type { Db } from "../../../platform/db/database.ts";

/** From one day to another, both among them, whatever the source. */
export async function sumFunnel(db: Db, { from, until }: { from: string; until: string }) {
  const rows = await db
    .selectFrom("funnel_counts")
    .select((select) => ["event", "step", "variant", select.fn.sum<number>("count").as("count")])
    .where("day", ">=", from)
    .where("day", "<=", until)
    .groupBy(["event", "step", "variant"])
    .execute();
  return rows.map(({ count, ...row }) => ({ ...row, count: Number(count) }));
}

export async function hasFunnelCounts(db: Db): Promise<boolean> {
  return (await db.selectFrom("funnel_counts").select("id").limit(1).executeTakeFirst()) !== undefined;
}
