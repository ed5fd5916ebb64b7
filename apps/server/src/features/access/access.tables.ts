import type { BenefitKind, SessionTerms } from "@academy/content/benefits";
import type { OfferKey } from "@academy/content/offers";
import type { ColumnType } from "kysely";
import type { Json, NullableJson, NullableTimestamp, Timestamp } from "../../platform/db/values.ts";

export type AccessTables = {
  grants: GrantsTable;
  entitlements: EntitlementsTable;
  benefits: BenefitsTable;
  held_benefits: HeldBenefitsTable;
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

/** What offers are made of, besides courses. Never deleted: what was sold stays to be read. */
type BenefitsTable = {
  id: string;
  kind: BenefitKind;
  name: string;
  more: string;
  session: NullableJson<SessionTerms>;
  /** The shelf of recordings that it opens. */
  course_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** Where it stands in a list. */
  position: number;
  /** The content package's, or the owner's own: hers are never written over by a new release. */
  source: "content" | "owner";
  /** Of a space: where its members meet, by the owner. */
  link: ColumnType<string | null, string | null | undefined, string | null>;
  archived_at: NullableTimestamp;
  created_at: Timestamp;
};

/** What a grant holds besides courses, until when; revoked with it. */
type HeldBenefitsTable = {
  id: string;
  grant_id: string;
  user_id: string;
  benefit_id: string;
  from_at: Timestamp;
  /** Null is as long as the grant stands. */
  until_at: NullableTimestamp;
  revoked_at: NullableTimestamp;
};
