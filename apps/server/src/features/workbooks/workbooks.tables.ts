import type { Json, Timestamp } from "../../platform/db/values.ts";

export type WorkbookTables = {
  workbook_answers: WorkbookAnswersTable;
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
