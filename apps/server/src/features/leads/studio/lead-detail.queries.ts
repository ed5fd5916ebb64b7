import type { Db, Tx } from "../../../platform/db/database.ts";

export async function findLead(db: Db, id: string) {
  return db.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Whoever has the account that the address belongs to. */
export async function findLearnerOf(db: Db, { user_id, email }: { user_id: string | null; email: string }) {
  const found = await db
    .selectFrom("users")
    .select("id")
    .where("role", "=", "learner")
    .where(user_id === null ? "email" : "id", "=", user_id ?? email)
    .executeTakeFirst();
  return found?.id ?? null;
}

/** The newest first. */
export async function listResults(db: Db, leadId: string, limit: number) {
  return db
    .selectFrom("quiz_results")
    .select(["id", "created_at", "answers", "result", "careless_signs", "variant", "quiz_version"])
    .where("lead_id", "=", leadId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

export async function listInterests(db: Db, leadId: string) {
  return db
    .selectFrom("interests")
    .select(["offer", "created_at", "told_at"])
    .where("lead_id", "=", leadId)
    .orderBy("created_at", "desc")
    .execute();
}

/** False when others were written since: they must not be lost. */
export async function saveNotes(
  tx: Db | Tx,
  id: string,
  { notes, basedOn, now }: { notes: string; basedOn: Date | null; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("leads")
    .set({ notes, notes_at: now })
    .where("id", "=", id)
    .where("notes_at", basedOn === null ? "is" : "=", basedOn)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** One consent, wherever it was given: here, and in the settings of whoever has the account. */
export async function endNews(tx: Tx, { email, user_id }: { email: string; user_id: string | null }) {
  await tx
    .updateTable("leads")
    .set({ wants_news: false })
    .where((where) => where.or([where("email", "=", email), where("user_id", "=", user_id ?? "")]))
    .execute();
  await tx
    .updateTable("users")
    .set({ wants_news: false })
    .where((where) => where.or([where("email", "=", email), where("id", "=", user_id ?? "")]))
    .execute();
}
