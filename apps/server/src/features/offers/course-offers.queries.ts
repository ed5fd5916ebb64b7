import { courseOfferOf } from "@academy/content/offers";
import type { Db, Tx } from "../../platform/db/database.ts";
import { isNewestVersion } from "./newest-version.queries.ts";

/** A course as it is sold: its title, and the newest version of its offer if it has ever had one. */
export async function findCourseOffer(db: Db | Tx, courseId: string) {
  const course = await db
    .selectFrom("courses")
    .select(["courses.id", "courses.title"])
    .where("courses.id", "=", courseId)
    // A shelf of recordings is part of an offer, never one itself.
    .where("courses.is_shelf", "=", false)
    .executeTakeFirst();
  if (!course) return undefined;
  const offer = await db
    .selectFrom("offers")
    .innerJoin("offer_versions as version", "version.offer", "offers.id")
    .select(["version.number", "version.terms", "offers.archived_at as archivedAt"])
    .where("offers.course_id", "=", courseId)
    .where(isNewestVersion())
    .executeTakeFirst();
  return { course, offer };
}

/** It is sold from now on, again or for the first time. Whoever else is at it waits. */
export async function openCourseOffer(tx: Tx, courseId: string, now: Date): Promise<void> {
  await tx
    .insertInto("offers")
    .values({
      id: courseOfferOf(courseId),
      checkout_link: null,
      course_id: courseId,
      archived_at: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ archived_at: null }))
    .execute();
}

/** False when it was not sold. */
export async function closeCourseOffer(tx: Tx, courseId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("offers")
    .set({ archived_at: now })
    .where("course_id", "=", courseId)
    .where("archived_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** What is said of the courses that are sold by themselves, each with the titles of its modules. */
export async function listSoldCourses(db: Db, courseIds: readonly string[]) {
  if (courseIds.length === 0) return [];
  const courses = await db
    .selectFrom("courses")
    .select(["id", "description as about", "archetype"])
    .where("id", "in", courseIds)
    .execute();
  const modules = await db
    .selectFrom("course_modules")
    .select(["course_id", "title"])
    .where("course_id", "in", courseIds)
    .where("archived_at", "is", null)
    .orderBy("position")
    .orderBy("id")
    .execute();
  const of = Map.groupBy(modules, ({ course_id }) => course_id);
  return courses.map((course) => ({
    ...course,
    modules: (of.get(course.id) ?? []).map(({ title }) => title),
  }));
}

/** What every offer is called now, those that are sold no more as well. */
export async function listOfferNames(db: Db | Tx): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom("offer_versions as version")
    .select(["version.offer", "version.terms"])
    .where(isNewestVersion())
    .execute();
  return new Map(rows.map(({ offer, terms }) => [offer, terms.name]));
}

/** The courses that are sold by themselves, published or not, each with its newest terms. */
export async function listCourseOffers(db: Db | Tx) {
  return db
    .selectFrom("offers")
    .innerJoin("offer_versions as version", "version.offer", "offers.id")
    .select(["offers.course_id as courseId", "version.number", "version.terms"])
    .where("offers.course_id", "is not", null)
    .where("offers.archived_at", "is", null)
    .where(isNewestVersion())
    .execute();
}
