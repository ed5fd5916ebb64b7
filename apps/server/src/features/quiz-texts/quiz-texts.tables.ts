import type { QuizTexts } from "@academy/quiz/texts/texts";
import type { Json, Timestamp } from "../../platform/db/values.ts";

export type QuizTextTables = {
  quiz_drafts: QuizDraftsTable;
  quiz_versions: QuizVersionsTable;
};

/** What is being written of the quiz's texts; the id is the language. */
type QuizDraftsTable = {
  id: string;
  texts: Json<QuizTexts>;
  /** Another one with every save: whoever saves says which one they had. */
  state: string;
  updated_by: string | null;
  updated_at: Timestamp;
};

/** What was published. Nothing is ever changed here: results and attempts go on naming it. */
type QuizVersionsTable = {
  id: string;
  /** One after the other, from 2: the first version is in no table. */
  number: number;
  /** Of the texts: with the number it is the name of the version. */
  hash: string;
  /** What differs from the first version. */
  texts: Json<QuizTexts>;
  /** How many texts that are. */
  changed: number;
  restored_from: number | null;
  published_by: string | null;
  published_at: Timestamp;
};
