import type { ArchetypeKey } from "@academy/quiz/archetypes";

/**
 * A starter course as it is written down here. It goes into the database at the first start and belongs to the owner
 * from then on; a change in these files changes nothing in an academy that runs already.
 */
export type StarterCourse = {
  /** Names the course in code, never in an address that opens something. */
  key: string;
  title: string;
  description: string;
  difficulty: "Beginner" | "Intermediate" | "Advanced";
  /** Whose mandala stands on the cover. */
  archetype: ArchetypeKey;
  /** Whether it ends in a launch plan of the learner’s own. */
  hasLaunchPlan?: boolean;
  modules: readonly StarterModule[];
  workbooks: readonly StarterWorkbook[];
};

/** Without what is printed: this much of a course the public pages may carry. */
export type StarterOutline = Omit<StarterCourse, "workbooks">;

export type StarterModule = { title: string; description: string; lessons: readonly StarterLesson[] };

export type StarterLesson = {
  /** Also the name of its text: `lessons/SLUG.md` in the course's folder. */
  slug: string;
  title: string;
  summary: string;
  minutes: number;
  /** The name of its film in `films/`, if it has one. */
  film?: string;
};

/** Something to print and write on. */
export type StarterWorkbook = {
  slug: string;
  title: string;
  subtitle: string;
  /** The module it belongs to, counted from 1; without it, the whole course. */
  module?: number;
  kind: "workbook" | "template";
  parts: readonly WorkbookPart[];
};

export type WorkbookPart = {
  title: string;
  lead?: string;
  items: readonly WorkbookItem[];
};

export type WorkbookItem =
  /** Something to read. */
  | { kind: "text"; text: string }
  /** Something to answer, with so many ruled lines beneath it. */
  | { kind: "question"; text: string; lines: number }
  /** Boxes to check. */
  | { kind: "checklist"; text?: string; items: readonly string[] }
  /** A table to fill in: its first column may be given. */
  | {
      kind: "table";
      text?: string;
      columns: readonly string[];
      firstColumn?: readonly string[];
      rows: number;
    };
