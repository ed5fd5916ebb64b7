import type { StarterCourse, StarterWorkbook } from "@academy/content/courses/course";
import type { OfferKey } from "@academy/content/offers";
import type { ContactTopic } from "@academy/contract/contact";
import type { FirstTouch } from "@academy/contract/leads";
import type { QuizAnswers } from "@academy/quiz/answers";
import type { ArchetypeKey } from "@academy/quiz/archetypes";
import type { QuizResult } from "@academy/quiz/score";
import type { StepOrder } from "@academy/quiz/steps";
import type { ColumnType } from "kysely";
import type { Flag, Json, NullableJson, NullableTimestamp, Timestamp } from "../platform/db/values.ts";

/** The schema as the code sees it: one type per table, in the order the migrations make them. */
export type Tables = {
  jobs: JobsTable;
  kept_mails: KeptMailsTable;
  files: FilesTable;
  users: UsersTable;
  sessions: SessionsTable;
  accounts: AccountsTable;
  verifications: VerificationsTable;
  sign_ups: SignUpsTable;
  mailed_codes: MailedCodesTable;
  one_time_tokens: OneTimeTokensTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  attempts: AttemptsTable;
  leads: LeadsTable;
  quiz_results: QuizResultsTable;
  funnel_counts: FunnelCountsTable;
  academy_settings: AcademySettingsTable;
  contact_messages: ContactMessagesTable;
  courses: CoursesTable;
  course_modules: CourseModulesTable;
  lessons: LessonsTable;
  resources: ResourcesTable;
  grants: GrantsTable;
  entitlements: EntitlementsTable;
  enrollments: EnrollmentsTable;
  lesson_progress: LessonProgressTable;
  viewings: ViewingsTable;
  learning_days: LearningDaysTable;
  lesson_notes: LessonNotesTable;
  downloads: DownloadsTable;
  certificates: CertificatesTable;
  signing_keys: SigningKeysTable;
  chat_exchanges: ChatExchangesTable;
  taught_answers: TaughtAnswersTable;
  settled_questions: SettledQuestionsTable;
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
  "sign_ups",
  "mailed_codes",
  "one_time_tokens",
  "second_factors",
  "recovery_codes",
  "attempts",
  "leads",
  "quiz_results",
  "funnel_counts",
  "academy_settings",
  "contact_messages",
  "courses",
  "course_modules",
  "lessons",
  "resources",
  "grants",
  "entitlements",
  "enrollments",
  "lesson_progress",
  "viewings",
  "learning_days",
  "lesson_notes",
  "downloads",
  "certificates",
  "signing_keys",
  "chat_exchanges",
  "taught_answers",
  "settled_questions",
] as const satisfies (keyof Tables)[];

/** What tells the rows of a table apart, where that is not an id of their own. */
const compositeKeys: Partial<Record<keyof Tables, readonly string[]>> = {
  lesson_progress: ["user_id", "course_id", "lesson_id"],
  viewings: ["user_id", "id"],
  learning_days: ["user_id", "day"],
  lesson_notes: ["user_id", "lesson_id"],
};

export function keyOf(table: keyof Tables): readonly string[] {
  return compositeKeys[table] ?? ["id"];
}

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
  /** Which file came with it: made again when somebody wants to see it. */
  attachment: NullableJson<{ kind: string; id: string; fileName: string }>;
  /** Where an answer to it goes, if not to its sender. */
  reply_to: string | null;
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
  wants_news: ColumnType<boolean, boolean | undefined, boolean>;
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

export type CodePurpose = "sign-in" | "change-email";

type OneTimeTokensTable = {
  id: string;
  purpose: TokenPurpose;
  token_hash: string;
  user_id: string | null;
  expires_at: Timestamp;
  created_at: Timestamp;
};

export type TokenPurpose = "reset-password" | "second-factor" | "claim-owner";

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

