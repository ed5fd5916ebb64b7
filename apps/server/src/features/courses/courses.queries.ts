import { courseCover } from "@academy/contract/calls/learning/courses";
import type { CourseSummary } from "@academy/contract/learning/courses";
import { maxCourses } from "@academy/contract/learning/courses";
import { pathOf } from "@academy/contract/path-of";
import type { Db, Tx } from "../../platform/db/database.ts";
import { isPublishedAt } from "../access/public.ts";
import { findPictures } from "../media/public.ts";
import { isShown } from "./lessons.queries.ts";

/** `now` decides what is published already. A shelf of recordings is among them only for whoever asks for one. */
type CourseFilter = {
  ids?: readonly string[];
  publishedOnly?: boolean;
  withShelves?: boolean;
  now?: Date;
};

/** Courses with what their lessons add up to, in the owner's order: one query. */
export async function summarizeCourses(db: Db | Tx, filter: CourseFilter = {}): Promise<CourseSummary[]> {
  return (await findCourses(db, filter)).map(({ summary }) => summary);
}

type FoundCourse = {
  starterKey: string | null;
  hasLaunchPlan: boolean;
  isShelf: boolean;
  summary: CourseSummary;
};

/** The same, each with the key under which it came with the academy. */
export async function findCourses(
  db: Db | Tx,
  { ids, publishedOnly = false, withShelves = false, now = new Date() }: CourseFilter,
): Promise<FoundCourse[]> {
  if (ids?.length === 0) return [];
  const rows = await db
    .selectFrom("courses")
    .select(["id", "starter_key", "title", "description", "difficulty", "has_launch_plan", "cover_id"])
    .select(["is_in_package", "is_shelf"])
    .select((select) => [
      select
        .selectFrom("course_modules")
        .whereRef("course_modules.course_id", "=", "courses.id")
        .where("course_modules.archived_at", "is", null)
        .select((inner) => inner.fn.countAll<number>().as("count"))
        .as("module_count"),
      select
        .selectFrom("lessons")
        .whereRef("lessons.course_id", "=", "courses.id")
        .where(isShown)
        .select((inner) => inner.fn.countAll<number>().as("count"))
        .as("lesson_count"),
      select
        .selectFrom("lessons")
        .whereRef("lessons.course_id", "=", "courses.id")
        .where(isShown)
        .select((inner) => inner.fn.sum<number>("lessons.minutes").as("minutes"))
        .as("minutes"),
    ])
    .$if(ids !== undefined, (query) => query.where("id", "in", ids as string[]))
    .$if(publishedOnly, (query) => query.where(isPublishedAt(now)))
    .$if(!withShelves, (query) => query.where("is_shelf", "=", false))
    .orderBy("position")
    .orderBy("id")
    .limit(maxCourses)
    .execute();
  const covers = await findPictures(
    db,
    rows.flatMap(({ cover_id }) => cover_id ?? []),
  );
  const coverOf = (id: string | null) => covers.find((picture) => picture.id === id) ?? null;
  return rows.map((row) => ({
    starterKey: row.starter_key,
    hasLaunchPlan: row.has_launch_plan,
    isShelf: row.is_shelf,
    summary: {
      id: row.id,
      title: row.title,
      description: row.description,
      thumbnail: coverOf(row.cover_id)?.src ?? coverAddress(row.id),
      cover: coverOf(row.cover_id),
      // Of no lessons there is no sum.
      duration: row.minutes ?? 0,
      difficulty: row.difficulty,
      moduleCount: row.module_count ?? 0,
      lessonCount: row.lesson_count ?? 0,
      isInPackage: row.is_in_package,
    },
  }));
}

const coverAddress = (id: string) => pathOf(courseCover, { params: { id } });

/** Who may see that it exists, and whose mandala it carries. */
export async function findCourseFace(db: Db, id: string, now: Date) {
  return db
    .selectFrom("courses")
    .select([isPublishedAt(now).as("is_published"), "archetype"])
    .where("id", "=", id)
    .executeTakeFirst();
}

export async function listModules(db: Db | Tx, courseId: string) {
  return db
    .selectFrom("course_modules")
    .select(["id", "title", "description"])
    .where("course_id", "=", courseId)
    .where("archived_at", "is", null)
    .orderBy("position")
    .orderBy("id")
    .execute();
}

/** What can be downloaded, the one for the whole course first. */
export async function listResources(db: Db, courseId: string) {
  return (
    db
      .selectFrom("resources")
      .select(["id", "title", "file_type", "kind", "module_id", "file_name"])
      .select((select) => select("workbook", "is not", null).as("has_words"))
      .where("course_id", "=", courseId)
      // A file that was taken off the course is only there for whoever had downloaded it; one of a lesson is found there.
      // A workbook that is not published has nothing to show yet.
      .where((where) =>
        where.or([
          where("workbook", "is not", null),
          where("file_id", "is not", null),
          where("media_id", "is not", null),
        ]),
      )
      .where("lesson_id", "is", null)
      .orderBy("position")
      .orderBy("id")
      .execute()
  );
}

/** What this course and every published one are called; of shelves only the one that is asked for. */
export const listCourseTitles = (db: Db, courseId: string, now: Date) =>
  db
    .selectFrom("courses")
    .select(["id", "title", "is_shelf as isShelf"])
    .where((where) =>
      where.or([where("id", "=", courseId), where.and([isPublishedAt(now), where("is_shelf", "=", false)])]),
    )
    .limit(maxCourses)
    .execute();
