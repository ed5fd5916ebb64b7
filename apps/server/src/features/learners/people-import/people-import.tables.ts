import type { OfferKey } from "@academy/content/offers";
import type { LineVerdict } from "@academy/contract/studio/people-import";
import type { ColumnType } from "kysely";
import type { Flag, NullableTimestamp, Timestamp } from "../../../platform/db/values.ts";

export type PeopleImportTables = {
  people_imports: PeopleImportsTable;
  people_import_lines: PeopleImportLinesTable;
};

/** A file of people that the owner brings along: looked at first, then done, and forgotten after a while. */
type PeopleImportsTable = {
  id: string;
  made_by: string | null;
  /** What everybody in it gets; null is an account and nothing else. */
  offer: OfferKey | null;
  sends_welcome: Flag;
  /** Of leads that are here already, instead of a file. */
  is_of_leads: ColumnType<boolean, boolean | undefined, never>;
  /** The owner's own words to them. */
  note: ColumnType<string, string | undefined, never>;
  /** The last day of what they get; null is without an end. */
  ends_on: ColumnType<string | null, string | null | undefined, never>;
  state: "checked" | "running" | "done";
  /** Why, for whoever asks later. */
  reason: string | null;
  created_at: Timestamp;
  started_at: NullableTimestamp;
  finished_at: NullableTimestamp;
};

type PeopleImportLinesTable = {
  import_id: string;
  /** As a spreadsheet counts them, the titles included. */
  line: number;
  email: string;
  first_name: string;
  last_name: string;
  /** What would happen; once it is done, what did. */
  verdict: LineVerdict;
  /** Whether the offer is new to them. */
  gets_access: Flag;
  done_at: NullableTimestamp;
};
