import { type OfferKey, offers } from "@academy/content/offers";
import type { Db, Tx } from "../../platform/db/database.ts";
import { asJson } from "../../platform/db/values.ts";
import { orderedId } from "../../platform/ordered-id.ts";
import { isPublishedAt } from "../access/public.ts";
import { isNewestVersion } from "./newest-version.queries.ts";
import type { OfferTerms } from "./offer-terms.rules.ts";

export type OfferOnSale = {
  offer: OfferKey;
  versionId: string;
  terms: OfferTerms;
  source: "content" | "owner";
  number: number;
  checkoutLink: string | null;
};

/**
 * The newest version of each offer that is not archived; of a course, as long as that is published. First those of the
 * academy as its pages list them, then courses by themselves, the first sold first: another price changes no place.
 */
export async function listOnSale(db: Db | Tx, now: Date = new Date()): Promise<OfferOnSale[]> {
  const onSale: OfferOnSale[] = await db
    .selectFrom("offer_versions as version")
    .innerJoin("offers", "offers.id", "version.offer")
    .leftJoin("courses", "courses.id", "offers.course_id")
    .select([
      "version.offer",
      "version.id as versionId",
      "version.terms",
      "version.source",
      "version.number",
      "offers.checkout_link as checkoutLink",
    ])
    .where("offers.archived_at", "is", null)
    .where((where) => where.or([where("offers.course_id", "is", null), isPublishedAt(now)]))
    .where(isNewestVersion())
    .orderBy("offers.created_at")
    .orderBy("offers.id")
    .execute();
  return onSale.sort((one, other) => placeOf(one) - placeOf(other));
}

const places = new Map<OfferKey, number>(offers.map(({ key }, place) => [key, place]));
const placeOf = ({ offer }: OfferOnSale) => places.get(offer) ?? places.size;

export async function findOnSale(db: Db | Tx, offer: OfferKey): Promise<OfferOnSale | undefined> {
  return (await listOnSale(db)).find((each) => each.offer === offer);
}

export async function findTerms(db: Db | Tx, versionId: string): Promise<OfferTerms> {
  const { terms } = await db
    .selectFrom("offer_versions")
    .select("terms")
    .where("id", "=", versionId)
    .executeTakeFirstOrThrow();
  return terms;
}

/** False when the offer is there already. */
export async function insertOffer(tx: Tx, offer: OfferKey, now: Date): Promise<void> {
  await tx
    .insertInto("offers")
    .values({ id: offer, checkout_link: null, archived_at: null, created_at: now })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

export async function insertVersion(
  tx: Tx,
  version: { offer: OfferKey; number: number; source: "content" | "owner"; terms: OfferTerms; now: Date },
): Promise<void> {
  const { offer, number, source, terms, now } = version;
  await tx
    .insertInto("offer_versions")
    .values({ id: orderedId(now), offer, number, source, terms: asJson(terms), created_at: now })
    .onConflict((conflict) => conflict.columns(["offer", "number"]).doNothing())
    .execute();
}

export async function setCheckoutLink(tx: Tx, offer: OfferKey, link: string | null): Promise<void> {
  await tx.updateTable("offers").set({ checkout_link: link }).where("id", "=", offer).execute();
}

/** False when somebody has set another one since. */
export async function replaceCheckoutLink(
  tx: Tx,
  offer: OfferKey,
  { link, basedOn }: { link: string | null; basedOn: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("offers")
    .set({ checkout_link: link })
    .where("id", "=", offer)
    .where("checkout_link", basedOn === null ? "is" : "=", basedOn)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Whoever counts what is left of an offer keeps others waiting until they are done. */
export async function holdOffer(tx: Tx, offer: OfferKey): Promise<void> {
  await tx.updateTable("offers").set({ id: offer }).where("id", "=", offer).execute();
}

export async function listTerms(db: Db | Tx, versionIds: string[]): Promise<Map<string, OfferTerms>> {
  if (versionIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("offer_versions")
    .select(["id", "terms"])
    .where("id", "in", versionIds)
    .execute();
  return new Map(rows.map(({ id, terms }) => [id, terms]));
}

/** Every version of every offer, the newest first. */
export async function listVersions(db: Db) {
  return db
    .selectFrom("offer_versions")
    .select(["offer", "number", "terms", "created_at"])
    .orderBy("offer")
    .orderBy("number", "desc")
    .execute();
}

export async function findVersion(db: Db, id: string) {
  return db
    .selectFrom("offer_versions")
    .select(["number", "terms", "created_at"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}
