import { type Published, publishedOf, type Version } from "./edits/alternative.rules.ts";
import { withSheet } from "./rendering/look-sheet.ts";

/** What is published, with the style sheet as it is made now. */
export function publishedNow(versions: readonly Version[]): Published {
  const published = publishedOf(versions);
  return { ...published, edits: withSheet(published.edits) };
}
