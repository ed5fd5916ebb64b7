import { setImmediate } from "node:timers/promises";
import type { LeadExportQuery, LeadStage } from "@academy/contract/studio/leads";
import { archetypes } from "@academy/quiz/archetypes";
import { byteOrderMark, csvLine } from "../../../platform/csv.rules.ts";
import type { Cursor } from "../../../platform/db/cursor-paging.ts";
import type { Db } from "../../../platform/db/database.ts";
import { type FoundLead, listFilteredLeads, placeOf } from "./filtered-leads.queries.ts";

/** So few that nobody waits long for their turn on SQLite, so many that a million take little time. */
const atOnce = 500;
/** Fewer where much was written about each: a piece lies in memory several times, as rows, as lines and on its way. */
const pieceLength = 250_000;
/** Before it is known how much. */
const atFirst = 25;

const columns = [
  "Name",
  "Email",
  "Stage",
  "First archetype",
  "Second archetype",
  "Source",
  "Campaign",
  "Wants news",
  "Consent at (UTC)",
  "Careless answers",
  "Suspect",
  "Signed up at (UTC)",
  "Last seen at (UTC)",
  "Notes",
];

const stages: Record<LeadStage, string> = {
  new: "New",
  contacted: "Contacted",
  customer: "Customer",
  "not-now": "Not now",
};

/**
 * The lines of the file, some leads at a time: what was sent is forgotten, so that a million take no more memory than
 * these. `onEnd` hears how many there were.
 */
export async function* exportLeads(
  db: Db,
  { sort: order = "newest", ...filters }: LeadExportQuery,
  onEnd: (count: number) => void,
): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columns);
  let after: Cursor | undefined;
  let count = 0;
  let limit = atFirst;
  for (;;) {
    const leads = await listFilteredLeads(db, filters, { after, limit, order });
    count += leads.length;
    const lines = leads.map(lineOf);
    if (lines.length > 0) yield lines.join("");
    const last = leads.at(-1);
    if (!last || leads.length < limit) break;
    after = placeOf(last, order);
    const longest = Math.max(...lines.map(({ length }) => length));
    limit = Math.max(1, Math.min(atOnce, Math.floor(pieceLength / longest)));
    // SQLite answers without ever letting anybody else have a turn.
    await setImmediate();
  }
  onEnd(count);
}

/** The same of leads that were selected one by one. */
export const fileOf = (leads: readonly FoundLead[]): string =>
  byteOrderMark + csvLine(columns) + leads.map(lineOf).join("");

const lineOf = (lead: FoundLead): string =>
  csvLine([
    lead.name,
    lead.email,
    stages[lead.stage],
    lead.primary_archetype ? archetypes[lead.primary_archetype].title : "",
    lead.secondary_archetype ? archetypes[lead.secondary_archetype].title : "",
    lead.source ?? "",
    lead.campaign ?? "",
    yesOrNo(lead.wants_news),
    timeOf(lead.consent_at),
    yesOrNo(lead.is_careless),
    yesOrNo(lead.is_suspect),
    timeOf(lead.created_at),
    timeOf(lead.updated_at),
    lead.notes,
  ]);

const yesOrNo = (flag: boolean) => (flag ? "yes" : "no");

/** As spreadsheets of every country read it. */
const timeOf = (date: Date | null) => date?.toISOString().slice(0, 19).replace("T", " ") ?? "";