/** One per e-mail address. */
type LeadsTable = {
  id: string;
  email: string;
  name: string;
  /** Whose address it is or was, once somebody with an account has proven it. */
  user_id: string | null;
  /** Once said, it stands: an empty box next time takes nothing back. */
  wants_news: Flag;
  /** The newest; every result keeps the one it came with. */
  consent_version: string | null;
  consent_at: NullableTimestamp;
  consent_source: string | null;
  first_touch: NullableJson<FirstTouch>;
  variant: StepOrder | null;
  /** How many result mails this address would have got on the last day it was given. */
  mail_day: string;
  mails_asked: number;
  created_at: Timestamp;
  updated_at: Timestamp;
};

type QuizResultsTable = {
  /** The token that opens it: unguessable, and the same for the same submission. */
  id: string;
  /** Null once the lead is gone and the result belongs to somebody else. */
  lead_id: string | null;
  /** Who was signed in, or who had proven the lead's address before leaving it. */
  user_id: string | null;
  /** Made by the client. */
  submission_id: string | null;
  answers: Json<QuizAnswers>;
  result: Json<QuizResult>;
  /** What the client said about the result; never used. */
  claimed: Json<ClaimedResult>;
  primary_archetype: ArchetypeKey;
  secondary_archetype: ArchetypeKey;
  careless_signs: Json<string[]>;
  variant: StepOrder | null;
  consent_version: string | null;
  wants_news: Flag;
  /** As the client's clock had it. */
  completed_at: NullableTimestamp;
  created_at: Timestamp;
};

export type ClaimedResult = {
  archetype_primary?: string | undefined;
  archetype_secondary?: string | undefined;
  confidence_score?: number | undefined;
  quiz_completion?: string | undefined;
};

type FunnelCountsTable = {
  id: string;
  /** UTC, as in 2030-12-31. */
  day: string;
  event: string;
  /** 0 for what is no step. */
  step: number;
  variant: string;
  source: string;
  count: number;
};

/** What the owner has chosen; the id is the setting's name. */
type AcademySettingsTable = { id: string; value: Json<unknown>; updated_at: Timestamp };

/** What people write to the academy. */
type ContactMessagesTable = {
  id: string;
  /** Made by the client. */
  submission_id: string;
  /** Who was signed in, or who had proven the address before leaving it. */
  user_id: string | null;
  name: string;
  email: string;
  topic: ContactTopic;
  message: string;
  created_at: Timestamp;
};

/** Starter courses come from the content package at the first start; from then on they are the owner's. */
type CoursesTable = {
  id: string;
  starter_key: string | null;
  title: string;
  description: string;
  difficulty: StarterCourse["difficulty"];
  /** Whose mandala stands on the cover. */
  archetype: ArchetypeKey;
  position: number;
  is_published: Flag;
  created_at: Timestamp;
  updated_at: Timestamp;
};

type CourseModulesTable = {
  id: string;
  course_id: string;
  position: number;
  title: string;
  description: string;
};

type LessonsTable = {
  id: string;
  course_id: string;
  module_id: string;
  /** Within its module. */
  position: number;
  title: string;
  summary: string;
  minutes: number;
  /** Markdown. */
  text: string;
  film: NullableJson<LessonFilm>;
  created_at: Timestamp;
  updated_at: Timestamp;
};

/** A film that came with the academy. */
export type LessonFilm = { starter: string };

type ResourcesTable = {
  id: string;
  course_id: string;
  /** Null for the whole course. */
  module_id: string | null;
  position: number;
  title: string;
  subtitle: string;
  kind: "workbook" | "template";
  /** As people call it: "PDF". */
  file_type: string;
  file_name: string;
  /** What a workbook says, for those that are printed from words. */
  workbook: NullableJson<WorkbookWords>;
  /** For those that were uploaded. */
  file_id: string | null;
};

export type WorkbookWords = Pick<StarterWorkbook, "title" | "subtitle" | "parts">;

/** Somebody was given an offer. */
type GrantsTable = {
  id: string;
  user_id: string;
  offer: OfferKey;
  source: "operator" | "sample";
  /** The terms it was given under, as they were on that day. */
  terms: Json<unknown>;
  granted_at: Timestamp;
  revoked_at: NullableTimestamp;
};

