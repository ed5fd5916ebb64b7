import type { Db, Tx } from "../../../platform/db/database.ts";

/** The newest first, those that have ended among them. */
export async function listGrantsOf(db: Db, userId: string) {
  return db
    .selectFrom("grants")
    .leftJoin("gifts", (join) =>
      join.onRef("gifts.order_id", "=", "grants.order_id").onRef("gifts.user_id", "=", "grants.user_id"),
    )
    .select([
      "grants.id",
      "grants.offer",
      "grants.source",
      "grants.reason",
      "grants.end_reason",
      "grants.order_id",
      "grants.granted_at",
      "grants.ends_at",
      "grants.revoked_at",
      "gifts.id as gift_id",
    ])
    .where("grants.user_id", "=", userId)
    .orderBy("grants.granted_at", "desc")
    .orderBy("grants.id", "desc")
    .execute();
}

/** Whoever has more orders than these is looked at by the newest. */
const maxOrders = 50;

export async function listOrdersOf(db: Db, userId: string) {
  return db
    .selectFrom("orders")
    .select(["id", "offer", "plan", "state", "end_reason", "currency", "total_cents", "created_at"])
    .where("user_id", "=", userId)
    .where("state", "!=", "expired")
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(maxOrders)
    .execute();
}

/** Those that no longer stand among them. */
export async function listCertificatesOf(db: Db, userId: string) {
  return db
    .selectFrom("certificates")
    .select(["id", "course_title", "name", "issued_at", "issued_on", "ended_at", "end_reason"])
    .where("user_id", "=", userId)
    .orderBy("issued_at", "desc")
    .orderBy("id")
    .execute();
}

export async function hasCertificate(tx: Tx, userId: string, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom("certificates")
    .select("id")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function findLeadOf(db: Db, { id, email }: { id: string; email: string }) {
  const row = await db
    .selectFrom("leads")
    .select("id")
    .where((where) => where.or([where("email", "=", email), where("user_id", "=", id)]))
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function summarizeLearningDays(db: Db, userId: string) {
  return db
    .selectFrom("learning_days")
    .select((select) => [select.fn.countAll<number | string>().as("count"), select.fn.max("day").as("last")])
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
}
