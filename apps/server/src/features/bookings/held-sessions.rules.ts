import type { SessionTerms } from "@academy/content/benefits";
import type { SessionBenefit } from "@academy/contract/learning/bookings";
import type { HeldBenefit } from "../access/public.ts";
import { localTimeOf } from "./hours/local-time.rules.ts";

/** A benefit that is booked, with its terms. */
export type HeldSession = HeldBenefit & { session: SessionTerms };

export const isSession = (benefit: HeldBenefit): benefit is HeldSession =>
  benefit.kind === "session" && benefit.session !== null;

/** In what a session is counted: since when its benefit is held, or the owner's month in which it takes place. */
export const periodOf = (
  { session, from }: Pick<HeldSession, "session" | "from">,
  startsAt: Date,
  zone: string,
) => (session.each === "month" ? localTimeOf(startsAt, zone).day.slice(0, 7) : `since ${from.toISOString()}`);

type BookedCount = { benefit: string; period: string; count: number };

export function toSessionBenefit(
  held: HeldSession,
  { booked, zone, now }: { booked: readonly BookedCount[]; zone: string; now: Date },
): SessionBenefit {
  const { id, name, more, session, until } = held;
  const period = periodOf(held, now, zone);
  const used = booked.find((each) => each.benefit === id && each.period === period)?.count ?? 0;
  return {
    id,
    name,
    more,
    ...session,
    left: Math.max(0, session.times - used),
    until: until?.toISOString() ?? null,
  };
}
