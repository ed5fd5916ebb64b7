import { courseOfferOf } from "@academy/content/offers";
import { isSameJson } from "@academy/contract/fields/same-json";
import type { CourseOffer, CourseOfferBody } from "@academy/contract/studio/offers";
import { type Db, inTransaction, type Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors.ts";
import { type Actor, recordAudit } from "../audit/public.ts";
import { refreshCoursePages } from "../words/public.ts";
import { inTwo, refuseCoursePrice } from "./changed-terms.rules.ts";
import { closeCourseOffer, findCourseOffer, openCourseOffer } from "./course-offers.queries.ts";
import { termsOfCourse } from "./offer-terms.rules.ts";
import { insertVersion } from "./offers.queries.ts";

/** How a course is sold by itself, if it is. */
export async function showCourseOffer(db: Db, courseId: string): Promise<CourseOffer> {
  const { offer } = await requireCourse(db, courseId);
  return {
    key: courseOfferOf(courseId),
    priceCents: offer && !offer.archivedAt ? offer.terms.priceCents : null,
    twoPaymentsCents: offer?.terms.instalments?.priceCents ?? null,
    version: offer?.number ?? 0,
  };
}

/** Puts a price on a course, or another one. Orders keep the version they were begun with. */
export function sellCourse(
  db: Db,
  courseId: string,
  { priceCents, twoPaymentsCents, isFree, basedOn }: CourseOfferBody,
  { by, now }: Actor,
): Promise<void> {
  const refusal = refuseCoursePrice(courseOfferOf(courseId), { priceCents, twoPaymentsCents, isFree });
  if (refusal) throw new AppError("BAD_REQUEST", refusal);
  return inTransaction(db, async (tx) => {
    await requireCourse(tx, courseId);
    await openCourseOffer(tx, courseId, now);
    const { course, offer } = await requireCourse(tx, courseId);
    if ((offer?.number ?? 0) !== basedOn) throw new AppError("CONFLICT");
    const key = courseOfferOf(courseId);
    const price = { priceCents, instalments: inTwo(twoPaymentsCents) };
    const terms = { ...(offer?.terms ?? termsOfCourse(course, priceCents)), ...price };
    const number = basedOn + 1;
    await insertVersion(tx, { offer: key, number, source: "owner", terms, now });
    const detail = { from: offer?.terms.priceCents ?? null, to: priceCents, version: number };
    await refreshCoursePages(tx, courseId, { by, now });
    await recordAudit(tx, { by, action: "offer.changed", subject: { kind: "offer", id: key }, detail }, now);
  });
}

/** As it stands in files: under a name of its own, if it has one. False where nothing changes. */
export async function putCourseOffer(
  tx: Tx,
  courseId: string,
  {
    name,
    priceCents,
    twoPaymentsCents,
  }: { name: string; priceCents: number; twoPaymentsCents: number | null },
  now: Date,
): Promise<boolean> {
  const { course, offer } = await requireCourse(tx, courseId);
  const isOnSale = offer !== undefined && !offer.archivedAt;
  const instalments = inTwo(twoPaymentsCents);
  const wanted = [name, priceCents, instalments];
  const known = offer && [offer.terms.name, offer.terms.priceCents, offer.terms.instalments];
  if (isOnSale && isSameJson(known, wanted)) return false;
  await openCourseOffer(tx, courseId, now);
  const terms = { ...(offer?.terms ?? termsOfCourse(course, priceCents)), name, priceCents, instalments };
  const number = (offer?.number ?? 0) + 1;
  await insertVersion(tx, { offer: courseOfferOf(courseId), number, source: "owner", terms, now });
  return true;
}

/** Whoever has bought it keeps it. */
export function stopSelling(db: Db, courseId: string, { by, now }: Actor): Promise<void> {
  return inTransaction(db, async (tx) => {
    await requireCourse(tx, courseId);
    if (!(await closeCourseOffer(tx, courseId, now))) return;
    const subject = { kind: "offer", id: courseOfferOf(courseId) } as const;
    await refreshCoursePages(tx, courseId, { by, now });
    await recordAudit(tx, { by, action: "offer.ended", subject }, now);
  });
}

/** An offer that is called as its course was goes on doing so; one with a name of its own keeps that. */
export async function renameCourseOffer(
  tx: Tx,
  { id, was, title }: { id: string; was: string; title: string },
  now: Date,
): Promise<void> {
  if (was === title) return;
  // A shelf of recordings is called anew without there being an offer.
  const found = await findCourseOffer(tx, id);
  if (!found?.offer || found.offer.terms.name !== was) return;
  const { course, offer } = found;
  const terms = { ...offer.terms, ...pickNames(termsOfCourse({ ...course, title }, 0)) };
  await insertVersion(tx, {
    offer: courseOfferOf(id),
    number: offer.number + 1,
    source: "owner",
    terms,
    now,
  });
}

const pickNames = ({ name, description }: { name: string; description: string }) => ({ name, description });

async function requireCourse(db: Db | Tx, courseId: string) {
  const found = await findCourseOffer(db, courseId);
  if (!found) throw new AppError("NOT_FOUND");
  return found;
}
