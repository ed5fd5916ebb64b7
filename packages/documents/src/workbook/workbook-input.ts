import type { StarterWorkbook } from "@academy/content/courses/course";
import type { ArchetypeKey } from "@academy/quiz/archetypes";

export type WorkbookInput = {
  words: Pick<StarterWorkbook, "title" | "subtitle" | "parts">;
  courseTitle: string;
  /** Whose mandala stands on the cover. */
  archetype: ArchetypeKey;
};