/** What a grant opens; revoked with it. */
type EntitlementsTable = {
  id: string;
  grant_id: string;
  user_id: string;
  opens: "course" | "all-courses" | "alumni-space";
  course_id: string | null;
  revoked_at: NullableTimestamp;
};

type EnrollmentsTable = {
  id: string;
  user_id: string;
  course_id: string;
  enrolled_at: Timestamp;
  /** Once set it stays. */
  completed_at: NullableTimestamp;
  /** The day of that on the learner's own calendar; null where it was completed before days were kept. */
  completed_on: string | null;
  last_active_at: NullableTimestamp;
};

type LessonProgressTable = {
  user_id: string;
  course_id: string;
  lesson_id: string;
  completed_at: NullableTimestamp;
  /** When it was last marked or unmarked: an older word never undoes a newer one. */
  marked_at: NullableTimestamp;
  position_seconds: number;
  position_at: NullableTimestamp;
  /** How far down its text the reader was last, from 0 to 1. */
  text_position: number | null;
  text_position_at: NullableTimestamp;
  text_read_at: NullableTimestamp;
  film_watched_at: NullableTimestamp;
  /** By the server's own clock: nothing that a device tells of this lesson can lie before it. */
  opened_at: NullableTimestamp;
  last_active_at: NullableTimestamp;
};

/** One stretch of watching, under an id that the player made: its seconds only ever grow. */
type ViewingsTable = {
  user_id: string;
  id: string;
  lesson_id: string;
  day: string;
  seconds: number;
  /** When the server first heard of it and when its seconds last grew, by the server's own clock. */
  opened_at: NullableTimestamp;
  reported_at: NullableTimestamp;
};

/** The days on the learner's own calendar on which they did something, and the seconds played on each. */
type LearningDaysTable = { user_id: string; day: string; seconds: number };

type LessonNotesTable = {
  user_id: string;
  lesson_id: string;
  text: string;
  revision: number;
  updated_at: Timestamp;
};

type DownloadsTable = {
  /** Ordered by time. */
  id: string;
  user_id: string;
  resource_id: string;
  click_id: string;
  downloaded_at: Timestamp;
};

/** Never edited: a new name makes a new one, which takes the place of the old. */
type CertificatesTable = {
  /** Printed on it, and the address where anyone can check it. */
  id: string;
  user_id: string;
  course_id: string;
  name: string;
  course_title: string;
  /** Of the address it was issued to, for the credential. */
  email_hash: string;
  email_salt: string;
  issued_at: Timestamp;
  /** The day of that on the holder's own calendar, as it is printed. */
  issued_on: string | null;
  ended_at: NullableTimestamp;
  end_reason: "replaced" | "revoked" | null;
};

/** What credentials are signed with; the private half is encrypted with the academy's secret. */
type SigningKeysTable = {
  id: string;
  public_key: Json<JsonWebKey>;
  private_key: string;
  created_at: Timestamp;
};

/** One question and its answer. Linked to nobody: there is nothing in it to export or delete for a person. */
type ChatExchangesTable = {
  /** Random: whoever knows it may rate the answer. */
  id: string;
  /** The same for the same question in other letters and spaces. */
  key: string;
  /** With personal data taken out, as in the key. */
  question: string;
  answer: string;
  outcome: ChatOutcome;
  /** What it was answered from; null when nothing was found. */
  passage_id: string | null;
  /** Null until somebody says. */
  is_helpful: ColumnType<boolean | null, boolean | null | undefined, boolean>;
  created_at: Timestamp;
};

export type ChatOutcome = "answered" | "unknown" | "safe" | "small-talk";

/** What the owner has taught Sage. */
type TaughtAnswersTable = {
  id: string;
  question: string;
  answer: string;
  also_asked_as: Json<string[]>;
  created_at: Timestamp;
  updated_at: Timestamp;
};

/** Questions that the owner has dealt with: whatever was asked until then is off the list. The id is the key. */
type SettledQuestionsTable = {
  id: string;
  /** What answers it; null when the owner dismissed it. */
  answer_id: string | null;
  settled_at: Timestamp;
};
