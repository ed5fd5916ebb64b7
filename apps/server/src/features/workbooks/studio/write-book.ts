import { isSameJson } from "@academy/contract/fields/same-json";
import type { BookDraftBody } from "@academy/contract/studio/workbooks";
import { type Db, inTransaction, type Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { type Actor, recordAudit } from "../../audit/public.ts";
import { touchCourse } from "../../courses/public.ts";
import {
  addVersion,
  clearDraft,
  keepFirst,
  reviseDraft,
  saveDraft,
  showVersion,
} from "../../drafts/public.ts";
import type { WorkbookWords } from "../../resources/public.ts";
import { listLessonTitles } from "../workbooks.queries.ts";
import { itemsOf, writtenWords } from "./book-words.rules.ts";
import { type Book, findBook, listBooks, setPublished } from "./books.queries.ts";
import { mirror } from "./mirror.rules.ts";

const subjectOf = (id: string) => ({ kind: "workbook", id }) as const;

type DraftChange = { words: WorkbookWords; revision: number; replaces: boolean };

async function keep(tx: Tx, { id, workbook, draft }: Book, { words, ...based }: DraftChange, actor: Actor) {
  const saving = { body: words, ...based, published: workbook };
  const { revision, savedAt } = await saveDraft(tx, subjectOf(id), draft, saving, actor);
  return { revision, savedAt: savedAt.toISOString() };
}

export function saveBookDraft(db: Db, id: string, body: BookDraftBody, actor: Actor) {
  const { revision, replaces = false, ...sent } = body;
  const words = sent as WorkbookWords;
  return inTransaction(db, async (tx) => {
    const book = await requireBook(tx, id);
    await requireLessons(tx, book, words);
    return keep(tx, book, { words, revision, replaces }, actor);
  });
}

/**
 * Shows learners what is written. What they had before goes to the history. Answers hang on the items’ ids and are not
 * touched: what stands there no more is shown to whoever wrote it as from an earlier version.
 */
export function publishBook(db: Db, id: string, revision: number, actor: Actor) {
  const { by, now } = actor;
  return inTransaction(db, async (tx) => {
    const book = await requireBook(tx, id);
    // Of a course one is published after the other: each brings others along.
    await touchCourse(tx, book.course_id, now);
    if ((book.draft?.revision ?? 0) !== revision) throw new AppError("CONFLICT");
    if (book.workbook && !book.written) return { revision };
    const words = writtenWords(book);
    if (itemsOf(words).length === 0) {
      throw new AppError("BAD_REQUEST", {
        message: "There’s nothing in it yet. Add a part with something to read or fill in, then publish.",
      });
    }
    if (!(await clearDraft(tx, subjectOf(id), revision))) throw new AppError("CONFLICT");
    await publishWords(tx, { id, before: book.workbook, words }, actor);
    const change = { before: book.workbook, after: words };
    for (const other of await listBooks(tx, book.course_id)) {
      if (other.id === id) continue;
      const shown = other.workbook && mirror(other.workbook, change);
      const isOther = shown && !isSameJson(shown, other.workbook);
      if (isOther) await publishWords(tx, { id: other.id, before: other.workbook, words: shown }, actor);
      const written = other.written && mirror(other.written, change);
      if (isOther || !isSameJson(written, other.written)) {
        await reviseDraft(tx, subjectOf(other.id), written);
      }
    }
    await recordAudit(tx, { by, action: "workbook.published", subject: subjectOf(id) }, now);
    return { revision };
  });
}

/** Learners see it no more; what they wrote in it they still read. */
export function withdrawBook(db: Db, id: string, actor: Actor): Promise<void> {
  const { by, now } = actor;
  return inTransaction(db, async (tx) => {
    const book = await requireBook(tx, id);
    if (!book.workbook) return;
    await touchCourse(tx, book.course_id, now);
    await keepBefore(tx, id, book.workbook, now);
    const saving = { words: writtenWords(book), revision: book.draft?.revision ?? 0, replaces: false };
    await setPublished(tx, id, null);
    await keep(tx, { ...book, workbook: null }, saving, actor);
    await recordAudit(tx, { by, action: "workbook.withdrawn", subject: subjectOf(id) }, now);
  });
}

/** Makes a version the draft again; nobody sees it until it is published. */
export function restoreBookVersion(
  db: Db,
  { id, versionId, revision }: { id: string; versionId: string; revision: number },
  actor: Actor,
) {
  return inTransaction(db, async (tx) => {
    const book = await requireBook(tx, id);
    const { body: words } = await showVersion(tx, subjectOf(id), versionId);
    const saved = await keep(tx, book, { words, revision, replaces: true }, actor);
    await recordAudit(tx, { by: actor.by, action: "workbook.restored", subject: subjectOf(id) }, actor.now);
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
  if (before) await keepBefore(tx, id, before, now);
  await setPublished(tx, id, words);
  await addVersion(tx, subjectOf(id), { body: words, by }, now);
}

const keepBefore = (tx: Tx, id: string, body: WorkbookWords, now: Date) =>
  keepFirst(tx, subjectOf(id), { body, since: new Date(now.getTime() - 1) });
