import { gatheringKinds } from "@academy/content/benefits";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../platform/db/database.ts";
import { offerOfGuise } from "../../platform/guise.rules.ts";
import { countsAt, listHeldBenefits, type Member } from "../access/public.ts";

/**
 * Of a row of gathering dates, whether it is somebody's: they hold a benefit that it is for, and hold it at that time. An
 * owner comes to all, and whoever looks as a learner to what that one would.
 */
export async function theirDates(db: Db | Tx, member: Member, now: Date): Promise<RawBuilder<boolean>> {
  if (offerOfGuise(member.id) !== undefined) {
    const held = await listHeldBenefits(db, member, now);
    if (held.length === 0) return sql<boolean>`false`;
    return sql<boolean>`gathering_dates.gathering_id in (select gathering_benefits.gathering_id from gathering_benefits
      where gathering_benefits.benefit_id in (${sql.join(held.map(({ id }) => id))}))`;
  }
  if (member.role === "owner") return sql<boolean>`true`;
  // The first half finds few gatherings for most; the second asks for the time.
  return sql<boolean>`(gathering_dates.gathering_id in (
    select gathering_benefits.gathering_id from gathering_benefits
    join held_benefits on held_benefits.benefit_id = gathering_benefits.benefit_id
    where held_benefits.user_id = ${member.id} and held_benefits.revoked_at is null)
  and exists (
    select 1 from gathering_benefits
    join held_benefits on held_benefits.benefit_id = gathering_benefits.benefit_id
    where gathering_benefits.gathering_id = gathering_dates.gathering_id
    and held_benefits.user_id = ${member.id} and held_benefits.revoked_at is null
    and held_benefits.from_at <= gathering_dates.starts_at
    and (held_benefits.until_at is null or held_benefits.until_at > gathering_dates.starts_at)))`;
}

/** Whether anything that they hold now is gathered for, as a part of a query. */
export async function holdsNow(db: Db, member: Member, now: Date): Promise<RawBuilder<boolean>> {
  if (offerOfGuise(member.id) !== undefined || member.role === "owner") {
    return (await holdsGatherings(db, member, now)) ? sql<boolean>`true` : sql<boolean>`false`;
  }
  return sql<boolean>`exists (
    select 1 from held_benefits join benefits on benefits.id = held_benefits.benefit_id
    where held_benefits.user_id = ${member.id} and benefits.kind in (${sql.join([...gatheringKinds])})
    and ${countsAt(now)})`;
}

export async function holdsGatherings(db: Db, member: Member, now: Date): Promise<boolean> {
  const kinds: readonly string[] = gatheringKinds;
  return (await listHeldBenefits(db, member, now)).some(({ kind }) => kinds.includes(kind));
}
