import { isSameJson } from "@academy/contract/fields/same-json";
import type { Tx } from "../../../platform/db/database.ts";
import { addVersion, keepFirst, putDraft } from "../../drafts/public.ts";
import type { WorkbookFile } from "../content-format.ts";
import type { CourseContent } from "../read-content.ts";
import * as queries from "./import-courses.queries.ts";
import type { ImportContext } from "./importing.ts";

export type Books = {
  course: CourseContent;
  moduleIds: readonly string[];
  lessonIds: ReadonlyMap<string, string>;
};

/** Its parts name lessons by their key in the files, by their id here. */
function withIds(book: WorkbookFile, lessonIds: ReadonlyMap<string, string>): WorkbookFile {
  const here = <Words extends NonNullable<WorkbookFile["workbook"]>>(words: Words): Words => ({
    ...words,
    parts: words.parts.map(({ lesson, ...part }) => {
      const id = lesson === undefined ? undefined : lessonIds.get(lesson);
      return id === undefined ? part : { ...part, lesson: id };
    }),
  });
  const { workbook, draft, ...rest } = book;
  return { ...rest, workbook: workbook && here(workbook), ...(draft ? { draft: here(draft) } : {}) };
}

export async function importWorkbooks(
  tx: Tx,
  courseId: string,
  { course, moduleIds, lessonIds }: Books,
  context: ImportContext,
) {
  const { existing, say, fileIds, now } = context;
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
    const name = `workbook ${course.key}/${book.fileName}`;
    const isThere = isSame && before.position === position;
    const id = isThere
      ? before.id
      : await queries.putWorkbook(tx, before?.id, book, { courseId, moduleId, position, fileId });
    if (!isSame || (!isThere && existing.ranks.get(id) !== position))
      say(`${name}: ${before ? "changed" : "new"}`);
    const subject = { kind: "workbook", id } as const;
    if (before?.workbook && book.workbook && !isSameJson(before.workbook, book.workbook)) {
      await keepFirst(tx, subject, { body: before.workbook, since: new Date(now.getTime() - 1) });
      await addVersion(tx, subject, { body: book.workbook, by: null }, now);
    }
    const draft = before?.draft ?? null;
    if (book.draft && !isSameJson(draft, book.draft)) {
      await putDraft(tx, subject, book.draft, now);
      if (before) say(`${name}: another draft`);
    } else if (!book.draft && draft) {
      say(`${name}: a draft that is not in the files is left as it is`);
    } else if (!book.draft && before?.workbook && !book.workbook) {
      // What learners had is a draft again, as when it is withdrawn.
      await putDraft(tx, subject, before.workbook, now);
    }
  }
  for (const { file_name } of there) {
    say(`workbook ${course.key}/${file_name}: not in the files, left as it is`);
  }
}
