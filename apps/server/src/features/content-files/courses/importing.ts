import type { Tx } from "../../../platform/db/database.ts";
import * as found from "../content-files.queries.ts";
import { courseKey } from "../export-content.ts";
import { findCaptions } from "../export-library.ts";
import type { FilmImporting } from "./import-films.ts";

export type ImportOptions = {
  now: Date;
  say: (line: string) => void;
  /** Lessons that are not in the files are put away; nothing is ever removed. */
  archivesMissing: boolean;
  isDemo: boolean;
  /** The id of an uploaded file by what is in it. */
  fileIds: ReadonlyMap<string, string>;
  keepCaptions: FilmImporting["keepCaptions"];
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
export async function readExisting(tx: Tx) {
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
    drafts: await found.findDrafts(tx, "lesson"),
    workbooks: Map.groupBy(workbooks, ({ course_id }) => course_id),
    captions: await findCaptions(tx, lessons),
    downloads: Map.groupBy(await found.listDownloads(tx), ({ course_id }) => course_id),
  };
}
type ExistingContent = Awaited<ReturnType<typeof readExisting>>;

export type ImportContext = ImportOptions & { existing: ExistingContent };

/** A key that is an id of ours; any other is that of a starter course or lesson. */
export const isOwnKey = (key: string) =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(key);
