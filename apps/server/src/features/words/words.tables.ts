import type { AllEdits } from "@academy/content/editing/editable";
import type { OwnPage } from "@academy/contract/visitors/own-pages";
import type { Flag, Json, NullableJson, Timestamp } from "../../platform/db/values.ts";
import type { Rendered } from "./rendering/rendered.ts";

export type WordTables = {
  word_drafts: WordDraftsTable;
  word_versions: WordVersionsTable;
  rendered_words: RenderedWordsTable;
  redirects: RedirectsTable;
  testimonial_consents: TestimonialConsentsTable;
};

/** What is being written of a page's words; the id is language and page. */
type WordDraftsTable = {
  id: string;
  language: string;
  page: string;
  edits: Json<AllEdits>;
  /** Of a page of the owner's own: all of it. */
  own_page: NullableJson<OwnPage>;
  /** Another one with every save: whoever saves says which one they had. */
  state: string;
  updated_by: string | null;
  updated_at: Timestamp;
};

/** What was published. Nothing is ever changed here: the newest of a page is what it says. */
type WordVersionsTable = {
  id: string;
  /** Of the whole academy, one after the other: a process knows by it whether it is behind. */
  revision: number;
  language: string;
  page: string;
  edits: Json<AllEdits>;
  /** Of a page of the owner's own: all of it, or nothing where it was taken down. */
  own_page: NullableJson<OwnPage>;
  /** The revision that this one brought back. */
  restored_from: number | null;
  /** Of an alternative that is compared with what a page says: the experiment. */
  experiment_id: string | null;
  published_by: string | null;
  published_at: Timestamp;
};

/** The pages of the newest revision as the process that published it rendered them, for all others of the same build. */
type RenderedWordsTable = { id: string; revision: number; build: string; rendered: Json<Rendered> };

/** Addresses that lead to others. The id is the address; one that leads nowhere is gone for good. */
type RedirectsTable = { id: string; to_path: string | null; created_at: Timestamp };

/** Who has agreed that a testimonial is shown. The id follows from its words and the name beside them. */
type TestimonialConsentsTable = {
  id: string;
  text: string;
  author: string;
  /** Who agreed, by their own name. */
  person: string;
  email: string | null;
  /** Once their account has another address. */
  user_id: string | null;
  consented_on: string;
  how: string;
  covers_words: Flag;
  covers_name: Flag;
  covers_picture: Flag;
  note: string;
  recorded_by: string | null;
  recorded_at: Timestamp;
};
