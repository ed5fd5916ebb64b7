import { type BenefitKind, gatheringKinds } from "@academy/content/benefits";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../platform/db/database.ts";
import { isPostgres } from "../../platform/db/is-postgres.ts";
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
  // Dates are read by their time until there are enough, not all of those of each gathering. PostgreSQL asks for each what
  // they hold then. SQLite first passes over those of others: an id, made longer by nothing, is in no index.
  if (isPostgres(db)) return heldThen(member);
  return sql<boolean>`(gathering_dates.gathering_id || '' in (
    select gathering_benefits.gathering_id from gathering_benefits
    join held_benefits on held_benefits.benefit_id = gathering_benefits.benefit_id
    where held_benefits.user_id = ${member.id} and held_benefits.revoked_at is null)
  and ${heldThen(member)})`;
}

/** Whether they hold it at that time. With an offset PostgreSQL asks row by row, instead of joining all dates that there are. */
export const heldThen = (member: Member): RawBuilder<boolean> => sql<boolean>`exists (
    select 1 from gathering_benefits
    join held_benefits on held_benefits.benefit_id = gathering_benefits.benefit_id
    where gathering_benefits.gathering_id = gathering_dates.gathering_id
    and held_benefits.user_id = ${member.id} and held_benefits.revoked_at is null
    and held_benefits.from_at <= gathering_dates.starts_at
    and (held_benefits.until_at is null or held_benefits.until_at > gathering_dates.starts_at)
    limit 1 offset 0)`;

/** Whether what somebody comes to isn’t theirs by what they hold: an owner, or whoever looks as a learner. */
export const comesToAll = ({ id, role }: Member): boolean =>
  role === "owner" || offerOfGuise(id) !== undefined;

/** So few that their dates are found gathering by gathering. */
const fewGatherings = 30;

/** The gatherings that somebody ever held something for; nothing where there are many, or all are theirs. */
export async function listFewGatherings(db: Db | Tx, member: Member): Promise<string[] | undefined> {
  if (comesToAll(member)) return;
  const rows = await db
    .selectFrom("gathering_benefits")
    .innerJoin("held_benefits", "held_benefits.benefit_id", "gathering_benefits.benefit_id")
    .select("gathering_benefits.gathering_id")
    .distinct()
    .where("held_benefits.user_id", "=", member.id)
    .where("held_benefits.revoked_at", "is", null)
    .limit(fewGatherings + 1)
    .execute();
  return rows.length > fewGatherings ? undefined : rows.map(({ gathering_id }) => gathering_id);
}

/** Of a row of benefits, whether it is a space that they can go into now. */
export async function theirSpaces(db: Db, member: Member, now: Date): Promise<RawBuilder<boolean>> {
  const isSpace = sql<boolean>`benefits.kind = 'space' and benefits.link is not null`;
  if (offerOfGuise(member.id) !== undefined || member.role === "owner") {
    const held = (await listHeldBenefits(db, member, now)).filter(({ kind }) => kind === "space");
    if (held.length === 0) return sql<boolean>`false`;
    return sql<boolean>`(${isSpace} and benefits.id in (${sql.join(held.map(({ id }) => id))}))`;
  }
  return sql<boolean>`(${isSpace} and exists (
    select 1 from held_benefits
    where held_benefits.benefit_id = benefits.id and held_benefits.user_id = ${member.id} and ${countsAt(now)}))`;
}

/** Whether they hold a benefit of some kinds now, as a part of a query. */
export async function holdsNow(
  db: Db,
  member: Member,
  now: Date,
  kinds: readonly BenefitKind[],
): Promise<RawBuilder<boolean>> {
  if (offerOfGuise(member.id) !== undefined || member.role === "owner") {
    return (await holdsOf(db, member, now, kinds)) ? sql<boolean>`true` : sql<boolean>`false`;
  }
  return sql<boolean>`exists (
    select 1 from held_benefits join benefits on benefits.id = held_benefits.benefit_id
    where held_benefits.user_id = ${member.id} and benefits.kind in (${sql.join([...kinds])})
    and ${countsAt(now)})`;
}

const holdsOf = async (db: Db, member: Member, now: Date, kinds: readonly BenefitKind[]) =>
  (await listHeldBenefits(db, member, now)).some(({ kind }) => kinds.includes(kind));

/** Whether they hold anything now that has a time: what is gathered for, or sessions. */
export const holdsForCalendar = (db: Db, member: Member, now: Date): Promise<boolean> =>
  holdsOf(db, member, now, [...gatheringKinds, "session"]);

/** Whether anything that they hold now is gathered for. */
export const holdsGatherings = (db: Db, member: Member, now: Date): Promise<boolean> =>
  holdsOf(db, member, now, gatheringKinds);
