import type { Flag, Json, NullableTimestamp, Timestamp } from "../platform/db/values.ts";

/** The schema as the code sees it: one type per table, in the order the migrations make them. */
export type Tables = {
  jobs: JobsTable;
  kept_mails: KeptMailsTable;
  files: FilesTable;
  users: UsersTable;
  sessions: SessionsTable;
  accounts: AccountsTable;
  verifications: VerificationsTable;
};

/** Parents before children, for whoever goes through all of them. */
export const tableNames = [
  "jobs",
  "kept_mails",
  "files",
  "users",
  "sessions",
  "accounts",
  "verifications",
] as const satisfies (keyof Tables)[];

type JobsTable = {
  id: string;
  kind: string;
  /** Enqueuing the same key again changes nothing. */
  key: string | null;
  payload: Json<unknown>;
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

type KeptMailsTable = {
  id: string;
  sender: string;
  recipient: string;
  subject: string;
  html: string;
  body_text: string;
  kept_at: Timestamp;
};

type FilesTable = {
  id: string;
  /** Where the bytes are; made by us, never taken from a request. */
  storage_key: string;
  name: string;
  content_type: string;
  size: number;
  sha256: string;
  is_public: Flag;
  created_at: Timestamp;
};

/** The next four belong to the sign-in library, under our names. */
type UsersTable = {
  id: string;
  /** First and last name together, kept because the library asks for it. */
  name: string;
  first_name: string;
  last_name: string;
  email: string;
  is_email_verified: Flag;
  image_url: string | null;
  role: "learner" | "owner";
  created_at: Timestamp;
  updated_at: Timestamp;
};

type SessionsTable = {
  id: string;
  token: string;
  user_id: string;
  ip_address: string | null;
  user_agent: string | null;
  expires_at: Timestamp;
  created_at: Timestamp;
  updated_at: Timestamp;
};

type AccountsTable = {
  id: string;
  account_id: string;
  provider_id: string;
  user_id: string;
  access_token: string | null;
  refresh_token: string | null;
  id_token: string | null;
  access_token_expires_at: NullableTimestamp;
  refresh_token_expires_at: NullableTimestamp;
  scope: string | null;
  password: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
};

type VerificationsTable = {
  id: string;
  identifier: string;
  value: string;
  expires_at: Timestamp;
  created_at: Timestamp;
  updated_at: Timestamp;
};
