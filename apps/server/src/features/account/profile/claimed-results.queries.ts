import type { Db, Tx } from "../../../platform/db/database.ts";

/** To whom a result was mailed that is nobody's account's yet. */
export async function findResultAddress(db: Db, token: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("quiz_results")
    .innerJoin("leads", "leads.id", "quiz_results.lead_id")
    .select("leads.email")
    .where("quiz_results.id", "=", token)
    .where("quiz_results.user_id", "is", null)
    .executeTakeFirst();
  return row?.email;
}

/** False where it was not mailed to that address, or is somebody's by now. */
export async function giveResult(
  tx: Tx,
  { token, email, userId }: { token: string; email: string; userId: string },
): Promise<boolean> {
  const given = await tx
    .updateTable("quiz_results")
    .set({ user_id: userId })
    .where("id", "=", token)
    .where("user_id", "is", null)
    .where("lead_id", "in", (leads) => leads.selectFrom("leads").select("id").where("email", "=", email))
    .executeTakeFirst();
  return given.numUpdatedRows === 1n;
}
