import { randomUUID } from "node:crypto";
import type { Tx } from "../../platform/db/database.ts";
import { pictureIdsIn, setUses } from "../media/public.ts";
import * as found from "./content-files.queries.ts";
import { ContentRefused } from "./content-folder.ts";
import type { WorkbookFile } from "./content-format.ts";
import { courseKey, lessonKey } from "./export-content.ts";
import { isSameJson } from "./front-matter.rules.ts";
import * as queries from "./import-courses.queries.ts";
import type { Content, CourseContent } from "./read-content.ts";

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

type Lesson = CourseContent["modules"][number]["lessons"][number];
export type Importing = {
  now: Date;
  say: (line: string) => void;
  /** Lessons that are not in the files are put away; nothing is ever removed. */
  archivesMissing: boolean;
  isDemo: boolean;
  /** The id of an uploaded file by what is in it. */
  fileIds: ReadonlyMap<string, string>;
};

/** Positions may have gaps; what people see is the order. */
function rank<Row extends { id: string }>(rows: readonly Row[], groupOf: (row: Row) => string) {
  const ranks = new Map<string, number>();
  for (const group of Map.groupBy(rows, groupOf).values()) {
    for (const [index, { id }] of group.entries()) ranks.set(id, index);
  }
  return ranks;
}

/** What the academy has, read once. */
async function readExisting(tx: Tx) {
  const lessons = await found.listLessons(tx);
  const modules = await found.listModules(tx);
  const workbooks = await found.listWorkbooks(tx);
  const courses = await found.listCourses(tx);
  return {
    ranks: new Map([
      ...rank(courses, () => ""),
      ...rank(modules, ({ course_id }) => course_id),
      ...rank(lessons, ({ module_id }) => module_id),
      ...rank(workbooks, ({ course_id }) => course_id),
    ]),
    courses: new Map(courses.map((course) => [courseKey(course), course])),
    modules: Map.groupBy(modules, ({ course_id }) => course_id),
    lessons: Map.groupBy(lessons, ({ course_id }) => course_id),
    lessonIds: new Set(lessons.map(({ id }) => id)),
    drafts: new Map((await found.listLessonDrafts(tx)).map((draft) => [draft.lesson_id, draft])),
    workbooks: Map.groupBy(workbooks, ({ course_id }) => course_id),
    versions: await queries.listLessonsWithVersions(tx),
  };
}
type Existing = Awaited<ReturnType<typeof readExisting>>;

export async function importCourses(tx: Tx, { courses }: Content, importing: Importing): Promise<void> {
  const existing = await readExisting(tx);
  for (const [position, course] of courses.entries()) {
    await importCourse(tx, course, position, { existing, ...importing });
  }
  const kept = new Set(courses.map(({ key }) => key));
  for (const key of existing.courses.keys()) {
    if (!kept.has(key)) importing.say(`course ${key}: not in the files, left as it is`);
  }
}

type Doing = Importing & { existing: Existing };

async function importCourse(tx: Tx, course: CourseContent, position: number, doing: Doing): Promise<void> {
  const { existing, now, say } = doing;
  const before = existing.courses.get(course.key);
  const id = before?.id ?? (uuid.test(course.key) ? course.key : randomUUID());
  const facts = { ...course, position };
  if (!before) {
    await queries.insertCourse(tx, { id, starterKey: uuid.test(course.key) ? null : course.key }, facts, now);
    say(`course ${course.key}: new`);
  } else if (!isSameJson(factsOf(before), factsOf(asRow(facts)))) {
    const archivedAt = course.isArchived ? (before.archived_at ?? now) : null;
    await queries.updateCourse(tx, before, facts, { archivedAt, now });
    const inOrder = { ...before, position: existing.ranks.get(before.id) ?? 0 };
    if (!isSameJson(factsOf(inOrder), factsOf(asRow(facts)))) say(`course ${course.key}: changed`);
  }
  const moduleIds = await importModules(tx, id, course, doing);
  const lessonIds = await importLessons(tx, id, { course, moduleIds }, doing);
  await importWorkbooks(tx, id, { course, moduleIds, lessonIds }, doing);
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
  publish_from: facts.publishFrom === null ? null : new Date(facts.publishFrom),
  archived_at: facts.isArchived ? new Date(0) : null,
});
const factsOf = (row: ReturnType<typeof asRow>) => [
  [row.title, row.description, row.difficulty, row.archetype, row.position],
  [row.is_published, row.has_launch_plan, row.publish_from?.toISOString() ?? null, row.archived_at !== null],
];

