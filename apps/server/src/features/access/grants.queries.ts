import type { OfferKey } from "@academy/content/offers";
import type { Tx } from "../../platform/db/database.ts";
import { asJson } from "../../platform/db/values.ts";
import { orderedId } from "../../platform/ordered-id.ts";
import type { Opening } from "./access.rules.ts";

export type GrantSource = "operator" | "sample";
type NewGrant = { userId: string; offer: OfferKey; source: GrantSource; terms: object; now: Date };

/** Undefined when this person holds the offer already: the database itself allows one standing grant of each. */
export async function insertGrant(tx: Tx, grant: NewGrant): Promise<string | undefined> {
  const { userId, offer, source, terms, now } = grant;
  const inserted = await tx
    .insertInto("grants")
    .values({
      id: orderedId(now),
      user_id: userId,
      offer,
      source,
      terms: asJson(terms),
      granted_at: now,
      revoked_at: null,
    })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "offer"]).where("revoked_at", "is", null).doNothing(),
    )
    .returning("id")
    .executeTakeFirst();
  return inserted?.id;
}

/** The courses that an opening leads into now. Those published later open with it all the same. */
export async function listOpenedCourses(tx: Tx, opening: Opening): Promise<string[]> {
  if (opening.opens === "alumni-space") return [];
  const courses = tx.selectFrom("courses").select("id").orderBy("position").orderBy("id");
  const rows = await (opening.opens === "course"
    ? courses.where("starter_key", "=", opening.starterKey)
    : courses.where("is_published", "=", true)
  ).execute();
  return rows.map(({ id }) => id);
}

type NewEntitlement = {
  grantId: string;
  userId: string;
  opens: Opening["opens"];
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

/** What a grant had opened. */
export type Opened = { opens: Opening["opens"]; courseId: string | null };

/** The grant and what it opened end together. Undefined when there was no such grant. */
export async function revokeGrant(
  tx: Tx,
  userId: string,
  offer: OfferKey,
  now: Date,
): Promise<Opened[] | undefined> {
  const revoked = await tx
    .updateTable("grants")
    .set({ revoked_at: now })
    .where("user_id", "=", userId)
    .where("offer", "=", offer)
    .where("revoked_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (!revoked) return undefined;
  return tx
    .updateTable("entitlements")
    .set({ revoked_at: now })
    .where("grant_id", "=", revoked.id)
    .where("revoked_at", "is", null)
    .returning(["opens", "course_id as courseId"])
    .execute();
}

/** Keeps everything they are doing in their courses waiting until this is done: the write that changes nothing does that. */
export async function holdEnrollments(tx: Tx, userId: string): Promise<void> {
  await tx.updateTable("enrollments").set({ user_id: userId }).where("user_id", "=", userId).execute();
}
