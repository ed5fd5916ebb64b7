import { gatheringKinds } from "@academy/content/benefits";
import type { CalendarQuery } from "@academy/contract/learning/calendar";
import { maxGatheringMinutes } from "@academy/contract/studio/gatherings";
import { type SelectQueryBuilder, sql } from "kysely";
import type { Tables } from "../../db/tables.ts";
import type { PageRequest } from "../../platform/db/cursor-paging.ts";
import type { Db, Tx } from "../../platform/db/database.ts";
import type { Member } from "../access/public.ts";
import {
  comesToAll,
  heldThen,
  holdsNow,
  listFewGatherings,
  theirDates,
  theirSpaces,
} from "./entitled.queries.ts";

type Selection = SelectQueryBuilder<Tables, "gathering_dates" | "gatherings", object>;

/** None is longer: what began earlier is over. */
export const longestMs = maxGatheringMinutes * 60_000;

const withGathering = (db: Db | Tx) =>
  db.selectFrom("gathering_dates").innerJoin("gatherings", "gatherings.id", "gathering_dates.gathering_id");

/** What is shown of a date; where it takes place is not. */
const shown = (dates: Selection, userId: string) =>
  dates
    .leftJoin("gathering_attendances", (join) =>
      join
        .onRef("gathering_attendances.date_id", "=", "gathering_dates.id")
        .on("gathering_attendances.user_id", "=", userId),
    )
    .select([
      "gathering_dates.id",
      "gathering_dates.starts_at",
      "gathering_dates.ends_at",
      "gathering_dates.moved_from",
      "gathering_dates.canceled_at",
      "gathering_dates.cancel_reason",
      "gathering_dates.unrecorded_at",
      "gathering_dates.updated_at",
      "gatherings.updated_at as series_updated_at",
      "gatherings.host",
      "gatherings.zone",
      "gatherings.is_sample",
      "gathering_attendances.going_at",
      "gathering_attendances.question",
    ])
    .select(sql<string>`coalesce(gathering_dates.title, gatherings.title)`.as("title"))
    .select(sql<string>`coalesce(gathering_dates.about, gatherings.about)`.as("about"))
    // Each change of either makes it more.
    .select(sql<number>`gathering_dates.revision + gatherings.revision`.as("sequence"));

export type ShownDate = Awaited<ReturnType<typeof findDate>>;

const isUpcoming = (dates: Selection, now: Date) =>
  dates
    .where("gathering_dates.starts_at", ">", new Date(now.getTime() - longestMs))
    .where("gathering_dates.ends_at", ">", now);

/** The next first, or of those that are over the last first. */
export async function listDates(
  db: Db,
  member: Member,
  { show = "upcoming", now }: { show: CalendarQuery["show"]; now: Date },
  { after, limit }: PageRequest,
) {
  const [theirs, few] = await Promise.all([theirDates(db, member, now), listFewGatherings(db, member)]);
  if (few?.length === 0) return [];
  const isPast = show === "past";
  const from = isPast
    ? // By when they begin, too: that is what they are found by.
      withGathering(db)
        .where("gathering_dates.ends_at", "<=", now)
        .where("gathering_dates.starts_at", "<=", now)
    : isUpcoming(withGathering(db), now);
  const order = isPast ? "desc" : "asc";
  const dates = await shown(from.where(theirs), member.id)
    .$if(few !== undefined, (rows) => rows.where("gathering_dates.gathering_id", "in", few as string[]))
    .$if(after !== undefined, (rows) =>
      rows.where((where) =>
        where(
          where.refTuple("gathering_dates.starts_at", "gathering_dates.id"),
          isPast ? "<" : ">",
          where.tuple(after?.at as Date, after?.id as string),
        ),
      ),
    )
    .orderBy("gathering_dates.starts_at", order)
    .orderBy("gathering_dates.id", order)
    .limit(limit)
    .execute();
  return withGoing(db, dates);
}

/** With how many will be there, counted for all at once. */
async function withGoing<Row extends { id: string }>(db: Db, dates: Row[]) {
  if (dates.length === 0) return [];
  const counted = await db
    .selectFrom("gathering_attendances")
    .select(["date_id", (select) => select.fn.countAll<number>().as("going")])
    .where(
      "date_id",
      "in",
      dates.map(({ id }) => id),
    )
    .where("going_at", "is not", null)
    .groupBy("date_id")
    .execute();
  const goingTo = new Map(counted.map(({ date_id, going }) => [date_id, Number(going)]));
  return dates.map((date) => ({ ...date, going: goingTo.get(date.id) ?? 0 }));
}

