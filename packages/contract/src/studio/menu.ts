import { z } from "zod";
import {
  atEachPlace,
  isOutsideAddress,
  isShortLabel,
  maxEntryAddress,
  maxEntryLabel,
  tidyOutside,
} from "../fields/menu.ts";
import { oneLine } from "../fields/text.ts";

const label = z
  .string()
  .trim()
  .min(1, "Please write what the link says.")
  .max(1000)
  .regex(oneLine, "Please use one line of text.")
  .refine(isShortLabel, `Please use ${maxEntryLabel} characters or fewer.`);
const outside = z
  .string()
  .max(maxEntryAddress)
  .overwrite(tidyOutside)
  .refine(isOutsideAddress, "Please enter the whole address of a page, as in https://example.com.");

const entry = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("ours"), to: z.string().max(maxEntryAddress) }),
  z.strictObject({ kind: z.literal("page"), page: z.string().regex(/^own-[0-9a-f-]{36}$/), label }),
  z.strictObject({ kind: z.literal("outside"), to: outside, label }),
]);

/** Everything that stands in the bar of visitors and in each column of the footer, in its order. */
export const menuEntries = z.strictObject(atEachPlace(() => z.array(entry).max(40)));

const version = z.strictObject({
  revision: z.int(),
  by: z.string().nullable(),
  at: z.iso.datetime(),
  entries: menuEntries,
});
export const menuView = z.strictObject({
  entries: menuEntries,
  /** Whoever changes it says which one they saw; 0 is how the academy began. */
  revision: z.int(),
  /** The newest first. */
  versions: z.array(version),
});
export type MenuView = z.infer<typeof menuView>;

export const menuBody = z.strictObject({ entries: menuEntries, basedOn: z.int().min(0) });
export type MenuBody = z.infer<typeof menuBody>;
