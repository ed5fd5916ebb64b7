import type { StarterCourse } from "@academy/content/courses/course";
import { type Db, inTransaction } from "../../platform/db/database.ts";
import { hasCourses, insertContents, insertCourses } from "./seed.queries.ts";
import { readStarterText } from "./starter-texts.ts";

/**
 * An academy's first start: the courses it comes with. From then on they are the owner's, so nothing happens while there
 * is any course. Two processes that start at once on PostgreSQL make them once: their keys are unique.
 */
export async function seedStarterCourses(db: Db, now: Date): Promise<void> {
  if (await hasCourses(db)) return;
  // Every later start is spared the words.
  const { starterCourses } = await import("@academy/content/courses/starter-courses");
  const written = await Promise.all(
    starterCourses.map(async (course) => ({ course, texts: await readTexts(course) })),
  );
  await inTransaction(db, async (tx) => {
    const ids = await insertCourses(tx, starterCourses, now);
    const made = written.flatMap(({ course, texts }) => {
      const id = ids.get(course.key);
      return id === undefined ? [] : [{ id, course, texts }];
    });
    if (made.length > 0) await insertContents(tx, made, now);
  });
}

async function readTexts({ key, modules }: StarterCourse): Promise<Map<string, string>> {
  const slugs = modules.flatMap(({ lessons }) => lessons.map(({ slug }) => slug));
  return new Map(
    await Promise.all(slugs.map(async (slug) => [slug, await readStarterText(key, slug)] as const)),
  );
}
