import type { Db, Tx } from "../../platform/db/database.ts";
import type { Member } from "../access/public.ts";
import { modulesLater } from "../courses/public.ts";
import { listFillable } from "./lesson-tools.ts";
import { listLessonsIn, type Workbook } from "./workbooks.queries.ts";

type OpenWorkbooks = {
  books: Workbook[];
  /** Those that open later, with their modules. */
  later: { slug: string; opensAt: Date }[];
};

/** What somebody who has a course can fill in today: nothing of a module that opens later to them. */
export async function listOpenWorkbooks(
  db: Db | Tx,
  member: Member,
  courseId: string,
  now: Date,
): Promise<OpenWorkbooks> {
  const all = await listFillable(db, courseId);
  const modules = await modulesLater(db, member, [courseId], now);
  if (modules.size === 0) return { books: all, later: [] };
  const closed = await listLessonsIn(db, [...modules.keys()]);
  const opensAt = ({ moduleId }: Workbook) => modules.get(moduleId ?? "");
  return {
    books: all
      .filter((book) => !opensAt(book))
      .map((book) => ({ ...book, words: withoutParts(book.words, closed) }))
      .filter(({ words }) => words.parts.length > 0),
    later: all.flatMap((book) => {
      const at = opensAt(book);
      return at ? [{ slug: book.slug, opensAt: at }] : [];
    }),
  };
}

const withoutParts = (words: Workbook["words"], closed: ReadonlySet<string>): Workbook["words"] => ({
  ...words,
  parts: words.parts.filter(({ lesson }) => !closed.has(lesson ?? "")),
});
