import { fullName } from "@academy/contract/fields/full-name";
import type { PageQuery } from "@academy/contract/paging";
import type { BookingDetail, BookingListQuery, MadeShelf } from "@academy/contract/studio/bookings";
import { readPage } from "../../../platform/db/cursor-paging.ts";
import { type Db, inTransaction } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { listBenefits, listHeldBenefits } from "../../access/public.ts";
import { findUserById } from "../../account/public.ts";
import { type Actor, recordAudit } from "../../audit/public.ts";
import { mailOffer } from "../booking-mails.ts";
import { linkOf } from "../booking-view.rules.ts";
import { findBooking } from "../bookings.queries.ts";
import { localTimeOf, weekOf } from "../hours/local-time.rules.ts";
import { readHours } from "../hours/session-hours.ts";
import { toMadeItem } from "../made/hand-over.ts";
import { listBenefitsOf, listFulfilled, listMadeFor } from "../made/made.queries.ts";
import { listShared } from "../sharing/show-shared.ts";
import { listBookings, listUnbooked } from "./studio.queries.ts";

export async function showBookings(db: Db, { show = "upcoming", ...page }: BookingListQuery, now: Date) {
  const hours = await readHours(db);
  return readPage(page, (request) => listBookings(db, show, now, request), {
    cursorOf: ({ startsAt, id }) => ({ at: startsAt, id }),
    toItem: ({ userId, learner, email, startsAt, link, ...row }) => ({
      ...row,
      learner: { id: userId, name: learner, email },
      startsAt: startsAt.toISOString(),
      hasLink: linkOf({ link }, hours) !== null,
    }),
  });
}

export async function showBooking(db: Db, id: string): Promise<BookingDetail> {
  const booking = await findBooking(db, id);
  if (!booking) throw new AppError("NOT_FOUND");
  const { userId, startsAt, link, ...more } = booking;
  const [user, hours, shared, benefits, fulfilled] = await Promise.all([
    findUserById(db, userId),
    readHours(db),
    booking.state === "booked" ? listShared(db, id) : [],
    listBenefitsOf(db, userId),
    listFulfilled(db, userId),
  ]);
  if (!user) throw new AppError("NOT_FOUND");
  const { name, minutes, state, benefit, zone, canceledBy, reason, intake, revision } = more;
  return {
    id,
    learner: { id: userId, name: fullName(user), email: user.email },
    name,
    startsAt: startsAt.toISOString(),
    minutes,
    state,
    hasLink: linkOf({ link }, hours) !== null,
    benefit,
    zone,
    ownerZone: hours.zone,
    canceledBy,
    reason,
    intake,
    link,
    usualLink: hours.link,
    revision,
    shared,
    promised: benefits
      .filter(({ kind }) => kind === "files")
      .map((each) => ({ id: each.id, name: each.name, isHandedOver: fulfilled.has(each.id) })),
  };
}

/** Sessions by how they come, as they are asked for. */
export async function sessionsBy(db: Db, now: Date) {
  const sessions = (await listBenefits(db)).filter(
    ({ kind, session }) => kind === "session" && session !== null,
  );
  const of = (each: "once" | "month") =>
    sessions.filter(({ session }) => session?.each === each).map(({ id }) => id);
  const { zone } = await readHours(db);
  const monthBegan = new Date(`${localTimeOf(now, zone).day.slice(0, 7)}-01T00:00:00.000Z`);
  const names = new Map(sessions.map(({ id, name }) => [id, name]));
  return { once: of("once"), monthly: of("month"), monthBegan, names };
}

export async function showUnbooked(db: Db, page: PageQuery, now: Date) {
  const { names, ...sessions } = await sessionsBy(db, now);
  return readPage(page, (request) => listUnbooked(db, sessions, now, request), {
    cursorOf: ({ since, userId }) => ({ at: since, id: userId }),
    toItem: ({ userId, learner, email, benefit, since }) => ({
      learner: { id: userId, name: learner, email },
      benefit,
      name: names.get(benefit) ?? benefit,
      since: since.toISOString(),
    }),
  });
}

type Offer = { learner: string; benefit: string };

/** At most once a week each: nobody is pressed. */
export function offerSession(db: Db, { learner, benefit }: Offer, { by, now }: Actor): Promise<void> {
  return inTransaction(db, async (tx) => {
    const user = await findUserById(tx, learner);
    if (!user) throw new AppError("NOT_FOUND");
    const held = (await listHeldBenefits(tx, user, now)).find(({ id }) => id === benefit);
    if (held?.kind !== "session") throw new AppError("NOT_FOUND");
    const key = `session-offer:${learner}:${benefit}:${weekOf(now.toISOString().slice(0, 10))}`;
    if (!(await mailOffer(tx, { user, name: held.name, key, now }))) {
      throw new AppError("CONFLICT", { message: "You’ve already written to them about it this week." });
    }
    const subject = { kind: "user", id: learner };
    await recordAudit(tx, { by, action: "session.offered", subject, detail: { benefit } }, now);
  });
}

export async function showShelf(db: Db, userId: string, page: PageQuery): Promise<MadeShelf> {
  const user = await findUserById(db, userId);
  if (!user) throw new AppError("NOT_FOUND");
  const [benefits, items] = await Promise.all([
    listBenefitsOf(db, userId),
    readPage(page, (request) => listMadeFor(db, userId, request), {
      cursorOf: ({ createdAt, id }) => ({ at: createdAt, id }),
      toItem: toMadeItem,
    }),
  ]);
  return {
    learner: { id: userId, name: fullName(user), email: user.email },
    benefits: benefits.map(({ id, name }) => ({ id, name })),
    ...items,
  };
}
