import type { Db, Tx } from "../../../platform/db/database.ts";
import { standingEntitlement, toUser, type User, userColumns } from "../users.queries.ts";

type NewSession = {
  id: string;
  tokenHash: string;
  userId: string;
  ipAddress: string;
  userAgent: string | null;
  expiresAt: Date;
  now: Date;
};

export async function insertSession(db: Db | Tx, session: NewSession): Promise<void> {
  await db
    .insertInto("sessions")
    .values({
      id: session.id,
      token: session.tokenHash,
      user_id: session.userId,
      ip_address: session.ipAddress,
      user_agent: session.userAgent,
      expires_at: session.expiresAt,
      created_at: session.now,
      updated_at: session.now,
      proven_at: session.now,
    })
    .execute();
}

/** Under a new token from here on. Answers whether it was still there to be proven. */
export async function setProven(db: Db | Tx, id: string, tokenHash: string, now: Date): Promise<boolean> {
  const result = await db
    .updateTable("sessions")
    .set({ proven_at: now, token: tokenHash })
    .where("id", "=", id)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Everybody has to sign in anew. */
export async function deleteEverySession(tx: Tx): Promise<void> {
  await tx.deleteFrom("sessions").execute();
}

export type FoundSession = {
  id: string;
  expiresAt: Date;
  startedAt: Date;
  lastSeenAt: Date;
  provenAt: Date | null;
  user: User;
};

/** The session and its person in one query: this is asked with every call of a signed-in person. */
export async function findSession(db: Db, tokenHash: string): Promise<FoundSession | undefined> {
  const row = await db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .leftJoin("second_factors", (join) =>
      join.onRef("second_factors.user_id", "=", "users.id").on("second_factors.confirmed_at", "is not", null),
    )
    .select([
      "sessions.id as session_id",
      "sessions.expires_at",
      "sessions.created_at as started_at",
      "sessions.updated_at as seen_at",
      "sessions.proven_at",
      ...userColumns,
      "second_factors.id as second_factor_id",
    ])
    .select(standingEntitlement)
    .where("sessions.token", "=", tokenHash)
    .executeTakeFirst();
  return (
    row && {
      id: row.session_id,
      expiresAt: row.expires_at,
      startedAt: row.started_at,
      lastSeenAt: row.seen_at,
      provenAt: row.proven_at,
      user: toUser(row),
    }
  );
}

export async function keepSession(db: Db, id: string, expiresAt: Date, now: Date): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ expires_at: expiresAt, updated_at: now })
    .where("id", "=", id)
    .execute();
}

export async function listSessions(db: Db, userId: string, now: Date) {
  return db
    .selectFrom("sessions")
    .select(["id", "user_agent", "created_at", "updated_at"])
    .where("user_id", "=", userId)
    .where("expires_at", ">", now)
    .orderBy("updated_at", "desc")
    .orderBy("id")
    .execute();
}

const maxAddresses = 50;

/** Where somebody with this address is signed in; nowhere, where nobody has it. */
export async function listSessionAddresses(db: Db | Tx, email: string, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select("sessions.ip_address")
    .where("users.email", "=", email)
    .where("sessions.expires_at", ">", now)
    .orderBy("sessions.updated_at", "desc")
    .limit(maxAddresses)
    .execute();
  return rows.flatMap(({ ip_address }) => ip_address ?? []);
}

export async function deleteSessionByToken(db: Db | Tx, tokenHash: string): Promise<void> {
  await db.deleteFrom("sessions").where("token", "=", tokenHash).execute();
}

export async function deleteSession(db: Db, userId: string, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom("sessions")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

export async function deleteSessions(db: Db | Tx, userId: string, except?: string): Promise<void> {
  await db
    .deleteFrom("sessions")
    .where("user_id", "=", userId)
    .$if(except !== undefined, (query) => query.where("id", "!=", except as string))
    .execute();
}
