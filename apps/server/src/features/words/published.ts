import { type PublishedWords, publishedOf, type Version } from "./edits/alternative.rules.ts";
import { withMenu } from "./rendering/menu-links.ts";
import { withSheet } from "./rendering/theme-sheet.ts";

/** What is published, with the style sheet as it is made now, and the menu with the pages that are there now. */
export function publishedNow(versions: readonly Version[]): PublishedWords {
  const published = publishedOf(versions);
  return { ...published, edits: withMenu(withSheet(published.edits), versions) };
}
