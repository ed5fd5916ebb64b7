import type { Db } from "../../platform/db/database.ts";
import { identifyItems, isIdentified } from "./identify-items.rules.ts";
import { listLessonTitles, listUnidentified, saveWords } from "./workbooks.queries.ts";

/** Workbooks from before items had ids get them at the first start with this code. */
export async function identifyWorkbooks(db: Db): Promise<void> {
  const unnamed = (await listUnidentified(db)).filter(({ workbook }) => workbook && !isIdentified(workbook));
  if (unnamed.length === 0) return;
  // Every other start is spared the words.
  const { starterCourses } = await import("@academy/content/courses/starter-courses");
  for (const { id, file_name, workbook, courseId, starterKey } of unnamed) {
    if (!workbook) continue;
    const words = identifyItems(workbook, {
      resourceId: id,
      slug: file_name.replace(/\.pdf$/, ""),
      starter: starterCourses.find(({ key }) => key === starterKey),
      lessons: await listLessonTitles(db, courseId),
    });
    await saveWords(db, id, words);
  }
}
