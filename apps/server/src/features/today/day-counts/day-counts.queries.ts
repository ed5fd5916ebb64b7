import type { Db, Tx } from "../../../platform/db/database.ts";

export type DayCount = { name: string; count: number };
type Subject = "funnel" | "leads";

/** Counted a second time, by somebody else, it stays as it is. */
export async function insertDayCounts(
  tx: Tx,
  subject: Subject,
  day: string,
  counts: readonly DayCount[],
): Promise<void> {
  if (counts.length === 0) return;
  await tx
    .insertInto("day_counts")
    .values(counts.map(({ name, count }) => ({ id: `${day}|${subject}|${name}`, subject, day, name, count })))
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

/** What closed days sum up to, from one day to another, both among them. */
export async function sumDayCounts(
  db: Db,
  subject: Subject,
  { from, until }: { from: string; until: string },
): Promise<DayCount[]> {
  const rows = await db
    .selectFrom("day_counts")
    .select((select) => ["name", select.fn.sum<number>("count").as("count")])
    .where("subject", "=", subject)
    .where("day", ">=", from)
    .where("day", "<=", until)
    .groupBy("name")
    .execute();
  return rows.map(({ name, count }) => ({ name, count: Number(count) }));
}
