import { randomUUID } from "node:crypto";
import type { StarterCourse, StarterWorkbook } from "@academy/content/courses/course";
import type { Db, Tx } from "../../platform/db/database.ts";
import { asJson } from "../../platform/db/values.ts";

export async function hasCourses(db: Db): Promise<boolean> {
  const course = await db.selectFrom("courses").select("id").limit(1).executeTakeFirst();
  return course !== undefined;
}

/** Answers the ids of those that were not there yet: of two processes at once, the second finds them all. */
export async function insertCourses(
  tx: Tx,
  courses: readonly StarterCourse[],
  now: Date,
): Promise<Map<string, string>> {
  const rows = await tx
    .insertInto("courses")
    .values(
      courses.map(({ key, title, description, difficulty, archetype, hasLaunchPlan = false }, position) => ({
        id: randomUUID(),
        starter_key: key,
        title,
        description,
        difficulty,
        archetype,
        position,
        is_published: true,
        has_launch_plan: hasLaunchPlan,
        created_at: now,
        updated_at: now,
      })),
    )
    .onConflict((conflict) => conflict.column("starter_key").doNothing())
    .returning(["id", "starter_key"])
    .execute();
  return new Map(rows.map(({ id, starter_key }) => [String(starter_key), id]));
}

/** A starter course, its texts by slug, and the id it got. */
export type FullCourse = { id: string; course: StarterCourse; texts: ReadonlyMap<string, string> };

export async function insertContents(tx: Tx, courses: FullCourse[], now: Date): Promise<void> {
  const modules = courses.flatMap(({ id: courseId, course, texts }) =>
    course.modules.map((module, position) => ({ id: randomUUID(), courseId, position, texts, ...module })),
  );
  const moduleIds = new Map(modules.map(({ id, courseId, position }) => [`${courseId} ${position + 1}`, id]));
  await tx
    .insertInto("course_modules")
    .values(
      modules.map(({ id, courseId, position, title, description }) => ({
        id,
        course_id: courseId,
        position,
        title,
        description,
      })),
    )
    .execute();
  const lessonIds = new Map(
    modules.flatMap(({ courseId, lessons }) =>
      lessons.map(({ slug }) => [`${courseId} ${slug}`, randomUUID()] as const),
    ),
  );
  await tx
    .insertInto("lessons")
    .values(
      modules.flatMap(({ id, courseId, texts, lessons }) =>
        lessons.map(({ slug, title, summary, minutes, film }, position) => ({
          id: lessonIds.get(`${courseId} ${slug}`) ?? randomUUID(),
          course_id: courseId,
          module_id: id,
          position,
          starter_slug: slug,
          title,
          summary,
          minutes,
          text: textOf(texts, slug),
          film: film === undefined ? null : asJson({ starter: film }),
          created_at: now,
          updated_at: now,
        })),
      ),
    )
    .execute();
  await tx
    .insertInto("resources")
    .values(
      courses.flatMap(({ id: courseId, course }) =>
        course.workbooks.map((workbook, position) => ({
          id: randomUUID(),
          course_id: courseId,
          module_id: moduleIds.get(`${courseId} ${workbook.module}`) ?? null,
          position,
          ...printed(workbook, (slug) => lessonIds.get(`${courseId} ${slug}`)),
        })),
      ),
    )
    .execute();
}

function printed(
  { slug, title, subtitle, kind, parts }: StarterWorkbook,
  lessonIdOf: (slug: string) => string | undefined,
) {
  const taught = parts.map((part) => ({ ...part, lesson: part.lesson && lessonIdOf(part.lesson) }));
  const workbook = asJson({ title, subtitle, parts: taught });
  return { title, subtitle, kind, file_type: "PDF", file_name: `${slug}.pdf`, workbook };
}

function textOf(texts: ReadonlyMap<string, string>, slug: string): string {
  const text = texts.get(slug);
  if (text === undefined) throw new Error(`the lesson ${slug} has no text`);
  return text;
}
