import type { StarterWorkbook } from "@academy/content/courses/course";
import type { ArchetypeKey } from "@academy/quiz/archetypes";

export type WorkbookInput = {
  words: Pick<StarterWorkbook, "title" | "subtitle" | "parts">;
  courseTitle: string;
  /** Whose mandala stands on the cover. */
  archetype: ArchetypeKey;
  /** What somebody has written in it, by the address of its field; without it the book is empty. */
  written?: { name: string; fields: Readonly<Record<string, string>> };
};
