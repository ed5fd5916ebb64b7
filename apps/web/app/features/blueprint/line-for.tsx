import { salesLinesFor } from "@academy/content/pages/blueprint/for-archetypes";
import type { SalesLine } from "@academy/content/pages/sales-line";
import { type ArchetypeKey, nameInSentence } from "@academy/quiz/archetypes";

export function LineFor({ line, archetype }: { line: SalesLine; archetype: ArchetypeKey }) {
  return salesLinesFor(archetype, nameInSentence(archetype))[line];
}
