import type { HeldBenefitView } from "@academy/contract/learning/benefits";
import type { Db } from "../../platform/db/database.ts";
import { offerOfGuise } from "../../platform/guise.rules.ts";
import { listHeldBenefits } from "../access/public.ts";
import { findAnswerPromise } from "../contact/public.ts";
import { listLinks } from "./benefits.queries.ts";
import { listHeldWithOffers } from "./parts.queries.ts";

type Member = Parameters<typeof listHeldBenefits>[1];

/** What somebody holds besides courses, each benefit once: from its first day to its last. */
export async function showMyBenefits(db: Db, member: Member, now: Date): Promise<HeldBenefitView[]> {
  const held = await listHeld(db, member, now);
  if (!held.some(({ kind }) => kind === "priority")) return held;
  const { days } = await findAnswerPromise(db);
  return held.map((each) => (each.kind === "priority" ? { ...each, answerDays: days } : each));
}

async function listHeld(db: Db, member: Member, now: Date): Promise<HeldBenefitView[]> {
  if (member.role === "owner" || offerOfGuise(member.id) !== undefined) return showAll(db, member, now);
  const held = new Map<string, HeldBenefitView>();
  for (const row of await listHeldWithOffers(db, member.id, now)) {
    const { id, kind, name, more, session, link, offer } = row;
    // What is given until a day ends with it, at the midnight behind it.
    const given = row.grantEndsAt && new Date(row.grantEndsAt.getTime() - 1);
    const ends = [row.until_at, given, row.orderEndsAt].filter((each) => each !== null);
    const until = ends.toSorted((one, other) => one.getTime() - other.getTime())[0]?.toISOString() ?? null;
    const known = held.get(id);
    const from = row.from_at.toISOString();
    held.set(id, {
      ...{ id, kind, name, more, session },
      from: known && known.from < from ? known.from : from,
      until: known ? later(known.until, until) : until,
      offers: known?.offers.includes(offer) ? known.offers : [...(known?.offers ?? []), offer],
      isReady: kind !== "space" || link !== null,
      answerDays: null,
    });
  }
  return [...held.values()];
}

const later = (one: string | null, other: string | null) =>
  one === null || other === null ? null : one > other ? one : other;

/** What an owner holds, or shows to herself as somebody else. */
async function showAll(db: Db, member: Member, now: Date): Promise<HeldBenefitView[]> {
  const links = await listLinks(db);
  return (await listHeldBenefits(db, member, now)).map(({ from, until, ...benefit }) => ({
    ...benefit,
    from: from.toISOString(),
    until: until?.toISOString() ?? null,
    offers: [],
    isReady: benefit.kind !== "space" || links.has(benefit.id),
    answerDays: null,
  }));
}
