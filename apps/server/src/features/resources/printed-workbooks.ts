import { createHash, randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { printedItems } from "@academy/content/courses/tools/tools";
import type { Paper } from "@academy/contract/fields/papers";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Documents } from "../../platform/documents/documents.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { findFile, insertFileOnce, type StoredFile } from "../../platform/files/files.queries.ts";
import type { Resource } from "./resources.queries.ts";
import type { WorkbookWords } from "./resources.tables.ts";

type Deps = { db: Db; store: FileStore; documents: Pick<Documents, "renderWorkbook" | "paper">; now: Clock };
export type Book = Pick<Resource, "courseTitle" | "archetype"> & { words: WorkbookWords };

/** One more whenever workbooks look different: those that are kept are then printed anew. */
const edition = 2;

export type PrintedWorkbooks = ReturnType<typeof makePrintedWorkbooks>;

/** Printed when somebody first wants it, and kept under what it says: other words are another file. */
export function makePrintedWorkbooks({ db, store, documents, now }: Deps) {
  const underWay = new Map<string, Promise<StoredFile>>();

  async function print(id: string, book: Book): Promise<StoredFile> {
    const bytes = Buffer.from(await documents.renderWorkbook(book));
    const file: StoredFile = {
      id,
      // Another process may be printing the same: each writes its own bytes, and one of the rows stays.
      storageKey: `${id.slice(0, 2)}/${randomUUID()}`,
      name: "workbook.pdf",
      contentType: "application/pdf",
      size: bytes.length,
      sha256: createHash("sha256").update(bytes).digest("hex"),
      isPublic: false,
    };
    await store.write(file.storageKey, Readable.from([bytes]), file.size);
    if (await insertFileOnce(db, file, now())) return file;
    await store.remove(file.storageKey);
    const kept = await findFile(db, id);
    if (!kept) throw new Error(`the printed workbook ${id} is gone`);
    return kept;
  }

  return async (book: Book): Promise<StoredFile> => {
    const kept = await findFile(db, printedFileId(book, documents.paper()));
    if (kept) return kept;
    // Another paper may have been chosen meanwhile: named and asked for at once, a file is what its name says.
    const id = printedFileId(book, documents.paper());
    const printing = underWay.get(id) ?? print(id, book).finally(() => underWay.delete(id));
    underWay.set(id, printing);
    return printing;
  };
}

/** The same for the same book on the same paper: a UUID made of what is printed (version 8, which leaves the bits to whoever makes it). */
export function printedFileId({ words, courseTitle, archetype }: Book, paper: Paper): string {
  const { title, subtitle, parts } = words;
  // What a tool prints is not among the words.
  const printed = parts.map((part) => ({ ...part, items: part.items.flatMap(printedItems) }));
  const said = JSON.stringify(inOrder([edition, paper, courseTitle, archetype, title, subtitle, printed]));
  const hex = createHash("sha256").update(said).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** PostgreSQL gives the fields of JSON back in an order of its own. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return fields.map(([key, field]) => [key, inOrder(field)]);
}