/** A module has no name of its own: it is the one that has its lessons already, or stands in its place under its title. */
async function importModules(
  tx: Tx,
  courseId: string,
  course: CourseContent,
  doing: Doing,
): Promise<string[]> {
  const { existing, now, say } = doing;
  const there = existing.modules.get(courseId) ?? [];
  const moduleOf = new Map(
    (existing.lessons.get(courseId) ?? []).map((each) => [lessonKey(each), each.module_id]),
  );
  const taken = new Set<string>();
  const ids: string[] = [];
  for (const [position, module] of course.modules.entries()) {
    const { title, description, isArchived } = module;
    const candidates = [
      ...module.lessons.map(({ key }) => moduleOf.get(key)),
      ...there.filter((each) => each.title === title).map(({ id }) => id),
    ];
    const id = candidates.find((each) => each !== undefined && !taken.has(each));
    const before = there.find((each) => each.id === id);
    const archivedAt = isArchived ? (before?.archived_at ?? now) : null;
    if (!before) {
      ids.push(await queries.insertModule(tx, courseId, { title, description, position }, archivedAt));
      say(`course ${course.key}: module “${title}” new`);
      continue;
    }
    taken.add(before.id);
    ids.push(before.id);
    const isSame =
      before.title === title &&
      before.description === description &&
      (before.archived_at !== null) === isArchived;
    if (isSame && before.position === position) continue;
    await queries.updateModule(tx, before.id, { title, description, position, archived_at: archivedAt });
    if (!isSame || existing.ranks.get(before.id) !== position) {
      say(`course ${course.key}: module “${title}” changed`);
    }
  }
  return ids;
}

async function importLessons(
  tx: Tx,
  courseId: string,
  { course, moduleIds }: { course: CourseContent; moduleIds: readonly string[] },
  doing: Doing,
): Promise<Map<string, string>> {
  const { existing, now, say, archivesMissing } = doing;
  const there = new Map((existing.lessons.get(courseId) ?? []).map((each) => [lessonKey(each), each]));
  const ids = new Map([...there].map(([key, { id }]) => [key, id]));
  const placed = course.modules.flatMap((module, index) =>
    module.lessons.map((lesson, position) => ({
      lesson,
      place: { courseId, moduleId: moduleIds[index] ?? "", position },
    })),
  );
  for (const { lesson, place } of placed) {
    const before = there.get(lesson.key);
    const name = `lesson ${course.key}/${lesson.key}`;
    if (before) {
      await changeLesson(tx, { before, lesson, place, name }, doing);
      continue;
    }
    const isOwn = uuid.test(lesson.key);
    const id = isOwn ? lesson.key : randomUUID();
    if (existing.lessonIds.has(id)) throw new ContentRefused(`${name} belongs to another course here`);
    await queries.insertLesson(tx, { id, starterSlug: isOwn ? null : lesson.key }, lesson, { place, now });
    ids.set(lesson.key, id);
    if (lesson.draft)
      await queries.putDraft(tx, id, { words: lesson.draft, isChanged: true, revision: 0 }, now);
    await noteUses(tx, id, [lesson.text, lesson.draft?.text]);
    say(`${name}: new`);
  }
  const kept = new Set(placed.map(({ lesson }) => lesson.key));
  const missing = [...there].filter(([key, { archived_at }]) => !kept.has(key) && archived_at === null);
  for (const [key] of missing) {
    say(`lesson ${course.key}/${key}: not in the files, ${archivesMissing ? "archived" : "left as it is"}`);
  }
  if (archivesMissing)
    await queries.archiveLessons(
      tx,
      missing.map(([, { id }]) => id),
      now,
    );
  return ids;
}

type Change = {
  before: found.LessonRow;
  lesson: Lesson;
  place: { courseId: string; moduleId: string; position: number };
  name: string;
};

const wordsOf = ({ title, summary, minutes, text }: Omit<Lesson, "draft"> | found.LessonRow) => ({
  title,
  summary,
  minutes,
  text,
});

