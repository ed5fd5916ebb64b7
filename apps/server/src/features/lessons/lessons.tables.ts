import type { Timestamp } from "../../platform/db/values.ts";

export type LessonTables = {
  lesson_notes: LessonNotesTable;
};

type LessonNotesTable = {
  user_id: string;
  lesson_id: string;
  text: string;
  revision: number;
  updated_at: Timestamp;
};
