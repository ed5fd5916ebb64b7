import type { OfferKey } from "@academy/content/offers";
import type { Json, NullableTimestamp, Timestamp } from "../../platform/db/values.ts";

export type AccessTables = {
  grants: GrantsTable;
  entitlements: EntitlementsTable;
};

/** Somebody was given an offer. */
type GrantsTable = {
  id: string;
  user_id: string;
  offer: OfferKey;
  source: "operator" | "sample" | "order";
  /** The purchase that gave it. */
  order_id: string | null;
  /** Why it was given, and why it ended: in the operator's own words, or the order's. */
  reason: string | null;
  end_reason: string | null;
  /** The terms it was given under, as they were on that day. */
  terms: Json<unknown>;
  granted_at: Timestamp;
  /** When it ends by itself. */
  ends_at: NullableTimestamp;
  revoked_at: NullableTimestamp;
};

/** What a grant opens; revoked with it. */
type EntitlementsTable = {
  id: string;
  grant_id: string;
  user_id: string;
  opens: "course" | "all-courses" | "alumni-space";
  course_id: string | null;
  revoked_at: NullableTimestamp;
};
