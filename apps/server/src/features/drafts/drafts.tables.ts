import type { StarterWorkbook } from "@academy/content/courses/course";
import type { AllEdits } from "@academy/content/editing/editable";
import type { LessonWords } from "@academy/contract/studio/courses";
import type { OwnPage } from "@academy/contract/visitors/own-pages";
import type { QuizTexts } from "@academy/quiz/texts/texts";
import type { Flag, Json, NullableJson, Timestamp } from "../../platform/db/values.ts";

export type DraftTables = { drafts: DraftsTable; versions: VersionsTable };

/** What is written and published of each kind. */
export type Bodies = {
  lesson: LessonWords;
  workbook: Pick<StarterWorkbook, "title" | "subtitle" | "parts">;
  /** Of the academy's own pages and mails what differs from their first words; of a page of the owner's own all of it. */
  words: {
    edits: AllEdits;
    /** Of a version null, or nothing, where the page was taken down. */
    ownPage?: OwnPage | null;
    /** Of an alternative that is compared with what a page says. */
    experiment?: string | null;
  };
  /** What differs from the first version. */
  quiz: QuizTexts;
};
export type Kind = keyof Bodies;

/** What is being written: it shows nowhere until it is published. */
type DraftsTable = {
  kind: Kind;
  subject_id: string;
  language: string;
  /** Nothing once it was published or discarded. */
  body: NullableJson<unknown>;
  /** Grows with every save and outlives what was written: whoever saves says which one they had. */
  revision: number;
  saved_by: string | null;
  saved_at: Timestamp;
};

/** Only ever added to: what was published, and drafts that another text replaced. */
type VersionsTable = {
  id: string;
  kind: Kind;
  subject_id: string;
  language: string;
  /** One after the other within its kind, where versions are told apart by it: words of pages and the quiz. */
  number: number | null;
  body: Json<unknown>;
  /** Of a draft that was replaced: no. */
  is_published: Flag;
  /** The number of the one that this one brought back. */
  restored_from: number | null;
  made_by: string | null;
  made_at: Timestamp;
};
