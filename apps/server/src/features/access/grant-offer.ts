import { isCourseOffer, type OfferKey } from "@academy/content/offers";
import { plannedEnd } from "@academy/content/pages/studio/learner-page";
import { z } from "zod";
import type { Clock } from "../../platform/clock.ts";
import { type Db, inTransaction, type Tx } from "../../platform/db/database.ts";
import { enqueue } from "../../platform/jobs/enqueue.ts";
import { defineJob, handleJob, type JobHandler } from "../../platform/jobs/job.ts";
import { endStanding, standingCertificates } from "../certificates/public.ts";
import { benefitsOf, openingOf, termsOf } from "./access.rules.ts";
import { isHeld } from "./entitlements.queries.ts";
import {
  findBenefitsOnSale,
  findEndedGrant,
  findTermsOf,
  type GrantSelector,
  type GrantSource,
  holdEnrollments,
  insertEnrollments,
  insertEntitlement,
  insertGrant,
  insertHeldBenefits,
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
  /** When it ends by itself; otherwise it stays. */
  endsAt?: Date;
};

/** Gives somebody an offer: the grant with its terms, what it opens, and a place in those courses. Twice is once. */
export async function grantOffer(tx: Tx, granting: GrantInput): Promise<"granted" | "standing"> {
  const { userId, offer, endsAt, now } = granting;
  const terms = granting.terms ?? (await termsToday(tx, offer));
  const grantId = await insertGrant(tx, {
    ...granting,
    terms,
    orderId: granting.orderId ?? null,
    reason: granting.reason ?? null,
    endsAt: endsAt ?? null,
  });
  if (grantId === undefined) return "standing";
  if (endsAt) await enqueue(tx, endGrant, { grantId }, { key: `grant-end:${grantId}`, runAt: endsAt, now });
  const opening = openingOf(offer);
  const courseIds = await listOpenedCourses(tx, opening, now);
  const [courseId = null] = opening.opens === "course" ? courseIds : [];
  // Whoever paid must hear of it now, and not find a locked door later.
  if (opening.opens === "course" && courseId === null) {
    throw new Error(`there is no course that ${offer} could open`);
  }
  await insertEntitlement(tx, { grantId, userId, opens: opening.opens, courseId, now });
  await insertHeldBenefits(tx, { grantId, userId, benefits: benefitsOf(offer, terms), now });
  await insertEnrollments(tx, userId, courseIds, now);
  return "granted";
}

/** As it is sold today, whatever the owner has made it of since the academy began. */
async function termsToday(tx: Tx, offer: OfferKey): Promise<object> {
  if (isCourseOffer(offer)) return findTermsOf(tx, offer);
  return { ...termsOf(offer), benefits: await findBenefitsOnSale(tx, offer) };
}

const endGrant = defineJob("access.end-grant", z.object({ grantId: z.string() }));

/** On the day that was set when it was given, unless it has ended before. */
export function handleEndGrant({ db, now }: { db: Db; now: Clock }): JobHandler {
  return handleJob(endGrant, ({ grantId }) =>
    inTransaction(db, async (tx) => {
      const userId = await findEndedGrant(tx, grantId, now());
      if (userId) await revokeGiven(tx, { grantId, userId, reason: plannedEnd, now: now() });
    }),
  );
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

/** For whoever has to undo what depended on it: somebody holds less than before. */
export const accessEnded = defineJob("access.ended", z.object({ userId: z.string() }));

async function revoke(
  tx: Tx,
  held: GrantSelector,
  how: { endReason: string | null; now: Date },
): Promise<boolean> {
  const revoked = await revokeGrants(tx, held, how);
  if (!revoked) return false;
  const { userId, opened } = revoked;
  await enqueue(tx, accessEnded, { userId }, { now: how.now });
  // Somebody may be completing a course at this moment: what they get is seen below, or refused.
  await holdEnrollments(tx, userId);
  for (const { id, courseId } of await standingCertificates(tx, userId)) {
    const wasOpened = opened.some((each) => each.opens === "all-courses" || each.courseId === courseId);
    if (!wasOpened || (await isHeld(tx, userId, courseId))) continue;
    await endStanding(tx, id, { reason: "refunded", now: how.now });
  }
  return true;
}
