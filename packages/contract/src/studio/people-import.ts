import { z } from "zod";
import { oneLine } from "../fields/text.ts";
import { offerKey as offer } from "../orders.ts";
import { pageOf, pageQuery } from "../paging.ts";

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
  offer: offer.nullable(),
  sendsWelcome: z.boolean(),
  counts: z.record(z.enum(lineVerdicts), z.int()),
  /** How many get what they don't have yet. */
  getAccess: z.int(),
  lines: z.int(),
  done: z.int(),
});
export type PeopleImport = z.infer<typeof peopleImport>;

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
