import { readItemMark } from "@academy/content/courses/tools/placed-items";
import { readToolMark } from "@academy/content/courses/tools/tool-mark";
import { tools } from "@academy/content/courses/tools/tools";
import { studioLessonPage } from "@academy/content/pages/studio/courses/lesson-page";
import { fillWords } from "../../../../lib/text/fill-words.ts";

const words = studioLessonPage.editor;

/** A tool by its name, a question by what it asks; anything else as it is written. */
export function nameOfMark(source: string): string {
  const tool = readToolMark(source);
  if (tool) return fillWords(words.toolNamed, { tool: tools[tool].title });
  const item = readItemMark(source);
  if (!item) return source;
  if (item.kind === "question") return fillWords(words.asked.questionNamed, { text: item.text });
  return [item.text || words.asked.checklist, ...item.items.map((box) => `☐ ${box}`)].join("\n");
}
