import type { OfferKey } from "@academy/content/offers";
import type { ColumnType } from "kysely";
import type { Json, NullableJson, NullableTimestamp, Timestamp } from "../../platform/db/values.ts";
import type { OfferTerms } from "./offer-terms.rules.ts";

export type OfferTables = {
  offers: OffersTable;
  offer_versions: OfferVersionsTable;
  coupons: CouponsTable;
};

/** Never deleted: what was sold stays to be read. */
type OffersTable = {
  id: OfferKey;
  /** A payment page of somebody else's, set by the owner: then people pay there, and nothing is tracked. */
  checkout_link: string | null;
  /** The course that it opens, where one is sold by itself. */
  course_id: ColumnType<string | null, string | null | undefined, never>;
  /** Not sold any more. */
  archived_at: NullableTimestamp;
  created_at: Timestamp;
};

/** What an offer was at a time: a purchase keeps the one it was sold under. The highest number is on sale. */
type OfferVersionsTable = {
  id: string;
  offer: OfferKey;
  number: number;
  /** The content package's, or the owner's own: hers are never written over by a new release. */
  source: "content" | "owner";
  terms: Json<OfferTerms>;
  created_at: Timestamp;
};

type CouponsTable = {
  id: string;
  /** In capitals. */
  code: string;
  /** One of the two. */
  percent_off: number | null;
  cents_off: number | null;
  /** The offers it counts for; null is every one that is paid once. */
  offers: NullableJson<OfferKey[]>;
  max_uses: number | null;
  max_per_person: number | null;
  expires_at: NullableTimestamp;
  archived_at: NullableTimestamp;
  created_at: Timestamp;
};
