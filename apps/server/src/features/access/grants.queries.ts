import type { OfferBenefit } from "@academy/content/benefits";
import type { OfferKey } from "@academy/content/offers";
import type { Db, Tx } from "../../platform/db/database.ts";
import { asJson } from "../../platform/db/values.ts";
import { AppError } from "../../platform/errors.ts";
import { throughMonths } from "../../platform/months.rules.ts";
import { orderedId } from "../../platform/ordered-id.ts";
import { benefitsOf, type OfferContent } from "./access.rules.ts";
import { isPublishedAt } from "./published.ts";

export type GrantSource = "operator" | "sample" | "order";
type NewGrant = {
  userId: string;
  offer: OfferKey;
  source: GrantSource;
  terms: object;
  orderId: string | null;
  reason: string | null;
  endsAt: Date | null;
  now: Date;
};

/**
 * Undefined when this person holds the offer already: the database itself allows one standing grant of each that was
 * given, and one for each order.
 */
export async function insertGrant(tx: Tx, grant: NewGrant): Promise<string | undefined> {
  const { userId, offer, source, terms, orderId, reason, endsAt, now } = grant;
  const inserted = await tx
    .insertInto("grants")
    .values({
      id: orderedId(now),
      user_id: userId,
      offer,
      source,
      order_id: orderId,
      reason,
      terms: asJson(terms),
      granted_at: now,
      ends_at: endsAt,
      revoked_at: null,
    })
    .onConflict((conflict) =>
      orderId === null
        ? conflict
            .columns(["user_id", "offer"])
            .where("revoked_at", "is", null)
            .where("order_id", "is", null)
            .doNothing()
        : conflict
            .column("order_id")
            .where("revoked_at", "is", null)
            .where("order_id", "is not", null)
            .doNothing(),
    )
    .returning("id")
    .executeTakeFirst();
  return inserted?.id;
}

/** The courses that an opening leads into now. Those published later open with it all the same. */
export async function listOpenedCourses(tx: Db | Tx, opening: OfferContent, now: Date): Promise<string[]> {
  if (opening.opens === "alumni-space") return [];
  const courses = tx.selectFrom("courses").select("id").orderBy("position").orderBy("id");
  const rows = await (opening.opens === "course"
    ? "courseId" in opening
      ? courses.where("id", "=", opening.courseId)
      : courses.where("starter_key", "=", opening.starterKey)
    : courses.where(isPublishedAt(now)).where("is_in_package", "=", true)
  ).execute();
  return rows.map(({ id }) => id);
}

type NewEntitlement = {
  grantId: string;
  userId: string;
  opens: OfferContent["opens"];
  courseId: string | null;
  now: Date;
};

export async function insertEntitlement(tx: Tx, entitlement: NewEntitlement): Promise<void> {
  const { grantId, userId, opens, courseId, now } = entitlement;
  await tx
    .insertInto("entitlements")
    .values({ id: orderedId(now), grant_id: grantId, user_id: userId, opens, course_id: courseId })
    .execute();
}

