import type { OfferKey } from "@academy/content/offers";
import type { LeadStage, ViewFilters } from "@academy/contract/studio/leads";
import type { FirstTouch } from "@academy/contract/visitors/leads";
import type { QuizAnswers } from "@academy/quiz/answers";
import type { ArchetypeKey } from "@academy/quiz/archetypes";
import type { QuizResult } from "@academy/quiz/scoring/score";
import type { StepOrder } from "@academy/quiz/steps";
import type { Generated } from "kysely";
import type { Flag, Json, NullableJson, NullableTimestamp, Timestamp } from "../../platform/db/values.ts";

export type LeadTables = {
  leads: LeadsTable;
  quiz_results: QuizResultsTable;
  interests: InterestsTable;
  stage_changes: StageChangesTable;
  lead_views: LeadViewsTable;
};

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
  /** Of the newest result; none where somebody has only asked to be told of an offer. */
  primary_archetype: ArchetypeKey | null;
  secondary_archetype: ArchetypeKey | null;
  is_careless: Flag;
  /** Whether the field that nobody sees was filled in each time. */
  is_suspect: Flag;
  /** From the first touch: what the owner filters by. */
  source: string | null;
  campaign: string | null;
  /** What a search goes by (lead-keys.rules.ts). */
  name_key: string;
  last_name_key: string;
  /** What the owner has decided and written about them. */
  stage: Generated<LeadStage>;
  notes: Generated<string>;
  notes_at: NullableTimestamp;
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
  /** Of the quiz's texts; the first is 1, and 0 one that is not known. */
  quiz_version: Generated<number>;
  consent_version: string | null;
  wants_news: Flag;
  /** As the client's clock had it. */
  completed_at: NullableTimestamp;
  created_at: Timestamp;
};

/** Who moved a lead on, and when. */
type StageChangesTable = {
  id: string;
  lead_id: string;
  from_stage: LeadStage;
  to_stage: LeadStage;
  changed_by: string | null;
  created_at: Timestamp;
};

/** Filters that an owner has given a name. */
type LeadViewsTable = {
  id: string;
  user_id: string;
  name: string;
  filters: Json<ViewFilters>;
  /** Among that owner's views. */
  place: number;
  created_at: Timestamp;
};

/** Who wants to be told when an offer can be bought. */
type InterestsTable = {
  id: string;
  lead_id: string;
  offer: OfferKey;
  created_at: Timestamp;
  /** When they were told that it can be bought. */
  told_at: NullableTimestamp;
};

export type ClaimedResult = {
  archetype_primary?: string | undefined;
  archetype_secondary?: string | undefined;
  confidence_score?: number | undefined;
  quiz_completion?: string | undefined;
};
