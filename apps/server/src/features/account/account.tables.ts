import type { Role } from "@academy/contract/account";
import type { ColumnType } from "kysely";
import type { Flag, NullableTimestamp, Timestamp } from "../../platform/db/values.ts";

export type AccountTables = {
  users: UsersTable;
  sessions: SessionsTable;
  accounts: AccountsTable;
  open_id_sign_ins: OpenIdSignInsTable;
  sign_ups: SignUpsTable;
  mailed_codes: MailedCodesTable;
  one_time_tokens: OneTimeTokensTable;
  email_changes: EmailChangesTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  attempts: AttemptsTable;
  role_invitations: RoleInvitationsTable;
};

/** A role that waits for whoever has the address. */
type RoleInvitationsTable = {
  id: string;
  email: string;
  role: Exclude<Role, "learner">;
  invited_by: string | null;
  created_at: Timestamp;
  expires_at: Timestamp;
};

type StaffRole = Exclude<Role, "learner" | "owner">;

type UsersTable = {
  id: string;
  /** First and last name together, for whoever reads the table. */
  name: string;
  first_name: string;
  last_name: string;
  email: string;
  is_email_verified: Flag;
  image_url: string | null;
  role: "learner" | "owner";
  /** What somebody else may do in the studio. */
  staff_role: ColumnType<StaffRole | null, StaffRole | null | undefined, StaffRole | null>;
  wants_news: ColumnType<boolean, boolean | undefined, boolean>;
  /** What a search goes by (search-keys.rules.ts): the whole name, and the last name. */
  name_key: ColumnType<string, string | undefined, string>;
  last_name_key: ColumnType<string, string | undefined, string>;
  created_at: Timestamp;
  updated_at: Timestamp;
};

type SessionsTable = {
  id: string;
  /** A keyed hash of what the cookie carries: whoever reads this table can't sign in with it. */
  token: string;
  user_id: string;
  ip_address: string | null;
  user_agent: string | null;
  /** Moves with use, never past the longest a session may last. */
  expires_at: Timestamp;
  created_at: Timestamp;
  /** Last seen, to the day. */
  updated_at: Timestamp;
  /** When this browser last showed that it is the person: by signing in, or by being asked again. */
  proven_at: NullableTimestamp;
};

/** A way to sign in: with a password ("credential"), or by the word of a provider ("openid"). */
type AccountsTable = {
  id: string;
  /** What the provider calls the person; for a password, the person's own id. */
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

/** Somebody is at the provider. What its answer will be held against never leaves the server. */
type OpenIdSignInsTable = {
  /** A keyed hash of what the browser's cookie carries: the answer counts there and nowhere else. */
  id: string;
  state: string;
  nonce: string;
  code_verifier: string;
  return_to: string;
  expires_at: Timestamp;
  created_at: Timestamp;
};

/** Asked for and not proven: nobody has an account until the address is. */
type SignUpsTable = {
  id: string;
  email: string;
  /** Of the browser it was started in: only there the password that was chosen counts. */
  token_hash: string;
  first_name: string;
  last_name: string;
  password: string;
  expires_at: Timestamp;
  created_at: Timestamp;
};

type MailedCodesTable = {
  id: string;
  purpose: CodePurpose;
  /** Whose code it is: an address when signing in, a person when changing theirs. */
  subject: string;
  /** Where it was mailed to. */
  email: string;
  code_hash: string;
  tries: number;
  expires_at: Timestamp;
  created_at: Timestamp;
};

export type CodePurpose = "sign-in" | "change-email" | "prove" | "claim-result";

type OneTimeTokensTable = {
  id: string;
  purpose: TokenPurpose;
  token_hash: string;
  user_id: string | null;
  expires_at: Timestamp;
  created_at: Timestamp;
};

export type TokenPurpose =
  | "reset-password"
  | "second-factor"
  | "claim-owner"
  | "sign-in-link"
  | "second-factor-off";

/** An address that somebody had until lately: whoever reads its mail can have it back. */
type EmailChangesTable = {
  id: string;
  user_id: string;
  old_email: string;
  token_hash: string;
  expires_at: Timestamp;
  created_at: Timestamp;
};

type SecondFactorsTable = {
  id: string;
  user_id: string;
  /** Encrypted. */
  secret: string;
  /** The newest half minute whose code was taken: none is taken twice. */
  last_step: number;
  /** Null until the first code from the authenticator was right; only then it counts. */
  confirmed_at: NullableTimestamp;
  created_at: Timestamp;
};

/** Those that are left; a used one is gone. */
type RecoveryCodesTable = { id: string; user_id: string; code_hash: string };

/** How often something was tried lately; the id is a keyed hash of what and whose. */
type AttemptsTable = { id: string; count: number; last_at: Timestamp };
