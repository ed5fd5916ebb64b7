import { createHash } from "node:crypto";
import type { AllEdits } from "@academy/content/editing/editable";
import { isColor, type LookColors, lookColors, lookTokens } from "@academy/contract/fields/look-colors";
import type { PageFile } from "../../../platform/pages/html-page.ts";

/** The colors that the owner has chosen, as a style sheet that pages name: no page has styles of its own. */
function sheetOf(colors: LookColors): PageFile {
  const rules = Object.entries(lookTokens(colors)).map(([name, shade]) => `--color-${name}:${shade}`);
  const text = `:root{${rules.join(";")}}`;
  return { path: `/look/${createHash("sha256").update(text).digest("hex").slice(0, 16)}.css`, text };
}

/** With the address of the sheet as it is made now: a release may make it of other rules than the one it was chosen under. */
export function withSheet(edits: AllEdits): AllEdits {
  if (!edits.look) return edits;
  const { sheet: _, ...look } = edits.look;
  const now = lookSheet(edits);
  return { ...edits, look: now ? { ...look, sheet: now.path } : look };
}

/** The one that belongs to what is published, if there is one. */
export function lookSheet(edits: AllEdits): PageFile | undefined {
  const look = edits.look ?? {};
  const colors = Object.fromEntries(lookColors.map((name) => [name, look[name]])) as LookColors;
  return Object.values(colors).every((each) => typeof each === "string" && isColor(each))
    ? sheetOf(colors)
    : undefined;
}
