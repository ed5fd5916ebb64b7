import { salesLinesFor } from "@academy/content/pages/blueprint/for-archetypes";
import { idOfSalesLine, type SalesLine } from "@academy/content/pages/sales-line";
import { type ArchetypeKey, archetypeKeys, nameInSentence } from "@academy/quiz/archetypes";
import { escapeHtml } from "../../platform/escape-html.rules.ts";
import type { DeclaredEditions } from "../../platform/pages/editions.ts";

/**
 * The page that was prerendered for everybody, with the lines of one archetype in their places. One that has lost a
 * place stays as it is for everybody: better that than half a greeting, or none of the page.
 */
export function speakTo(html: string, archetype: ArchetypeKey): string {
  const lines = salesLinesFor(archetype, nameInSentence(archetype));
  let spoken = html;
  for (const [line, text] of Object.entries(lines)) {
    const place = new RegExp(`(<p id="${idOfSalesLine(line as SalesLine)}"[^>]*>)[^<]*(?=</p>)`);
    if (!place.test(spoken)) return html;
    spoken = spoken.replace(place, (_all, start: string) => start + escapeHtml(text));
  }
  return spoken;
}

const editions: DeclaredEditions = {
  parameter: "archetype",
  values: archetypeKeys,
  edit: (html, archetype) => speakTo(html, archetype as ArchetypeKey),
};

/** Whoever comes from a result reads the sales page in words of their archetype; only the link says which that is. */
export const salesPageEditions = {
  "/healers-business-blueprint": editions,
  "/healers-roadmap": editions,
};
