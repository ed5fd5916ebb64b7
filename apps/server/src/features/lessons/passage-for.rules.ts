import { blueprintLessons } from "@academy/content/courses/healers-business-blueprint/passages/passage";
import { passages } from "@academy/content/courses/healers-business-blueprint/passages/passages";
import { secondLines } from "@academy/content/courses/healers-business-blueprint/passages/second";
import type { LessonView } from "@academy/contract/learning/lessons";
import type { ArchetypeKey } from "@academy/quiz/archetypes";

type Pair = { primary: ArchetypeKey; secondary: ArchetypeKey };

/** What a lesson says to this archetype, and to its second where that matters; null for lessons without. */
export function passageFor(starterSlug: string | null, pair: Pair | null): LessonView["passage"] {
  const slug = blueprintLessons.find((each) => each === starterSlug);
  if (!slug || !pair) return null;
  const { primary, secondary } = pair;
  const { lessons, with: beside } = passages[primary];
  const lines: Partial<Record<string, Partial<Record<ArchetypeKey, string>>>> = {
    ...secondLines,
    "two-under-one-roof": beside,
  };
  const second = lines[slug]?.[secondary];
  return {
    archetype: primary,
    text: lessons[slug],
    second: second ? { archetype: secondary, text: second } : null,
  };
}
