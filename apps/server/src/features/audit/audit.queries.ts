import type { Db } from "../../platform/db/database.ts";
import { asJson } from "../../platform/db/values.ts";
import { orderedId } from "../../platform/ordered-id.ts";
import type { AuditDetail } from "./audit.tables.ts";

/** Whoever does something that is recorded, and when. */
export type Actor = { by: string; now: Date };

export type AuditEntry = {
  /** Who did it; nobody whose account is not there any more. */
  by: string | null;
  /** As `thing.verb`: `access.given`, `coupon.made`. */
  action: string;
  subject: { kind: string; id?: string };
  /** What changed and why; no names, no addresses. */
  detail?: AuditDetail;
};

/** Part of the commit that does what it tells of. */
export async function recordAudit(
  tx: Db,
  { by, action, subject, detail }: AuditEntry,
  now: Date,
): Promise<void> {
  await tx
    .insertInto("audit_entries")
    .values({
      id: orderedId(now),
      actor_id: by,
      action,
      subject_kind: subject.kind,
      subject_id: subject.id ?? null,
      detail: asJson(detail ?? {}),
      created_at: now,
    })
    .execute();
}

/** What was done to one thing, the newest first, with the name of whoever did it. */
export async function listAuditOf(db: Db, subjectId: string, limit: number) {
  return db
    .selectFrom("audit_entries")
    .leftJoin("users", "users.id", "audit_entries.actor_id")
    .select(["audit_entries.action", "audit_entries.created_at", "users.name as by"])
    .where("subject_id", "=", subjectId)
    .orderBy("audit_entries.created_at", "desc")
    .orderBy("audit_entries.id", "desc")
    .limit(limit)
    .execute();
}
