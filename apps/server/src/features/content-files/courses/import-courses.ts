import { randomUUID } from "node:crypto";
import { isSameJson } from "@academy/contract/fields/same-json";
import type { Tx } from "../../../platform/db/database.ts";
import { setUses } from "../../media/public.ts";
import { putCourseOffer } from "../../offers/public.ts";
import { insertCourseFile } from "../../resources/public.ts";
import { refreshCoursePages } from "../../words/public.ts";
import { ContentRefused } from "../content-folder.ts";
import type { Content, CourseContent } from "../read-content.ts";
import * as queries from "./import-courses.queries.ts";
import { importLessons } from "./import-lessons.ts";
import { importModules } from "./import-modules.ts";
import { type Books, importWorkbooks } from "./import-workbooks.ts";
import { type ImportContext, type ImportOptions, isOwnKey, readExisting } from "./importing.ts";

export async function importCourses(tx: Tx, { courses }: Content, importing: ImportOptions): Promise<void> {
  const existing = await readExisting(tx);
  for (const [position, course] of courses.entries()) {
    await importCourse(tx, course, position, { existing, ...importing });
  }
  const kept = new Set(courses.map(({ key }) => key));
  for (const key of existing.courses.keys()) {
    if (!kept.has(key)) importing.say(`course ${key}: not in the files, left as it is`);
  }
}

async function importCourse(
  tx: Tx,
  course: CourseContent,
  position: number,
  context: ImportContext,
): Promise<void> {
  const { existing, now, say } = context;
  const before = existing.courses.get(course.key);
  const id = before?.id ?? (isOwnKey(course.key) ? course.key : randomUUID());
  const facts = { ...course, position };
  if (!before) {
    await queries.insertCourse(tx, { id, starterKey: isOwnKey(course.key) ? null : course.key }, facts, now);
    say(`course ${course.key}: new`);
  } else if (!isSameJson(factsOf(before), factsOf(asRow(facts)))) {
    const archivedAt = course.isArchived ? (before.archived_at ?? now) : null;
    await queries.updateCourse(tx, before, facts, { archivedAt, now });
    const inOrder = { ...before, position: existing.ranks.get(before.id) ?? 0 };
    if (!isSameJson(factsOf(inOrder), factsOf(asRow(facts)))) say(`course ${course.key}: changed`);
  }
  const moduleIds = await importModules(tx, id, course, context);
  const lessonIds = await importLessons(tx, id, { course, moduleIds }, context);
  await importWorkbooks(tx, id, { course, moduleIds, lessonIds }, context);
  await importCover(tx, id, course, before?.cover_id ?? null, context);
  await importDownloads(tx, id, { course, lessonIds }, context);
  if (course.offer && (await putCourseOffer(tx, id, course.offer, now)))
    say(`course ${course.key}: another price`);
  await refreshCoursePages(tx, id, { by: null, now });
}

async function importCover(
  tx: Tx,
  id: string,
  { key, cover }: CourseContent,
  before: string | null,
  { now, say }: ImportContext,
): Promise<void> {
  if (cover === undefined || cover === before) return;
  await queries.setCover(tx, id, cover, now);
  await setUses(tx, { kind: "course", id }, "cover", cover ? [cover] : []);
  say(`course ${key}: another cover`);
}

/** Files to download that are not there yet; those that only the academy has are left. */
async function importDownloads(
  tx: Tx,
  courseId: string,
  { course, lessonIds }: Pick<Books, "course" | "lessonIds">,
  { existing, say }: ImportContext,
): Promise<void> {
  const there = existing.downloads.get(courseId) ?? [];
  const used = new Set(there.map(({ media_id }) => media_id));
  for (const { title, lesson, media } of course.files ?? []) {
    const lessonId = lesson === null ? null : (lessonIds.get(lesson) ?? null);
    if (lesson !== null && lessonId === null) {
      throw new ContentRefused(`courses/${course.key}/course.json: there is no lesson ${lesson}`);
    }
    const isThere = there.some(
      (file) => file.title === title && file.media_id === media && file.lesson_id === lessonId,
    );
    if (isThere) continue;
    const ending = await queries.endingOf(tx, media);
    await insertCourseFile(tx, { id: randomUUID(), courseId, lessonId, title, mediaId: media, ending });
    used.add(media);
    say(`course ${course.key}: file “${title}” new`);
  }
  if (used.size > there.length || (course.files ?? []).length > 0)
    await setUses(tx, { kind: "course", id: courseId }, "download", [...used]);
}

type CourseFacts = Omit<CourseContent, "modules" | "workbooks" | "key"> & { position: number };
const asRow = (facts: CourseFacts) => ({
  title: facts.title,
  description: facts.description,
  difficulty: facts.difficulty,
  archetype: facts.archetype,
  position: facts.position,
  is_published: facts.isPublished,
  has_launch_plan: facts.hasLaunchPlan,
  is_in_package: facts.isInPackage,
  publish_from: facts.publishFrom === null ? null : new Date(facts.publishFrom),
  archived_at: facts.isArchived ? new Date(0) : null,
});
const factsOf = (row: ReturnType<typeof asRow>) => [
  [row.title, row.description, row.difficulty, row.archetype, row.position],
  [
    row.is_published,
    row.has_launch_plan,
    row.is_in_package,
    row.publish_from?.toISOString() ?? null,
    row.archived_at !== null,
  ],
];
