import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What learners ask that a lesson of the starter courses teaches; with a heading where it is one part of the lesson. */
export type LessonQuestion = { slug: string; heading: string | undefined; question: string };

/** `# slug`, what is asked of the whole lesson, then `## heading` and what is asked of that part; the first part has no heading. */
export function readLessonQuestions(folder = import.meta.dirname): LessonQuestion[] {
  let slug = "";
  let heading: string | undefined;
  return readFileSync(join(folder, "lessons.txt"), "utf8")
    .split("\n")
    .flatMap((line) => {
      if (line.startsWith("# ")) [slug, heading] = [line.slice(2), undefined];
      else if (line.startsWith("##")) heading = line.slice(2).trim();
      else if (line !== "") return [{ slug, heading, question: line }];
      return [];
    });
}
