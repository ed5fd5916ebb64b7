import { courseOfferOf } from "@academy/content/offers";
import type { SoldCourse } from "@academy/contract/visitors/own-pages";
import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { isPublishedAt } from "../../access/public.ts";

type SoldModule = SoldCourse["modules"][number];

const dayMs = 24 * 60 * 60 * 1000;

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
    .where("is_shelf", "=", false)
    .execute();
  const lessons = await db
    .selectFrom("lessons")
    .innerJoin("course_modules", "course_modules.id", "lessons.module_id")
    .select(["lessons.course_id as courseId", "lessons.title", "lessons.minutes"])
    .select(["course_modules.id as moduleId", "course_modules.title as module"])
    .select(["course_modules.drip_days as moduleDripDays", "course_modules.drip_at as moduleDripAt"])
    .select(["lessons.drip_days as dripDays", "lessons.drip_at as dripAt"])
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
          opens: opensTo(all, now),
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

type Opening = Record<"dripDays" | "moduleDripDays", number | null> &
  Record<"dripAt" | "moduleDripAt", Date | null>;

/** When the first of these lessons opens to somebody who enrolls now, if that is later. */
function opensTo(lessons: readonly Opening[], now: Date): SoldModule["opens"] {
  const [first] = lessons
    .map(({ dripDays, moduleDripDays, dripAt, moduleDripAt }) => {
      const days = Math.max(dripDays ?? 0, moduleDripDays ?? 0);
      const dates = [dripAt, moduleDripAt].flatMap((date) => date?.getTime() ?? []);
      const dated = Math.max(0, ...dates);
      return { days, dated, at: Math.max(dated, now.getTime() + days * dayMs) };
    })
    .sort((one, other) => one.at - other.at);
  if (!first || first.at <= now.getTime()) return null;
  return first.at === first.dated ? { on: new Date(first.at).toISOString() } : { afterDays: first.days };
}
