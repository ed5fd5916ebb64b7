import { gatheringKinds, recordedBenefits } from "@academy/content/benefits";
import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { isShown } from "../../courses/public.ts";

/** What a gathering is for, with the shelf of each, where it has one. */
export async function listShelvesFor(db: Db | Tx, gatheringId: string) {
  return (
    db
      .selectFrom("gathering_benefits")
      .innerJoin("benefits", "benefits.id", "gathering_benefits.benefit_id")
      .leftJoin("courses", "courses.id", "benefits.course_id")
      .select([
        "benefits.id as benefitId",
        "benefits.name",
        "courses.id as shelfId",
        "courses.title as shelf",
      ])
      .where("gathering_benefits.gathering_id", "=", gatheringId)
      .where("benefits.kind", "in", gatheringKinds)
      // What has a shelf first: that is where its recordings are looked for.
      .orderBy(sql`case when courses.id is null then 1 else 0 end`)
      .orderBy("benefits.position")
      .orderBy("benefits.id")
      .execute()
  );
}

/** Whoever puts up a recording of a date keeps others waiting who would put up a second one. */
export async function holdDate(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable("gathering_dates")
    .set(({ ref }) => ({ revision: ref("revision") }))
    .where("id", "=", id)
    .execute();
}

export async function setUnrecorded(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable("gathering_dates").set({ unrecorded_at: now }).where("id", "=", id).execute();
}

type OwedQuery = { now: Date; since: Date; limit: number };

/**
 * Dates that are over, of which somebody was promised a recording that isn't up: what they held then has had a shelf since
 * before it, or says that it is recorded. Not those of which the owner has said that there is none.
 */
export async function listOwedRecordings(db: Db, { now, since, limit }: OwedQuery) {
  const rows = db
    .selectFrom("gathering_dates")
    .innerJoin("gatherings", "gatherings.id", "gathering_dates.gathering_id")
    .where("gathering_dates.ends_at", "<=", now)
    .where("gathering_dates.starts_at", ">", since)
    .where("gathering_dates.canceled_at", "is", null)
    .where("gathering_dates.unrecorded_at", "is", null)
    .where("gatherings.is_sample", "=", false)
    .where(
      sql<boolean>`exists (
        select 1 from gathering_benefits
        join benefits on benefits.id = gathering_benefits.benefit_id
        join held_benefits on held_benefits.benefit_id = benefits.id
        left join courses on courses.id = benefits.course_id
        where gathering_benefits.gathering_id = gathering_dates.gathering_id
        and held_benefits.revoked_at is null
        and held_benefits.from_at <= gathering_dates.starts_at
        and (held_benefits.until_at is null or held_benefits.until_at > gathering_dates.starts_at)
        and (courses.created_at <= gathering_dates.starts_at
          or benefits.id in (${sql.join([...recordedBenefits])})))`,
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("recordings")
            .innerJoin("lessons", "lessons.id", "recordings.lesson_id")
            .select("lessons.id")
            .whereRef("recordings.gathering_date_id", "=", "gathering_dates.id")
            .where(isShown),
        ),
      ),
    );
  const [found, { total }] = await Promise.all([
    rows
      .select(["gathering_dates.id", "gathering_dates.ends_at"])
      .select(sql<string>`coalesce(gathering_dates.title, gatherings.title)`.as("title"))
      .orderBy("gathering_dates.starts_at")
      .orderBy("gathering_dates.id")
      .limit(limit)
      .execute(),
    rows.select((select) => select.fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ]);
  return { found, total: Number(total) };
}
