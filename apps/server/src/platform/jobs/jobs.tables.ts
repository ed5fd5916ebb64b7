import type { Json, NullableTimestamp, Timestamp } from "../db/values.ts";

export type JobTables = {
  jobs: JobsTable;
};

type JobsTable = {
  id: string;
  kind: string;
  /** Enqueuing the same key again changes nothing. */
  key: string | null;
  payload: Json<unknown>;
  /** What a mail is about: kept when what it carried is forgotten. */
  label: string | null;
  /** Whom a mail is to, for as long as it is remembered that there was one. */
  recipient: string | null;
  /** Whose address it was, once it is no longer. */
  recipient_user_id: string | null;
  state: JobState;
  run_at: Timestamp;
  attempts: number;
  /** Whoever holds the newest token may finish the job; it changes with every claim. */
  lease_token: string | null;
  leased_until: NullableTimestamp;
  last_error: string | null;
  created_at: Timestamp;
  finished_at: NullableTimestamp;
};

export type JobState = "waiting" | "running" | "done" | "dead";
