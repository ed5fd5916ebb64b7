import type { StarterWorkbook } from "@academy/content/courses/course";
import type { Flag, Json, Timestamp } from "../../platform/db/values.ts";

export type WorkbookTables = {
  workbook_answers: WorkbookAnswersTable;
  workbook_drafts: WorkbookDraftsTable;
  workbook_versions: WorkbookVersionsTable;
};

type WorkbookWords = Pick<StarterWorkbook, "title" | "subtitle" | "parts">;

/** What is being written: it shows nowhere until it is published. Of a resource without words it is all there is. */
type WorkbookDraftsTable = {
  resource_id: string;
  words: Json<WorkbookWords>;
  revision: number;
  /** Whether it differs from what is published. */
  is_changed: Flag;
  saved_by: string | null;
  saved_at: Timestamp;
};

/** Only ever added to: what was published, and drafts that others replaced. */
type WorkbookVersionsTable = {
  id: string;
  resource_id: string;
  kind: "published" | "draft";
  words: Json<WorkbookWords>;
  made_by: string | null;
  created_at: Timestamp;
};

type WorkbookAnswersTable = {
  user_id: string;
  course_id: string;
  item_id: string;
  /** By the key of the field within its item. */
  fields: Json<AnswerFields>;
  /** Where it stood when it was written, for when it stands there no more. */
  asked: Json<AskedQuestion>;
  revision: number;
  updated_at: Timestamp;
};

export type AnswerFields = Record<string, { text: string | null; at: string }>;
export type AskedQuestion = { workbook: string; part: string; text: string };
