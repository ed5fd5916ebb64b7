import { maxBookVersions, type StudioBook, type StudioBookRow } from "@academy/contract/studio/workbooks";
import type { Db } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import type { Actor } from "../../audit/public.ts";
import { findCourse, listAllLessons, listAllModules, stateOf } from "../../courses/public.ts";
import { showVersion, showVersions } from "../../drafts/public.ts";
import type { WorkbookWords } from "../../resources/public.ts";
import { itemsOf, stateOfBook, writtenWords } from "./book-words.rules.ts";
import { listBooks } from "./books.queries.ts";
import { requireBook } from "./write-book.ts";

export async function showBooks(db: Db, courseId: string): Promise<{ items: StudioBookRow[] }> {
  if (!(await findCourse(db, courseId))) throw new AppError("NOT_FOUND");
  return {
    items: (await listBooks(db, courseId)).map((book) => ({
      id: book.id,
      title: writtenWords(book).title,
      kind: book.kind,
      state: stateOfBook(book),
      itemCount: itemsOf(writtenWords(book)).length,
    })),
  };
}

export async function showBook(db: Db, id: string, { by, now }: Actor): Promise<StudioBook> {
  const book = await requireBook(db, id);
  const course = await findCourse(db, book.course_id);
  if (!course) throw new AppError("NOT_FOUND");
  const words = writtenWords(book);
  const items = new Set(itemsOf(words).map((item) => item.id));
  const others = (await listBooks(db, course.id)).filter((each) => each.id !== id && each.workbook);
  return {
    id,
    ...asView(words),
    slug: book.file_name.replace(/\.pdf$/, ""),
    kind: book.kind,
    revision: book.draft?.revision ?? 0,
    state: stateOfBook(book),
    savedAt: book.draft?.saved_at.toISOString() ?? null,
    savedBy: book.draft?.by ?? null,
    isOwnSaving: book.draft?.saved_by === by,
    course: { id: course.id, title: course.title, state: stateOf(course, now) },
    lessons: await listInOrder(db, course.id),
    alsoIn: others
      .filter((each) => itemsOf(writtenWords(each)).some((item) => items.has(item.id)))
      .map(({ title }) => title),
  };
}

async function listInOrder(db: Db, courseId: string): Promise<StudioBook["lessons"]> {
  const lessonsOf = Map.groupBy(
    (await listAllLessons(db, courseId)).filter(({ archived_at }) => !archived_at),
    ({ module_id }) => module_id,
  );
  return (await listAllModules(db, courseId)).flatMap((module) =>
    (lessonsOf.get(module.id) ?? []).map(({ id, title, draftTitle }) => ({ id, title: draftTitle ?? title })),
  );
}

export async function showBookVersions(db: Db, id: string) {
  await requireBook(db, id);
  return showVersions(db, { kind: "workbook", id }, maxBookVersions);
}

export async function showBookVersion(db: Db, id: string, versionId: string) {
  const { body, ...version } = await showVersion(db, { kind: "workbook", id }, versionId);
  return { ...version, ...asView(body) };
}

/** The lists in it are the academy’s own and nobody’s to change here. */
const asView = ({ title, subtitle, parts }: WorkbookWords) => ({
  title,
  subtitle,
  parts: parts as unknown as StudioBook["parts"],
});
