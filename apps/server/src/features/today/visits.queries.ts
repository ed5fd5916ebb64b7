import type { Db, Tx } from "../../platform/db/database.ts";
import type { Visit } from "./visits.rules.ts";

export async function findVisit(db: Db | Tx, userId: string): Promise<Visit | undefined> {
  return db
    .selectFrom("studio_visits")
    .select(["since", "seen_at as seenAt"])
    .where("id", "=", userId)
    .executeTakeFirst();
}

export async function saveVisit(tx: Db | Tx, userId: string, { since, seenAt }: Visit): Promise<void> {
  const written = { since, seen_at: seenAt };
  await tx
    .insertInto("studio_visits")
    .values({ id: userId, ...written })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(written))
    .execute();
}