/** Whoever is enrolled already stays as they are: their progress was kept. */
export async function insertEnrollments(
  tx: Tx,
  userId: string,
  courseIds: string[],
  now: Date,
): Promise<void> {
  if (courseIds.length === 0) return;
  await tx
    .insertInto("enrollments")
    .values(
      courseIds.map((courseId) => ({
        id: orderedId(now),
        user_id: userId,
        course_id: courseId,
        enrolled_at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(["user_id", "course_id"]).doNothing())
    .execute();
}

/** What the grant holds besides courses, each until its own day. */
export async function insertHeldBenefits(
  tx: Tx,
  {
    grantId,
    userId,
    benefits,
    now,
  }: { grantId: string; userId: string; benefits: readonly OfferBenefit[]; now: Date },
): Promise<void> {
  if (benefits.length === 0) return;
  await tx
    .insertInto("held_benefits")
    .values(
      benefits.map(({ benefit, months }) => ({
        id: orderedId(now),
        grant_id: grantId,
        user_id: userId,
        benefit_id: benefit,
        from_at: now,
        until_at: months === null ? null : throughMonths(now, months),
        revoked_at: null,
      })),
    )
    .execute();
}

/** What a grant had opened. */
export type GrantContent = { opens: OfferContent["opens"]; courseId: string | null };

/** Which grants: all that somebody holds of an offer, what one order gave, or one that was given by hand. */
export type GrantSelector =
  | { userId: string; offer: OfferKey }
  | { orderId: string }
  | { grantId: string; userId: string };

/** The grants and what they opened end together. Undefined when there were none. */
export async function revokeGrants(
  tx: Tx,
  held: GrantSelector,
  { endReason, now }: { endReason: string | null; now: Date },
): Promise<{ userId: string; opened: GrantContent[] } | undefined> {
  const revoked = await tx
    .updateTable("grants")
    .set({ revoked_at: now, end_reason: endReason })
    .$if("orderId" in held, (query) => query.where("order_id", "=", (held as { orderId: string }).orderId))
    .$if("offer" in held, (query) => {
      const { userId, offer } = held as Extract<GrantSelector, { offer: OfferKey }>;
      return query.where("user_id", "=", userId).where("offer", "=", offer);
    })
    .$if("grantId" in held, (query) => {
      const { grantId, userId } = held as Extract<GrantSelector, { grantId: string }>;
      return query.where("id", "=", grantId).where("user_id", "=", userId).where("order_id", "is", null);
    })
    .where("revoked_at", "is", null)
    .returning(["id", "user_id"])
    .execute();
  const [first] = revoked;
  if (!first) return undefined;
  const grantIds = revoked.map(({ id }) => id);
  await tx
    .updateTable("held_benefits")
    .set({ revoked_at: now })
    .where("grant_id", "in", grantIds)
    .where("revoked_at", "is", null)
    .execute();
  const opened = await tx
    .updateTable("entitlements")
    .set({ revoked_at: now })
    .where("grant_id", "in", grantIds)
    .where("revoked_at", "is", null)
    .returning(["opens", "course_id as courseId"])
    .execute();
  return { userId: first.user_id, opened };
}

/** Whose it is, where it has an end that has come. */
export async function findEndedGrant(tx: Tx, grantId: string, now: Date): Promise<string | undefined> {
  const row = await tx
    .selectFrom("grants")
    .select("user_id")
    .where("id", "=", grantId)
    .where("ends_at", "<=", now)
    .executeTakeFirst();
  return row?.user_id;
}

/** The newest terms of an offer; they are nobody's secret and nobody's data. */
export async function findTermsOf(tx: Db | Tx, offer: OfferKey): Promise<object> {
  const version = await tx
    .selectFrom("offer_versions")
    .select("terms")
    .where("offer", "=", offer)
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!version) throw new AppError("NOT_FOUND", { message: "There is no such offer." });
  return version.terms;
}

/** What an offer holds besides courses, as it is sold today. */
export async function findBenefitsOnSale(db: Db | Tx, offer: OfferKey): Promise<readonly OfferBenefit[]> {
  return benefitsOf(offer, await findTermsOf(db, offer));
}

/** The offers somebody holds. */
export async function listHeldOffers(db: Db | Tx, userId: string): Promise<OfferKey[]> {
  const rows = await db
    .selectFrom("grants")
    .select("offer")
    .distinct()
    .where("user_id", "=", userId)
    .where("revoked_at", "is", null)
    .execute();
  return rows.map(({ offer }) => offer);
}

/** How many hold an offer without having bought it. */
export async function countGiven(tx: Db | Tx, offer: OfferKey): Promise<number> {
  const { count } = await tx
    .selectFrom("grants")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("offer", "=", offer)
    .where("revoked_at", "is", null)
    .where("order_id", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Keeps everything they are doing in their courses waiting until this is done: the write that changes nothing does that. */
export async function holdEnrollments(tx: Tx, userId: string): Promise<void> {
  await tx.updateTable("enrollments").set({ user_id: userId }).where("user_id", "=", userId).execute();
}

/** Whether what an order gave still stands. */
export async function hasOwnGrant(db: Db | Tx, orderId: string): Promise<boolean> {
  const row = await db
    .selectFrom("grants")
    .select("id")
    .where("order_id", "=", orderId)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Everything an order gave, to whom and until when. */
export async function listGrantsOf(db: Db, orderId: string) {
  return db
    .selectFrom("grants")
    .innerJoin("users", "users.id", "grants.user_id")
    .select(["users.email", "grants.granted_at", "grants.revoked_at"])
    .where("grants.order_id", "=", orderId)
    .orderBy("grants.granted_at")
    .execute();
}
