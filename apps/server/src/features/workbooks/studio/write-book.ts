import type { BookDraftBody } from "@academy/contract/studio/workbooks";
import { type Db, inTransaction, type Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { isSameJson } from "../../../platform/same-json.rules.ts";
import { type Actor, recordAudit } from "../../audit/public.ts";
import { touchCourse } from "../../courses/public.ts";
import type { WorkbookWords } from "../../resources/public.ts";
import { listLessonTitles } from "../workbooks.queries.ts";
import { itemsOf, writtenWords } from "./book-words.rules.ts";
import { type Book, findBook, listBooks, setPublished } from "./books.queries.ts";
import {
  changeDraft,
  findVersion,
  hasVersions,
  insertVersion,
  settleDraft,
  writeDraft,
} from "./drafts.queries.ts";
import { mirror } from "./mirror.rules.ts";

/** As a lesson’s draft is kept: of two who write at once the second is told, and may put the other’s in the history. */
export function saveBookDraft(db: Db, id: string, body: BookDraftBody, { by, now }: Actor) {
  const { revision, replaces = false, ...sent } = body;
  const words = sent as WorkbookWords;
  return inTransaction(db, async (tx) => {
    const book = await requireBook(tx, id);
    if (book.saved_at && isSameJson(words, writtenWords(book))) {
      return { revision: book.revision ?? 0, savedAt: book.saved_at.toISOString() };
    }
    await requireLessons(tx, book, words);
    if (replaces && book.is_changed) await keepDraft(tx, book, now);
    return keep(tx, book, { words, revision }, { by, now });
  });
}

/**
 * Shows learners what is written. What they had before goes to the history. Answers hang on the items’ ids and are not
 * touched: what stands there no more is shown to whoever wrote it as from an earlier version.
 */
export function publishBook(db: Db, id: string, revision: number, { by, now }: Actor) {
  return inTransaction(db, async (tx) => {
    const book = await requireBook(tx, id);
    // Of a course one is published after the other: each brings others along.
    await touchCourse(tx, book.course_id, now);
    if ((book.revision ?? 0) !== revision) throw new AppError("CONFLICT");
    if (book.workbook && !book.is_changed) return { revision };
    const words = writtenWords(book);
    if (itemsOf(words).length === 0) {
      throw new AppError("BAD_REQUEST", {
        message: "There’s nothing in it yet. Add a part with something to read or fill in, then publish.",
      });
    }
    if (!(await settleDraft(tx, id, revision))) throw new AppError("CONFLICT");
    await publishWords(tx, { id, before: book.workbook, words }, { by, now });
    for (const other of await listBooks(tx, book.course_id)) {
      if (other.id === id) continue;
      const change = { before: book.workbook, after: words };
      const shown = other.workbook && mirror(other.workbook, change);
      const isOther = shown && !isSameJson(shown, other.workbook);
      if (isOther)
        await publishWords(tx, { id: other.id, before: other.workbook, words: shown }, { by, now });
      const draft = other.draft && mirror(other.draft, change);
      if (draft && !isSameJson(draft, other.draft)) await changeDraft(tx, other.id, draft);
    }
    await recordAudit(tx, { by, action: "workbook.published", subject: { kind: "workbook", id } }, now);
    return { revision };
  });
}

/** Learners see it no more; what they wrote in it they still read. */
export function withdrawBook(db: Db, id: string, { by, now }: Actor): Promise<void> {
  return inTransaction(db, async (tx) => {
    const book = await requireBook(tx, id);
    if (!book.workbook) return;
    await touchCourse(tx, book.course_id, now);
    await keepFirst(tx, id, book.workbook, now);
    const words = writtenWords(book);
    const saving = { id, words, isChanged: true, revision: book.revision ?? 0, by };
    if (!(await writeDraft(tx, saving, now))) throw new AppError("CONFLICT");
    await setPublished(tx, id, null);
    await recordAudit(tx, { by, action: "workbook.withdrawn", subject: { kind: "workbook", id } }, now);
  });
}

/** Makes a version the draft again; nobody sees it until it is published. */
export function restoreBookVersion(
  db: Db,
  { id, versionId, revision }: { id: string; versionId: string; revision: number },
  { by, now }: Actor,
) {
  return inTransaction(db, async (tx) => {
    const book = await requireBook(tx, id);
    const version = await findVersion(tx, id, versionId);
    if (!version) throw new AppError("NOT_FOUND");
    if (book.is_changed) await keepDraft(tx, book, now);
    const saved = await keep(tx, book, { words: version.words, revision }, { by, now });
    await recordAudit(tx, { by, action: "workbook.restored", subject: { kind: "workbook", id } }, now);
    return saved;
  });
}

export async function requireBook(db: Db | Tx, id: string): Promise<Book> {
  const book = await findBook(db, id);
  if (!book) throw new AppError("NOT_FOUND");
  return book;
}

async function requireLessons(tx: Tx, book: Book, { parts }: WorkbookWords): Promise<void> {
  const known = new Set((await listLessonTitles(tx, book.course_id)).map(({ id }) => id));
  // One that stood there before may be of any age.
  const before = new Set(writtenWords(book).parts.map(({ lesson }) => lesson));
  const isKnown = parts.every(({ lesson }) => !lesson || known.has(lesson) || before.has(lesson));
  if (isKnown) return;
  throw new AppError("BAD_REQUEST", { message: "That lesson isn’t part of this course." });
}

type Publication = { id: string; before: WorkbookWords | null; words: WorkbookWords };

async function publishWords(tx: Tx, { id, before, words }: Publication, { by, now }: Actor): Promise<void> {
  if (before) await keepFirst(tx, id, before, now);
  await setPublished(tx, id, words);
  await insertVersion(tx, { id, kind: "published", words, by }, now);
}

/** What learners had before there was a history. */
async function keepFirst(tx: Tx, id: string, words: WorkbookWords, now: Date): Promise<void> {
  if (await hasVersions(tx, id)) return;
  await insertVersion(tx, { id, kind: "published", words, by: null }, new Date(now.getTime() - 1));
}

const keepDraft = (tx: Tx, book: Book, now: Date) =>
  insertVersion(
    tx,
    { id: book.id, kind: "draft", words: writtenWords(book), by: book.saved_by },
    book.saved_at ?? now,
  );

async function keep(
  tx: Tx,
  { id, workbook }: Book,
  { words, revision }: { words: WorkbookWords; revision: number },
  { by, now }: Actor,
) {
  const isChanged = !workbook || !isSameJson(words, workbook);
  if (!(await writeDraft(tx, { id, words, isChanged, revision, by }, now))) {
    throw new AppError("CONFLICT", { message: "Somebody else has changed this workbook in the meantime." });
  }
  return { revision: revision + 1, savedAt: now.toISOString() };
}
