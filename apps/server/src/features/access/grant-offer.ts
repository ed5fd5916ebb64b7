import { isCourseOffer, type OfferKey } from "@academy/content/offers";
import type { Tx } from "../../platform/db/database.ts";
import { endStanding, standingCertificates } from "../certificates/public.ts";
import { openingOf, termsOf } from "./access.rules.ts";
import { isHeld } from "./entitlements.queries.ts";
import {
  findTermsOf,
  type GrantSelector,
  type GrantSource,
  holdEnrollments,
  insertEnrollments,
  insertEntitlement,
  insertGrant,
  listOpenedCourses,
  revokeGrants,
} from "./grants.queries.ts";

type GrantInput = {
  userId: string;
  offer: OfferKey;
  source: GrantSource;
  now: Date;
  /** The purchase it comes from. */
  orderId?: string;
  /** The terms it was sold under; otherwise those of today. */
  terms?: object;
  /** Why, for whoever asks later. */
  reason?: string;
};

/** Gives somebody an offer: the grant with its terms, what it opens, and a place in those courses. Twice is once. */
export async function grantOffer(tx: Tx, granting: GrantInput): Promise<"granted" | "standing"> {
  const { userId, offer, now } = granting;
  const grantId = await insertGrant(tx, {
    ...granting,
    terms: granting.terms ?? (isCourseOffer(offer) ? await findTermsOf(tx, offer) : termsOf(offer)),
    orderId: granting.orderId ?? null,
    reason: granting.reason ?? null,
  });
  if (grantId === undefined) return "standing";
  const opening = openingOf(offer);
  const courseIds = await listOpenedCourses(tx, opening, now);
  const [courseId = null] = opening.opens === "course" ? courseIds : [];
  // Whoever paid must hear of it now, and not find a locked door later.
  if (opening.opens === "course" && courseId === null) {
    throw new Error(`there is no course that ${offer} could open`);
  }
  await insertEntitlement(tx, { grantId, userId, opens: opening.opens, courseId, now });
  await insertEnrollments(tx, userId, courseIds, now);
  return "granted";
}

type RevocationInput = { userId: string; offer: OfferKey; now: Date; reason?: string };

/**
 * Locks what the offer opened and keeps everything that was done there, except for certificates: one that was earned
 * under this access ends with it, unless the course is open to them all the same. False when there was nothing to take.
 */
export const revokeOffer = (tx: Tx, { userId, offer, now, reason }: RevocationInput): Promise<boolean> =>
  revoke(tx, { userId, offer }, { endReason: reason ?? null, now });

/** The same for what one purchase gave. What they hold besides stays. */
export const revokeOrder = (
  tx: Tx,
  { orderId, reason, now }: { orderId: string; reason: string; now: Date },
): Promise<boolean> => revoke(tx, { orderId }, { endReason: reason, now });

/** The same for one that was given by hand. What somebody has paid for ends with its order. */
export const revokeGiven = (
  tx: Tx,
  { grantId, userId, reason, now }: { grantId: string; userId: string; reason: string; now: Date },
): Promise<boolean> => revoke(tx, { grantId, userId }, { endReason: reason, now });

async function revoke(
  tx: Tx,
  held: GrantSelector,
  how: { endReason: string | null; now: Date },
): Promise<boolean> {
  const revoked = await revokeGrants(tx, held, how);
  if (!revoked) return false;
  const { userId, opened } = revoked;
  // Somebody may be completing a course at this moment: what they get is seen below, or refused.
  await holdEnrollments(tx, userId);
  for (const { id, courseId } of await standingCertificates(tx, userId)) {
    const wasOpened = opened.some((each) => each.opens === "all-courses" || each.courseId === courseId);
    if (!wasOpened || (await isHeld(tx, userId, courseId))) continue;
    await endStanding(tx, id, { reason: "refunded", now: how.now });
  }
  return true;
}
