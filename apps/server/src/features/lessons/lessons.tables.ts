import type { NullableTimestamp, Timestamp } from "../../platform/db/values.ts";

export type LessonTables = {
  lesson_notes: LessonNotesTable;
  lesson_bookmarks: LessonBookmarksTable;
};

type LessonNotesTable = {
  user_id: string;
  lesson_id: string;
  text: string;
  revision: number;
  updated_at: Timestamp;
};

type LessonBookmarksTable = {
  user_id: string;
  id: string;
  lesson_id: string;
  /** In the film; null where it is in the text. */
  seconds: number | null;
  /** Which block of the text, counted from 0; null where it is in the film. */
  block: number | null;
  /** How the block began, or what was being said. */
  excerpt: string;
  note: string;
  made_at: Timestamp;
  /** By the device's clock, never later than now. */
  changed_at: Timestamp;
  /** A removed one stays without its words, so that a device which was away does not bring it back. */
  removed_at: NullableTimestamp;
};
