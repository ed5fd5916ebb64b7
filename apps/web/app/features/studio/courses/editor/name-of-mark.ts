import { readToolMark } from "@academy/content/courses/tools/tool-mark";
import { tools } from "@academy/content/courses/tools/tools";
import { studioLessonPage } from "@academy/content/pages/studio/courses/lesson-page";
import { fillWords } from "../../../../lib/text/fill-words.ts";

/** A tool by its name; anything else as it is written. */
export function nameOfMark(source: string): string {
  const tool = readToolMark(source);
  return tool ? fillWords(studioLessonPage.editor.toolNamed, { tool: tools[tool].title }) : source;
}
