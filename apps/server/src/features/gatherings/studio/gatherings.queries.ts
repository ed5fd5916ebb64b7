import { gatheringKinds } from "@academy/content/benefits";
import type { GatheringBody, GatheringDatesQuery } from "@academy/contract/studio/gatherings";
import { sql } from "kysely";
import type { PageRequest } from "../../../platform/db/cursor-paging.ts";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { asJson } from "../../../platform/db/values.ts";
import { countsAt } from "../../access/public.ts";
import { longestMs } from "../calendar.queries.ts";

type Fields = Omit<GatheringBody, "benefits">;
const written = ({ title, about, host, zone, minutes, link, ...more }: Fields) => ({
  title,
  about,
  host,
  zone,
  minutes,
  link,
  starts_on: more.startsOn,
  starts_time: more.time,
  clock_change: more.clockChange,
  repeat_rule: more.repeat && asJson(more.repeat),
});

type NewGathering = { id: string; isSample: boolean; now: Date };

export async function insertGathering(
  tx: Tx,
  { benefits, ...fields }: GatheringBody,
  { id, isSample, now }: NewGathering,
): Promise<void> {
  await tx
    .insertInto("gatherings")
    .values({
      id,
      ...written(fields),
      is_sample: isSample,
      revision: 1,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await setBenefits(tx, id, benefits);
}

/** False when somebody has changed it since. What the owner has changed is hers, and no sample any more. */
export async function updateGathering(
  tx: Tx,
  { benefits, ...fields }: GatheringBody,
  { id, basedOn, now }: { id: string; basedOn: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("gatherings")
    .set({ ...written(fields), is_sample: false, revision: basedOn + 1, updated_at: now })
    .where("id", "=", id)
    .where("revision", "=", basedOn)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await setBenefits(tx, id, benefits);
  return true;
}

async function setBenefits(tx: Tx, id: string, benefits: readonly string[]): Promise<void> {
  await tx
    .deleteFrom("gathering_benefits")
    .where("gathering_id", "=", id)
    .where("benefit_id", "not in", benefits)
    .execute();
  await tx
    .insertInto("gathering_benefits")
    .values(benefits.map((benefit_id) => ({ gathering_id: id, benefit_id })))
    .onConflict((conflict) => conflict.columns(["gathering_id", "benefit_id"]).doNothing())
    .execute();
}

export async function findGathering(db: Db | Tx, id: string) {
  return db.selectFrom("gatherings").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function listBenefitIds(db: Db | Tx, gatheringId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("gathering_benefits")
    .innerJoin("benefits", "benefits.id", "gathering_benefits.benefit_id")
    .select("benefit_id")
    .where("gathering_id", "=", gatheringId)
    .orderBy("benefits.position")
    .orderBy("benefit_id")
    .execute();
  return rows.map(({ benefit_id }) => benefit_id);
}

/** Those of a list that something can be gathered for. */
export async function listGatheredFor(db: Db | Tx) {
  return db
    .selectFrom("benefits")
    .select(["id", "name"])
    .where("kind", "in", gatheringKinds)
    .where("archived_at", "is", null)
    .orderBy("position")
    .orderBy("id")
    .execute();
}

export async function findNewestZone(db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom("gatherings")
    .select("zone")
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  return row?.zone;
}

const dates = (db: Db | Tx) =>
  db
    .selectFrom("gathering_dates")
    .innerJoin("gatherings", "gatherings.id", "gathering_dates.gathering_id")
    .select([
      "gathering_dates.id",
      "gathering_dates.gathering_id",
      "gathering_dates.starts_at",
      "gathering_dates.ends_at",
      "gathering_dates.moved_from",
      "gathering_dates.canceled_at",
      "gathering_dates.cancel_reason",
      "gathering_dates.unrecorded_at",
      "gathering_dates.title as own_title",
      "gathering_dates.about as own_about",
      "gathering_dates.link as own_link",
      "gathering_dates.revision",
      "gatherings.title",
      "gatherings.about",
      "gatherings.link",
      "gatherings.host",
      "gatherings.zone",
      "gatherings.repeat_rule",
      "gatherings.is_sample",
    ]);

export type StudioDate = Awaited<ReturnType<typeof listStudioDates>>[number];

/** With how many come and how many questions there are, counted for all of them at once. */
async function withCounts<Row extends { id: string }>(db: Db | Tx, rows: Row[]) {
  if (rows.length === 0) return [];
  const counted = await db
    .selectFrom("gathering_attendances")
    .select("date_id")
    .select((select) => [
      select.fn.count<number>("going_at").as("going"),
      select.fn.count<number>("question").as("questions"),
    ])
    .where(
      "date_id",
      "in",
      rows.map(({ id }) => id),
    )
    .groupBy("date_id")
    .execute();
  const countsOf = new Map(counted.map((each) => [each.date_id, each]));
  return rows.map((row) => {
    const counts = countsOf.get(row.id);
    return { ...row, going: Number(counts?.going ?? 0), questions: Number(counts?.questions ?? 0) };
  });
}

type DateFilter = Pick<GatheringDatesQuery, "show" | "gathering"> & { now: Date };

export async function listStudioDates(
  db: Db,
  { show = "upcoming", gathering, now }: DateFilter,
  { after, limit }: PageRequest,
) {
  const isPast = show === "past";
  const order = isPast ? "desc" : "asc";
  const rows = await dates(db)
    .$if(gathering !== undefined, (each) => each.where("gathering_dates.gathering_id", "=", gathering ?? ""))
    .where("gathering_dates.ends_at", isPast ? "<=" : ">", now)
    .$if(!isPast, (each) => each.where("gathering_dates.starts_at", ">", new Date(now.getTime() - longestMs)))
    .$if(after !== undefined, (each) =>
      each.where((where) =>
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
  return withCounts(db, rows);
}

export async function findStudioDate(db: Db | Tx, id: string): Promise<StudioDate | undefined> {
  const rows = await dates(db).where("gathering_dates.id", "=", id).execute();
  const [date] = await withCounts(db, rows);
  return date;
}

/** Those that are still to come and take place. */
export async function countUpcoming(db: Db | Tx, gatheringId: string, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom("gathering_dates")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("gathering_id", "=", gatheringId)
    .where("ends_at", ">", now)
    .where("canceled_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** By when they said so, or by when they asked. */
export async function listAttendees(
  db: Db,
  { dateId, show }: { dateId: string; show: "going" | "questions" },
  { after, limit }: PageRequest,
) {
  const column = show === "going" ? "going_at" : "asked_at";
  return db
    .selectFrom("gathering_attendances")
    .innerJoin("users", "users.id", "gathering_attendances.user_id")
    .select(["users.id", "users.name", "question", "going_at", "asked_at"])
    .where("date_id", "=", dateId)
    .where(column, "is not", null)
    .$if(after !== undefined, (rows) =>
      rows.where((where) =>
        where(where.refTuple(column, "user_id"), ">", where.tuple(after?.at as Date, after?.id as string)),
      ),
    )
    .orderBy(column)
    .orderBy("user_id")
    .limit(limit)
    .execute();
}

export type DatesOf = { soon: number; ofMonth: number };

/** How many dates to come benefits have: of those before a day, and of them this month’s; all, or those that can be joined. */
export async function countDates(
  db: Db,
  { now, month, until, isJoinable }: { now: Date; month: Date; until: Date; isJoinable: boolean },
): Promise<Map<string, DatesOf>> {
  const rows = await db
    .selectFrom("gathering_dates")
    .innerJoin("gatherings", "gatherings.id", "gathering_dates.gathering_id")
    .innerJoin("gathering_benefits", "gathering_benefits.gathering_id", "gatherings.id")
    .select("gathering_benefits.benefit_id")
    .select(({ fn }) => [
      fn.countAll<number>().as("soon"),
      fn.countAll<number>().filterWhere("gathering_dates.starts_at", "<", month).as("ofMonth"),
    ])
    .where("gathering_dates.starts_at", ">", now)
    .where("gathering_dates.starts_at", "<", until)
    .where("gathering_dates.canceled_at", "is", null)
    .$if(isJoinable, (dates) =>
      dates.where(sql<boolean>`coalesce(gathering_dates.link, gatherings.link) is not null`),
    )
    .groupBy("gathering_benefits.benefit_id")
    .execute();
  return new Map(
    rows.map(({ benefit_id, soon, ofMonth }) => [
      benefit_id,
      { soon: Number(soon), ofMonth: Number(ofMonth) },
    ]),
  );
}

/** What people hold now and come together for. */
export const listHeldGathered = (db: Db, now: Date) =>
  db
    .selectFrom("benefits")
    .select(["benefits.id", "benefits.name"])
    .where("benefits.kind", "in", gatheringKinds)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("held_benefits")
          .select("held_benefits.id")
          .whereRef("held_benefits.benefit_id", "=", "benefits.id")
          .where(countsAt(now)),
      ),
    )
    .orderBy("benefits.position")
    .orderBy("benefits.id")
    .execute();

/** Dates soon that nobody could join. */
export async function listWithoutLink(
  db: Db,
  { now, until, limit }: { now: Date; until: Date; limit: number },
) {
  const rows = db
    .selectFrom("gathering_dates")
    .innerJoin("gatherings", "gatherings.id", "gathering_dates.gathering_id")
    .where("gathering_dates.ends_at", ">", now)
    .where("gathering_dates.starts_at", ">", new Date(now.getTime() - longestMs))
    .where("gathering_dates.starts_at", "<", until)
    .where("gathering_dates.canceled_at", "is", null)
    .where("gathering_dates.link", "is", null)
    .where("gatherings.link", "is", null);
  const [found, { total }] = await Promise.all([
    rows
      .select(["gathering_dates.id", "gathering_dates.starts_at"])
      .select(sql<string>`coalesce(gathering_dates.title, gatherings.title)`.as("title"))
      .orderBy("gathering_dates.starts_at")
      .orderBy("gathering_dates.id")
      .limit(limit)
      .execute(),
    rows.select((select) => select.fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ]);
  return { found, total: Number(total) };
}
