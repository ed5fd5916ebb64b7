import { createHash } from "node:crypto";
import type { AllEdits } from "@academy/content/editing/editable";
import { isColor, type ThemeColors, themeColors, themeTokens } from "@academy/contract/fields/theme-colors";
import type { PageFile } from "../../../platform/pages/html-page.ts";

/** The colors that the owner has chosen, as a style sheet that pages name: no page has styles of its own. */
function sheetOf(colors: ThemeColors): PageFile {
  const rules = Object.entries(themeTokens(colors)).map(([name, shade]) => `--color-${name}:${shade}`);
  const text = `:root{${rules.join(";")}}`;
  return { path: `/look/${createHash("sha256").update(text).digest("hex").slice(0, 16)}.css`, text };
}

/** With the address of the sheet as it is made now: a release may make it of other rules than the one it was chosen under. */
export function withSheet(edits: AllEdits): AllEdits {
  if (!edits.look) return edits;
  const { sheet: _, ...look } = edits.look;
  const now = themeSheet(edits);
  return { ...edits, look: now ? { ...look, sheet: now.path } : look };
}

/** The one that belongs to what is published, if there is one. */
export function themeSheet(edits: AllEdits): PageFile | undefined {
  const look = edits.look ?? {};
  const colors = Object.fromEntries(themeColors.map((name) => [name, look[name]])) as ThemeColors;
  return Object.values(colors).every((each) => typeof each === "string" && isColor(each))
    ? sheetOf(colors)
    : undefined;
}
