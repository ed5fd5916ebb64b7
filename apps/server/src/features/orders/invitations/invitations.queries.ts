import { randomUUID } from "node:crypto";
import type { Db, Tx } from "../../../platform/db/database.ts";

/** Whoever has completed it may join without an invitation. */
export const foundationalProgram = "healers-business-blueprint";

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

/**
 * New leads who asked to be told of the group. Not who was invited since, is a member, or has completed the program and can
 * join without; nor whoever the owner has put elsewhere than among new leads.
 */
export async function listUninvited(db: Db, { now, limit }: { now: Date; limit: number }) {
  const rows = db
    .selectFrom("interests")
    .innerJoin("leads", "leads.id", "interests.lead_id")
    .where("interests.offer", "=", "alumniGroup")
    .where("leads.stage", "=", "new")
    .where("leads.is_suspect", "=", false)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("invitations")
            .select("invitations.id")
            .whereRef("invitations.email", "=", "leads.email")
            .where("invitations.revoked_at", "is", null)
            .where((where) => where.or([where("used_at", "is not", null), where("expires_at", ">", now)])),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("orders")
            .select("orders.id")
            .whereRef("orders.email", "=", "leads.email")
            .where("orders.offer", "=", "alumniGroup")
            .where("orders.state", "in", ["active", "ending"]),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("enrollments")
            .innerJoin("courses", "courses.id", "enrollments.course_id")
            .innerJoin("users", "users.id", "enrollments.user_id")
            .select("enrollments.id")
            .whereRef("users.email", "=", "leads.email")
            .where("courses.starter_key", "=", foundationalProgram)
            .where("enrollments.completed_at", "is not", null),
        ),
      ),
    );
  const [found, { total }] = await Promise.all([
    rows
      .select(["leads.name", "leads.email", "interests.created_at"])
      .orderBy("interests.created_at")
      .orderBy("interests.id")
      .limit(limit)
      .execute(),
    rows.select((select) => select.fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ]);
  return { found, total: Number(total) };
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
