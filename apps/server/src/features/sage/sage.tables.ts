import type { ColumnType } from "kysely";
import type { Json, Timestamp } from "../../platform/db/values.ts";

export type SageTables = {
  chat_exchanges: ChatExchangesTable;
  taught_answers: TaughtAnswersTable;
  settled_questions: SettledQuestionsTable;
  text_meanings: TextMeaningsTable;
  question_meanings: QuestionMeaningsTable;
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
  outcome: ExchangeOutcome;
  /** What it was answered from; null when nothing was found. */
  passage_id: string | null;
  /** Null until somebody says. */
  is_helpful: ColumnType<boolean | null, boolean | null | undefined, boolean>;
  created_at: Timestamp;
};

export type ExchangeOutcome = "answered" | "unknown" | "safe" | "small-talk";

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

/** What the academy's own words mean, worked out once for all processes. */
type TextMeaningsTable = {
  /** Of the text and of the model that has read it: the words themselves are not here. */
  id: string;
  vector: string;
  created_at: Timestamp;
};

/** What people asked, by meaning: forgotten with the questions. */
type QuestionMeaningsTable = {
  /** The question's key. */
  id: string;
  vector: string;
  /** The key under which it stands together with what means the same; null as long as nobody has looked. */
  group_key: string | null;
  /** When it was asked last. */
  asked_at: Timestamp;
};
