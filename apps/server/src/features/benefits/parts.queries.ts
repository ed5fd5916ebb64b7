import type { Db, Tx } from "../../platform/db/database.ts";
import { countsAt, isOfferKey, isPublishedAt, listBenefits } from "../access/public.ts";
import type { OrderBenefit, PartNames } from "./parts.ts";

/** What courses and benefits are called, for as many offers as are asked about: two queries. */
export async function readPartNames(db: Db | Tx, now: Date): Promise<PartNames> {
  const courses = await db
    .selectFrom("courses")
    .select(["id", "title", "starter_key as starterKey", "is_in_package as isInPackage"])
    .select(isPublishedAt(now).as("isPublished"))
    .orderBy("position")
    .orderBy("id")
    .execute();
  const benefits = new Map((await listBenefits(db)).map((each) => [each.id, each]));
  return { courses: courses.map((each) => ({ ...each, isPublished: Boolean(each.isPublished) })), benefits };
}

/** What orders opened for whoever they were for, by order: the days that their benefits really end. */
export async function listHeldOfOrders(
  db: Db | Tx,
  orderIds: readonly string[],
): Promise<Map<string, OrderBenefit[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("grants")
    .innerJoin("held_benefits", "held_benefits.grant_id", "grants.id")
    .select(["grants.order_id as orderId", "held_benefits.benefit_id as benefit"])
    .select("held_benefits.until_at as until")
    .where("grants.order_id", "in", orderIds)
    .where("grants.revoked_at", "is", null)
    .execute();
  return Map.groupBy(rows, ({ orderId }) => orderId as string);
}

/** What somebody holds, with what gives it: one query. */
export async function listHeldWithOffers(db: Db | Tx, userId: string, now: Date) {
  const rows = await db
    .selectFrom("held_benefits")
    .innerJoin("benefits", "benefits.id", "held_benefits.benefit_id")
    .innerJoin("grants", "grants.id", "held_benefits.grant_id")
    .leftJoin("orders", "orders.id", "grants.order_id")
    .select(["benefits.id", "benefits.kind", "benefits.name", "benefits.more", "benefits.session"])
    .select(["benefits.link", "held_benefits.from_at", "held_benefits.until_at"])
    .select(["grants.offer", "grants.ends_at as grantEndsAt", "orders.ends_at as orderEndsAt"])
    .where("held_benefits.user_id", "=", userId)
    .where(countsAt(now))
    .orderBy("benefits.position")
    .orderBy("benefits.id")
    .execute();
  return rows.filter(({ offer }) => isOfferKey(offer));
}
