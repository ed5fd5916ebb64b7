import { itemsIn } from "@academy/content/courses/tools/placed-items";
import { lessonToolsSlug } from "@academy/content/courses/tools/tool-mark";
import { workbookWords } from "@academy/content/workbook-words";
import type { Db, Tx } from "../../platform/db/database.ts";
import { listTextsWith } from "../courses/public.ts";
import { listWorkbooks, type Workbook } from "./workbooks.queries.ts";

const marks = ["::tool{", "::question{", "::checklist{"];

const noModule = { moduleTitle: null, moduleId: null };

/**
 * The workbooks of a course, and last what the owner has placed in its lessons, tools, questions and boxes: a book with a part for each of
 * these lessons, so that they are kept, joined and printed as everything else is. It is no resource.
 */
export async function listFillable(db: Db | Tx, courseId: string): Promise<Workbook[]> {
  const books = await listWorkbooks(db, courseId);
  const parts = (await listTextsWith(db, courseId, marks)).flatMap(({ id, title, text }) => {
    const items = itemsIn(text);
    return items.length > 0 ? [{ title, lesson: id, items }] : [];
  });
  if (parts.length === 0) return books;
  const { title, subtitle } = workbookWords.lessonTools;
  const words = { title, subtitle, parts };
  return [
    ...books,
    { ...noModule, id: null, slug: lessonToolsSlug, title, subtitle, kind: "workbook", words },
  ];
}
