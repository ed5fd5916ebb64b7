import { courseOfferOf } from "@academy/content/offers";
import type { SoldCourse } from "@academy/contract/visitors/own-pages";
import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { isPublishedAt } from "../../access/public.ts";

/** Courses as their sales pages show them, by their ids: a few queries, however many there are. */
export async function findSoldCourses(
  db: Db | Tx,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, SoldCourse>> {
  if (ids.length === 0) return new Map();
  const courses = await db
    .selectFrom("courses")
    .select(["id", "title", "description", isPublishedAt(now).as("isPublished")])
    .where("id", "in", ids)
    .execute();
  const lessons = await db
    .selectFrom("lessons")
    .innerJoin("course_modules", "course_modules.id", "lessons.module_id")
    .select(["lessons.course_id as courseId", "lessons.title", "lessons.minutes"])
    .select(["course_modules.id as moduleId", "course_modules.title as module"])
    .where("lessons.course_id", "in", ids)
    .where(sql<boolean>`(lessons.is_draft = false and lessons.archived_at is null)`)
    .orderBy("course_modules.position")
    .orderBy("course_modules.id")
    .orderBy("lessons.position")
    .orderBy("lessons.id")
    .execute();
  const offers = await db
    .selectFrom("offers")
    .innerJoin("offer_versions as version", "version.offer", "offers.id")
    .select(["offers.course_id as courseId", "version.terms"])
    .where("offers.course_id", "in", ids)
    .where("offers.archived_at", "is", null)
    .orderBy("version.number")
    .execute();
  // Of each the newest comes last.
  const terms = new Map(offers.map((offer) => [offer.courseId, offer.terms]));
  return new Map(
    courses.map(({ id, title, description, isPublished }) => {
      const its = lessons.filter(({ courseId }) => courseId === id);
      const sold = isPublished ? terms.get(id) : undefined;
      const modules = [...Map.groupBy(its, ({ moduleId }) => moduleId).values()];
      const course: SoldCourse = {
        title,
        description,
        minutes: its.reduce((sum, { minutes }) => sum + minutes, 0),
        modules: modules.map((all) => ({
          title: all[0]?.module ?? "",
          lessons: all.map((lesson) => lesson.title),
        })),
        offer: sold
          ? {
              to: `/checkout/${courseOfferOf(id)}`,
              priceCents: sold.priceCents,
              eachCents: sold.instalments?.priceCents ?? null,
            }
          : null,
      };
      return [id, course];
    }),
  );
}