async function changeLesson(tx: Tx, { before, lesson, place, name }: Change, doing: Doing): Promise<void> {
  const { existing, now, say } = doing;
  const draft = existing.drafts.get(before.id);
  const hasOtherWords = !isSameJson(wordsOf(before), wordsOf(lesson));
  const isSame =
    !hasOtherWords &&
    isSameJson(
      [before.is_draft, before.archived_at !== null, before.is_free, before.drip_days],
      [lesson.isDraft, lesson.isArchived, lesson.isFree, lesson.dripDays],
    ) &&
    (queries.isUploaded(before.film) || isSameJson(before.film, lesson.film)) &&
    (before.drip_at?.toISOString() ?? null) === lesson.dripAt &&
    before.module_id === place.moduleId;
  if (!isSame || before.position !== place.position) {
    await queries.updateLesson(tx, before, lesson, { place, now });
  }
  if (!isSame || existing.ranks.get(before.id) !== place.position) {
    say(`${name}: ${hasOtherWords ? "other words" : "changed"}`);
  }
  if (hasOtherWords && !before.is_draft && !lesson.isDraft) {
    // What learners read until now stays in the history.
    if (!existing.versions.has(before.id)) {
      await queries.addPublishedVersion(tx, before.id, wordsOf(before), before.updated_at);
    }
    await queries.addPublishedVersion(tx, before.id, wordsOf(lesson), now);
  }
  const isDraftKept = !lesson.draft && draft?.is_changed;
  await noteUses(tx, before.id, [lesson.text, isDraftKept ? draft.text : lesson.draft?.text]);
  const revision = draft?.revision ?? 0;
  if (
    lesson.draft &&
    !(
      draft?.is_changed &&
      isSameJson(wordsOf({ ...lesson, ...lesson.draft }), wordsOf({ ...before, ...draft }))
    )
  ) {
    await queries.putDraft(tx, before.id, { words: lesson.draft, isChanged: true, revision }, now);
    say(`${name}: another draft`);
  } else if (!lesson.draft && draft?.is_changed) {
    say(`${name}: a draft that is not in the files is left as it is`);
  } else if (!lesson.draft && draft && hasOtherWords) {
    await queries.putDraft(tx, before.id, { words: wordsOf(lesson), isChanged: false, revision }, now);
  }
}

/** What learners see, or will, is not deleted from the library under them. */
const noteUses = (tx: Tx, id: string, texts: readonly (string | undefined)[]) =>
  setUses(tx, { kind: "lesson", id }, "text", pictureIdsIn(texts.join("\n\n")));

type Books = { course: CourseContent; moduleIds: readonly string[]; lessonIds: ReadonlyMap<string, string> };

/** Its parts name lessons by their key in the files, by their id here. */
function withIds(book: WorkbookFile, lessonIds: ReadonlyMap<string, string>): WorkbookFile {
  if (!book.workbook) return book;
  const parts = book.workbook.parts.map((part) => {
    const id = part.lesson === undefined ? undefined : lessonIds.get(part.lesson);
    const { lesson: _, ...rest } = part;
    return id === undefined ? rest : { ...rest, lesson: id };
  });
  return { ...book, workbook: { ...book.workbook, parts } };
}

async function importWorkbooks(
  tx: Tx,
  courseId: string,
  { course, moduleIds, lessonIds }: Books,
  doing: Doing,
) {
  const { existing, say, fileIds } = doing;
  const there = [...(existing.workbooks.get(courseId) ?? [])];
  for (const [position, written] of course.workbooks.entries()) {
    const book = withIds(written, lessonIds);
    const index = there.findIndex((each) => each.file_name === book.fileName && each.title === book.title);
    const at = index === -1 ? there.findIndex((each) => each.file_name === book.fileName) : index;
    const [before] = at === -1 ? [] : there.splice(at, 1);
    const moduleId = book.module === null ? null : (moduleIds[book.module] ?? null);
    const fileId = book.file ? (fileIds.get(book.file.sha256) ?? null) : null;
    const isSame =
      before &&
      isSameJson(
        [before.title, before.subtitle, before.kind, before.file_type, before.module_id],
        [book.title, book.subtitle, book.kind, book.fileType, moduleId],
      ) &&
      isSameJson([before.workbook, before.sha256], [book.workbook, book.file?.sha256 ?? null]);
    if (isSame && before.position === position) continue;
    await queries.putWorkbook(tx, before?.id, book, { courseId, moduleId, position, fileId });
    if (!isSame || existing.ranks.get(before.id) !== position)
      say(`workbook ${course.key}/${book.fileName}: ${before ? "changed" : "new"}`);
  }
  for (const { file_name } of there) {
    say(`workbook ${course.key}/${file_name}: not in the files, left as it is`);
  }
}
