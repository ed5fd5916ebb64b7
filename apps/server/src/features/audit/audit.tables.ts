import type { Json, Timestamp } from "../../platform/db/values.ts";

export type AuditTables = {
  audit_entries: AuditEntriesTable;
};

/** What whoever runs the academy did in the studio: only ever added to. */
type AuditEntriesTable = {
  id: string;
  /** Nothing once that account is gone. */
  actor_id: string | null;
  /** What was done, as `thing.verb`. */
  action: string;
  /** What kind of thing it was done to; with its id, where it has one. */
  subject_kind: string;
  subject_id: string | null;
  /** What changed and why. Holds no name and no address: those are looked up by the subject's id. */
  detail: Json<AuditDetail>;
  created_at: Timestamp;
};

export type AuditDetail = Record<string, string | number | boolean | null>;
