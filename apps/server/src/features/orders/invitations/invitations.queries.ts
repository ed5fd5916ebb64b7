import { randomUUID } from "node:crypto";
import type { Db, Tx } from "../../../platform/db/database.ts";

type NewInvitation = { email: string; tokenHash: string; expiresAt: Date; now: Date };

export async function insertInvitation(
  tx: Tx,
  { email, tokenHash, expiresAt, now }: NewInvitation,
): Promise<string> {
  const id = randomUUID();
  await tx
    .insertInto("invitations")
    .values({
      id,
      email,
      token_hash: tokenHash,
      expires_at: expiresAt,
      used_at: null,
      revoked_at: null,
      created_at: now,
    })
    .execute();
  return id;
}

/** One that can still be used, by its token and the address it is for. */
export async function findInvitation(
  db: Db | Tx,
  { tokenHash, email, now }: { tokenHash: string; email: string; now: Date },
): Promise<{ id: string } | undefined> {
  return db
    .selectFrom("invitations")
    .select("id")
    .where("token_hash", "=", tokenHash)
    .where("email", "=", email)
    .where("expires_at", ">", now)
    .where("used_at", "is", null)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
}

export async function setInvitationUsed(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable("invitations").set({ used_at: now }).where("id", "=", id).execute();
}

/** How many were taken back. */
export async function revokeInvitations(tx: Tx, email: string, now: Date): Promise<number> {
  const revoked = await tx
    .updateTable("invitations")
    .set({ revoked_at: now })
    .where("email", "=", email)
    .where("used_at", "is", null)
    .where("revoked_at", "is", null)
    .returning("id")
    .execute();
  return revoked.length;
}

/** Whether somebody has completed the foundational program. */
export async function hasCompleted(db: Db | Tx, userId: string, starterKey: string): Promise<boolean> {
  const row = await db
    .selectFrom("enrollments")
    .innerJoin("courses", "courses.id", "enrollments.course_id")
    .select("enrollments.id")
    .where("enrollments.user_id", "=", userId)
    .where("courses.starter_key", "=", starterKey)
    .where("enrollments.completed_at", "is not", null)
    .executeTakeFirst();
  return row !== undefined;
}
