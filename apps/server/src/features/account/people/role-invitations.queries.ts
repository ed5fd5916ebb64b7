import { randomUUID } from "node:crypto";
import type { StaffRole } from "@academy/contract/studio/settings";
import type { Db, Tx } from "../../../platform/db/database.ts";
import type { Person } from "../../../platform/personal-data.ts";

type NewInvitation = { email: string; role: StaffRole; by: string; now: Date; expiresAt: Date };

/** There is one for an address: the newest. */
export async function putInvitation(tx: Tx, { email, role, by, now, expiresAt }: NewInvitation) {
  const row = { id: randomUUID(), role, invited_by: by, created_at: now, expires_at: expiresAt };
  await tx
    .insertInto("role_invitations")
    .values({ email, ...row })
    .onConflict((conflict) => conflict.column("email").doUpdateSet(row))
    .execute();
}

export const listInvitations = (db: Db, now: Date) =>
  db
    .selectFrom("role_invitations")
    .leftJoin("users", "users.id", "role_invitations.invited_by")
    .selectAll("role_invitations")
    .select("users.name as by")
    .where("role_invitations.expires_at", ">", now)
    .orderBy("role_invitations.created_at", "desc")
    .orderBy("role_invitations.id")
    .execute();

/** It is good for one account, once. */
export const takeInvitation = (tx: Tx, email: string, now: Date) =>
  tx
    .deleteFrom("role_invitations")
    .where("email", "=", email)
    .where("expires_at", ">", now)
    .returning(["role", "invited_by"])
    .executeTakeFirst();

export const removeInvitation = (tx: Tx, id: string) =>
  tx.deleteFrom("role_invitations").where("id", "=", id).returning(["role"]).executeTakeFirst();

export const listInvitationsOf = (db: Db, { email }: Person) =>
  db
    .selectFrom("role_invitations")
    .select(["email", "role", "created_at", "expires_at"])
    .where("email", "=", email)
    .execute();

export async function removeInvitationsOf(tx: Tx, { email }: Pick<Person, "email">): Promise<void> {
  await tx.deleteFrom("role_invitations").where("email", "=", email).execute();
}
