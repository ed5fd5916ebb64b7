import { bookingsPage as words } from "@academy/content/pages/studio/bookings-page";
import type { Db, Tx } from "../../platform/db/database.ts";
import type { DebtList, DeliveryCheck } from "../access/public.ts";
import { hasRoomFor } from "./hours/find-free-times.ts";
import { readHours } from "./hours/session-hours.ts";
import { sessionsBy } from "./studio/show-bookings.ts";
import {
  countUnbooked,
  countWithoutLink,
  listUnbooked,
  listUnhanded,
  listUnhandedAlone,
  listWithoutLink,
} from "./studio/studio.queries.ts";

const dayMs = 24 * 60 * 60_000;
const hoursPath = "/studio/bookings/hours";
/** A session that is sold can be booked within this time. */
const bookableWithinWeeks = 6;
/** Within this time of buying, whoever has not booked is written to. */
const offeredWithinDays = 7;

/** Sessions are sold where there are hours, a place, and a time within six weeks beyond those for whom a sold one is kept. */
export const bookingDelivery: DeliveryCheck = {
  kinds: ["session"],
  async listMissing(db, benefits, now) {
    const hours = await readHours(db);
    const { weekly, exceptions, link } = hours;
    const { names: _, ...sessions } = await sessionsBy(db, now);
    const sold = await countUnbooked(db, { ...sessions, monthly: [] }, now);
    const to = new Date(now.getTime() + bookableWithinWeeks * 7 * dayMs);
    const hasHours = weekly.length > 0 || exceptions.some(({ extra }) => extra !== null);
    const missing = new Map<string, { what: string; path: string }>();
    for (const { id, session } of benefits.filter(({ kind }) => kind === "session")) {
      const request = { minutes: session?.minutes ?? 0, from: now, to, now, count: sold + 1 };
      const what = !hasHours
        ? words.missing.hours
        : link === null
          ? words.missing.link
          : session && (await hasRoomFor(db, hours, request))
            ? undefined
            : words.missing.times;
      if (what) missing.set(id, { what, path: hoursPath });
    }
    return missing;
  },
};

/** By when the owner does what she does by hand: writes to whoever has booked nothing, and hands over after a session. */
export async function findSessionDays(db: Db | Tx): Promise<{ offerDays: number; handOverDays: number }> {
  const { handOverDays } = await readHours(db);
  return { offerDays: offeredWithinDays, handOverDays };
}

/** What the owner owes by hand: sessions to be offered, files to be handed over, links of this week. */
export const listBookingDebts: DebtList = async (db, now, limit) => {
  const { names: _, ...sessions } = await sessionsBy(db, now);
  // One that comes round each month is theirs to book or not; one that was bought is owed.
  const bought = { ...sessions, monthly: [] };
  const soon = new Date(now.getTime() + 7 * dayMs);
  const hours = await readHours(db);
  const needsLinks = hours.link === null;
  const page = { after: undefined, limit };
  const [unbooked, unhanded, alone, withoutLink, ...counts] = await Promise.all([
    listUnbooked(db, bought, now, page),
    listUnhanded(db, now, limit),
    listUnhandedAlone(db, now, limit),
    needsLinks ? listWithoutLink(db, now, soon, limit) : [],
    countUnbooked(db, bought, now),
    needsLinks ? countWithoutLink(db, now, soon) : 0,
  ]);
  const after = (from: Date, days: number) => new Date(from.getTime() + days * dayMs);
  const debts = [
    ...withoutLink.map(({ id, learner, startsAt }) => ({
      kind: "gathering-link" as const,
      about: words.sessionWith.replace("{learner}", () => learner),
      due: startsAt,
      path: `/studio/bookings/${id}`,
    })),
    ...[...unhanded.people, ...alone.people].map(({ userId, learner, since }) => ({
      kind: "files" as const,
      about: learner,
      due: after(since, hours.handOverDays),
      path: `/studio/learners/${userId}/made`,
    })),
    ...unbooked.map(({ learner, since }) => ({
      kind: "session-offer" as const,
      about: learner,
      due: after(since, offeredWithinDays),
      path: "/studio/bookings/unbooked",
    })),
  ].sort((one, other) => one.due.getTime() - other.due.getTime());
  const unmade = unhanded.total + alone.total;
  return { debts: debts.slice(0, limit), total: counts.reduce((sum, count) => sum + count, unmade) };
};
