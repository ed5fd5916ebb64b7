import { z } from "zod";
import { ownNote } from "../fields/own-note.ts";
import { oneLine } from "../fields/text.ts";
import { offerKey as offer } from "../orders.ts";
import { pageOf, pageQuery } from "../paging.ts";
import { leadFilters, maxLeadsByHand } from "./leads.ts";

/** What a file of people may be at most. */
export const importMaxBytes = 5_000_000;
export const importMaxLines = 10_000;

/** What a line leads to: somebody new, somebody who is here already, or nothing. */
export const lineVerdicts = ["new", "known", "duplicate", "bad-address", "owner"] as const;
export type LineVerdict = (typeof lineVerdicts)[number];

export const importQuery = z.strictObject({
  /** What everybody in the file gets; nothing is an account alone. */
  offer: offer.optional(),
  /** Whether each of them hears of it. */
  welcome: z.enum(["yes", "no"]),
});
export const importParams = z.strictObject({ id: z.uuid() });

/** How an import stands. */
export const peopleImport = z.strictObject({
  id: z.uuid(),
  state: z.enum(["checked", "running", "done"]),
  /** Of leads that were selected, instead of a file. */
  isOfLeads: z.boolean(),
  offer: offer.nullable(),
  sendsWelcome: z.boolean(),
  counts: z.record(z.enum(lineVerdicts), z.int()),
  /** How many get what they don't have yet. */
  getAccess: z.int(),
  lines: z.int(),
  done: z.int(),
});
export type PeopleImport = z.infer<typeof peopleImport>;

/** Leads one by one, or all that filters show. */
const leadSelection = z.union([
  z.strictObject({
    ids: z.array(z.uuid()).min(1).max(maxLeadsByHand, "Please select 2,000 leads or fewer."),
  }),
  z.strictObject({ filters: leadFilters }),
]);
export type LeadSelection = z.infer<typeof leadSelection>;
export const leadAccessBody = z.strictObject({
  who: leadSelection,
  offer,
  /** The last day; null is without an end. */
  until: z.iso.date().nullable(),
  note: ownNote,
  sendsMail: z.boolean(),
});
/** With `isMore` the filters show others, who are not among them. */
export const leadAccess = z.strictObject({ ...peopleImport.shape, isMore: z.boolean() });

export const importLinesQuery = z.strictObject({
  ...pageQuery.shape,
  verdict: z.enum(lineVerdicts).optional(),
});
export const importLine = z.strictObject({
  line: z.int(),
  email: z.string(),
  name: z.string(),
  verdict: z.enum(lineVerdicts),
  getsAccess: z.boolean(),
  isDone: z.boolean(),
});
export type ImportLine = z.infer<typeof importLine>;
export const importLines = pageOf(importLine);

export const startImportBody = z.strictObject({
  reason: z
    .string()
    .trim()
    .min(1, "Please say why.")
    .max(300, "Please use 300 characters or fewer.")
    .regex(oneLine, "There are characters that can’t be shown."),
});