/** One that is theirs; nobody learns whether there is another of that id. */
export async function findDate(db: Db, member: Member, id: string, now: Date) {
  const theirs = await theirDates(db, member, now);
  const rows = await shown(
    withGathering(db).where(theirs).where("gathering_dates.id", "=", id),
    member.id,
  ).execute();
  const [date] = await withGoing(db, rows);
  return date;
}

/** Where it takes place, besides what is shown: for joining alone. */
export async function findWayIn(db: Db, member: Member, id: string, now: Date) {
  const theirs = await theirDates(db, member, now);
  return withGathering(db)
    .select(["gathering_dates.starts_at", "gathering_dates.ends_at", "gathering_dates.canceled_at"])
    .select(sql<string | null>`coalesce(gathering_dates.link, gatherings.link)`.as("link"))
    .where(theirs)
    .where("gathering_dates.id", "=", id)
    .executeTakeFirst();
}

/** The next that takes place, at once with whether anything they hold is gathered for, and where they can meet. */
export async function findNext(db: Db, member: Member, now: Date) {
  const [theirs, isHolder, hasSessions, hasRecordings, theirSpace] = await Promise.all([
    theirDates(db, member, now),
    holdsNow(db, member, now, gatheringKinds),
    holdsNow(db, member, now, ["session"]),
    holdsNow(db, member, now, ["recordings"]),
    theirSpaces(db, member, now),
  ]);
  const next = isUpcoming(withGathering(db), now)
    .select(["gathering_dates.id", "gathering_dates.starts_at", "gathering_dates.ends_at", "gatherings.host"])
    .select("gatherings.zone")
    .select(sql<string>`coalesce(gathering_dates.title, gatherings.title)`.as("title"))
    .$if(!comesToAll(member), (dates) =>
      // The first of each of their gatherings: however many dates others have, none of them is read.
      dates.where(
        "gathering_dates.id",
        "in",
        sql<string>`(select (
          select gathering_dates.id from gathering_dates
          where gathering_dates.gathering_id = theirs.gathering_id
          and gathering_dates.starts_at > ${new Date(now.getTime() - longestMs)} and gathering_dates.ends_at > ${now}
          and gathering_dates.canceled_at is null and ${heldThen(member)}
          order by gathering_dates.starts_at, gathering_dates.id limit 1)
        from (
          select distinct gathering_benefits.gathering_id from gathering_benefits
          join held_benefits on held_benefits.benefit_id = gathering_benefits.benefit_id
          where held_benefits.user_id = ${member.id} and held_benefits.revoked_at is null) as theirs)`,
      ),
    )
    .$if(comesToAll(member), (dates) => dates.where(theirs))
    .where("gathering_dates.canceled_at", "is", null)
    .orderBy("gathering_dates.starts_at")
    .orderBy("gathering_dates.id")
    .limit(1);
  const spaces = db.selectFrom("benefits").select(["id", "name", "position"]).where(theirSpace);
  const rows = await db
    .selectFrom(sql<{ one: number }>`(select 1 as one)`.as("asked"))
    .leftJoin(next.as("next"), (join) => join.onTrue())
    .leftJoin(spaces.as("space"), (join) => join.onTrue())
    .select(["next.id", "next.title", "next.host", "next.zone", "next.starts_at", "next.ends_at"])
    .select(["space.id as spaceId", "space.name as space"])
    .select([isHolder.as("is_holder"), hasSessions.as("has_sessions")])
    .select(hasRecordings.as("has_recordings"))
    .orderBy("space.position")
    .orderBy("space.id")
    .execute();
  const [first] = rows;
  if (!first) throw new Error("a row that is always there is not");
  const { is_holder, has_sessions, has_recordings, spaceId: _id, space: _name, ...date } = first;
  return {
    ...date,
    isHolder: Boolean(is_holder),
    hasSessions: Boolean(has_sessions),
    hasRecordings: Boolean(has_recordings),
    spaces: rows.flatMap(({ spaceId: id, space: name }) => (id && name ? [{ id, name }] : [])),
  };
}

/** For a calendar program: what was lately and what is to come, as far as one wants to look. */
export async function listFeedDates(
  db: Db,
  member: Member,
  { since, most, now }: { since: Date; most: number; now: Date },
) {
  const [theirs, few] = await Promise.all([theirDates(db, member, now), listFewGatherings(db, member)]);
  if (few?.length === 0) return [];
  return shown(withGathering(db).where(theirs), member.id)
    .$if(few !== undefined, (rows) => rows.where("gathering_dates.gathering_id", "in", few as string[]))
    .where("gathering_dates.starts_at", ">=", since)
    .orderBy("gathering_dates.starts_at")
    .orderBy("gathering_dates.id")
    .limit(most)
    .execute();
}
