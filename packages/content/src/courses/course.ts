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
  /** In which it is taught: a lesson's slug here, its id in the database. */
  lesson?: string;
  lead?: string;
  items: readonly WorkbookItem[];
};

export type WorkbookItem =
  /** Something to read. */
  | (IdentifiedItem & { kind: "text"; text: string })
  /** Something to answer, with so many ruled lines beneath it. */
  | (IdentifiedItem & { kind: "question"; text: string; lines: number; from?: readonly FieldAddress[] })
  /** Boxes to check, one key for each. Beside one that ends in a colon there is room for words. */
  | (IdentifiedItem & {
      kind: "checklist";
      text?: string;
      items: readonly string[];
      keys: readonly string[];
    })
  /** A table to fill in: its first column may be given. One key for each column and each given row; the others count from "1". */
  | (IdentifiedItem & {
      kind: "table";
      text?: string;
      columns: readonly string[];
      firstColumn?: readonly string[];
      rows: number;
      keys: { columns: readonly string[]; rows?: readonly string[] };
      /** By "ROW.COLUMN". */
      from?: Readonly<Record<string, readonly FieldAddress[]>>;
    })
  /** Something that reckons: what is in it stands in `tools/`. */
  | (IdentifiedItem & {
      kind: "tool";
      tool: ToolName;
      /** Above it, in place of the tool's own words. */
      text?: string;
      /** By "ROW.COLUMN". */
      from?: Readonly<Record<string, readonly FieldAddress[]>>;
    });

export type ToolName = "price-sum" | "season" | "journey" | "sentence" | "rehearsal";

/**
 * What people wrote hangs on ids and keys. Each is unique in its course or its item, and stays when words or places
 * change: what is renamed is another one, and what was written in the old one is only kept.
 */
type IdentifiedItem = { id: string };

/**
 * Where one thing is written: "ITEM" for a question, "ITEM/KEY" for a box, "ITEM/KEY.words" beside it, "ITEM/ROW.COLUMN" for a cell. An item that
 * names others as its source shows their words until somebody writes there by hand.
 */
export type FieldAddress = string;
