import type { Flag, Json, Timestamp } from "../../platform/db/values.ts";
import type { RenderedWords } from "./rendering/rendered.ts";

export type WordTables = {
  rendered_words: RenderedWordsTable;
  redirects: RedirectsTable;
  testimonial_consents: TestimonialConsentsTable;
};

/** The pages of the newest revision as the process that published it rendered them, for all others of the same build. */
type RenderedWordsTable = { id: string; revision: number; build: string; rendered: Json<RenderedWords> };

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
