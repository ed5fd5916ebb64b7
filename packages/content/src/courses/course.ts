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
  /** Printed in place of the lead: on a screen there is neither pencil nor a book to turn back in. */
  paper?: string;
  items: readonly WorkbookItem[];
};

export type WorkbookItem =
  /** Something to read, and what was written elsewhere that belongs beside it. */
  | (IdentifiedItem & { kind: "text"; text: string; shows?: readonly ShownWords[] })
  /** Something to answer, with so many ruled lines beneath it. */
  | (IdentifiedItem & {
      kind: "question";
      text: string;
      lines: number;
      from?: readonly FieldAddress[];
      /** About so many words are meant: they are counted as they are written. */
      words?: number;
      /** Its lines can be struck out, and stay readable. */
      strikes?: boolean;
    })
  /** Boxes to check, one key for each. Beside one that ends in a colon there is room for words. */
  | (IdentifiedItem & {
      kind: "checklist";
      /** One of them at most. */
      isOne?: boolean;
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
      /** By column: what is chosen there with a tap. A single one is there or isn’t. */
      choices?: Readonly<Record<string, readonly string[]>>;
      /** By "ROW.COLUMN": what is made of other fields, until somebody writes there. */
      figures?: Readonly<Record<string, FigureRule>>;
      /** Its rows can be struck out. */
      strikes?: boolean;
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
type IdentifiedItem = {
  id: string;
  /**
   * Printed in place of its text: what is tapped on a screen is marked with a pen there. Where it is empty, the item is
   * for a screen alone, and printed only with somebody’s words in it.
   */
  paper?: string;
};

/** What is made of other fields. One item’s figures are of its own fields as well as of other items’. */
export type FigureRule = {
  how: "sum" | "product" | "difference" | "quotient" | "middle" | "count" | "words" | "list" | "highest";
  of: readonly FieldAddress[];
  /** Only those beside which one of these is chosen, in the same order. */
  where?: { at: readonly FieldAddress[]; is: readonly string[] };
  /** Of the highest: by these figures, in the same order. */
  by?: readonly FieldAddress[];
  /** Which one of the highest or of a list, counted from 1. */
  rank?: number;
  /** What the result is multiplied by. */
  times?: number;
  /** Rounded up to the next whole number. */
  up?: boolean;
};

type ShownWords = FigureRule & { key: string; label: string };

/**
 * Where one thing is written: "ITEM" for a question, "ITEM/KEY" for a box, "ITEM/KEY.words" beside it, "ITEM/ROW.COLUMN" for a cell. An item that
 * names others as its source shows their words until somebody writes there by hand.
 */
export type FieldAddress = string;
