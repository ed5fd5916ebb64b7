import type { Db } from "../../platform/db/database.ts";
import type { Documents } from "../../platform/documents/documents.ts";
import { listFileSizes } from "../../platform/files/files.queries.ts";
import type { Log } from "../../platform/log/log.ts";
import { type Book, type PrintedWorkbooks, printedFileId } from "./printed-workbooks.ts";
import { listFileSources } from "./resources.queries.ts";

type Deps = {
  db: Db;
  documents: Pick<Documents, "paper">;
  printed: PrintedWorkbooks;
  log: Log;
  printsAhead: boolean;
};

/**
 * How large each file of these courses is, as far as it is there. Workbooks that were never printed are, one after
 * another while nobody waits, so that whoever looks next reads how large they are.
 */
export function makeFileSizes({ db, documents, printed, log, printsAhead }: Deps) {
  let isPrinting = false;

  async function print(books: readonly Book[]): Promise<void> {
    isPrinting = true;
    try {
      for (const book of books) await printed(book);
    } catch (error) {
      log.warn({ err: error }, "a workbook could not be printed ahead");
    } finally {
      isPrinting = false;
    }
  }

  return async (courseIds: string[]): Promise<Map<string, number>> => {
    const files = (await listFileSources(db, courseIds)).map(({ id, fileId, workbook, ...course }) => {
      const book = fileId === null && workbook !== null ? { ...course, words: workbook } : null;
      return { id, book, fileId: book ? printedFileId(book, documents.paper()) : fileId };
    });
    const sizes = await listFileSizes(
      db,
      files.flatMap(({ fileId }) => fileId ?? []),
    );
    const missing = files.flatMap(({ fileId, book }) => (book && !sizes.has(fileId ?? "") ? book : []));
    if (printsAhead && !isPrinting && missing.length > 0) void print(missing);
    return new Map(
      files.flatMap(({ id, fileId }) => {
        const size = sizes.get(fileId ?? "");
        return size === undefined ? [] : [[id, size] as const];
      }),
    );
  };
}
