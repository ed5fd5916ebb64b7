import { type PublishedWords, publishedOf, type Version } from "./edits/alternative.rules.ts";
import { withSheet } from "./rendering/theme-sheet.ts";

/** What is published, with the style sheet as it is made now. */
export function publishedNow(versions: readonly Version[]): PublishedWords {
  const published = publishedOf(versions);
  return { ...published, edits: withSheet(published.edits) };
}
