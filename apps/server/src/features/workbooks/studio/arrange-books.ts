import { maxBooks } from "@academy/contract/studio/workbooks";
import { type Db, inTransaction } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { type Actor, recordAudit } from "../../audit/public.ts";
import { findCourse, touchCourse } from "../../courses/public.ts";
import { hasVersions, saveDraft } from "../../drafts/public.ts";
import { fileNameFor } from "./book-words.rules.ts";
import { deleteBook, insertBook, listBooks, listFileNames, placeBooks } from "./books.queries.ts";
import { requireBook } from "./write-book.ts";

export function makeBook(
  db: Db,
  courseId: string,
  title: string,
  { by, now }: Actor,
): Promise<{ id: string }> {
  return inTransaction(db, async (tx) => {
    if (!(await findCourse(tx, courseId))) throw new AppError("NOT_FOUND");
    // One after the other: of two at once each has a name and a place of its own.
    await touchCourse(tx, courseId, now);
    if ((await listBooks(tx, courseId)).length >= maxBooks) {
      throw new AppError("CONFLICT", { message: `A course can have up to ${maxBooks} workbooks.` });
    }
    const fileName = fileNameFor(title, await listFileNames(tx, courseId));
    const id = await insertBook(tx, { courseId, title, fileName });
    const body = { title, subtitle: "", parts: [] };
    await saveDraft(tx, { kind: "workbook", id }, undefined, { body, revision: 0 }, { by, now });
    await recordAudit(tx, { by, action: "workbook.made", subject: { kind: "workbook", id } }, now);
    return { id };
  });
}

/** All of them or none: whoever has others on the screen is told. They share the places that they have. */
export function arrangeBooks(
  db: Db,
  courseId: string,
  ids: readonly string[],
  { by, now }: Actor,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (!(await findCourse(tx, courseId))) throw new AppError("NOT_FOUND");
    await touchCourse(tx, courseId, now);
    const books = await listBooks(tx, courseId);
    const isWhole = ids.length === books.length && books.every(({ id }) => ids.includes(id));
    if (!isWhole) throw new AppError("CONFLICT");
    const places = books.map(({ position }) => position);
    const areOwn = new Set(places).size === places.length;
    await placeBooks(
      tx,
      ids.map((id, index) => ({ id, position: (areOwn ? places[index] : undefined) ?? index })),
    );
    const subject = { kind: "course", id: courseId } as const;
    await recordAudit(tx, { by, action: "course.workbooks-ordered", subject }, now);
  });
}

/** Only what no learner has ever seen goes for good. */
export function removeBook(db: Db, id: string, { by, now }: Actor): Promise<void> {
  return inTransaction(db, async (tx) => {
    const book = await requireBook(tx, id);
    if (book.workbook || (await hasVersions(tx, { kind: "workbook", id }))) {
      throw new AppError("CONFLICT", {
        message: "Learners have seen this workbook, so it can’t be deleted. You can take it back to a draft.",
      });
    }
    await deleteBook(tx, id);
    await touchCourse(tx, book.course_id, now);
    await recordAudit(tx, { by, action: "workbook.deleted", subject: { kind: "workbook", id } }, now);
  });
}
