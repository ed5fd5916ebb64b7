import type { Flag, NullableTimestamp, Timestamp } from "../../platform/db/values.ts";

export type RecordingTables = { recordings: RecordingsTable };

/** A lesson that stands on a shelf: what was filmed when people came together. */
type RecordingsTable = {
  lesson_id: string;
  /** The date of the gathering that it is of. */
  gathering_date_id: string | null;
  /** Whether those who hold its shelf are told when it is published. */
  tells: Flag;
  is_sample: Flag;
  /** The first time; what is hidden and shown again is not new. */
  published_at: NullableTimestamp;
  told_at: NullableTimestamp;
  created_at: Timestamp;
};
