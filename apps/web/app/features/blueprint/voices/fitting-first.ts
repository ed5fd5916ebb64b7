import type { Testimonial } from "@academy/content/proof/testimonials";
import type { ArchetypeKey } from "@academy/quiz/archetypes";

type Voices = readonly Testimonial[];

/**
 * The voice of somebody whose primary archetype it is comes first. Where none of them is, one of the others takes the
 * place of the last, so that they stay as many; without one the order stays.
 */
export function fittingFirst(voices: Voices, others: Voices, archetype: ArchetypeKey | undefined): Voices {
  const isFitting = ({ primaryArchetype }: Testimonial) => primaryArchetype === archetype;
  const fitting = voices.find(isFitting);
  if (fitting) return [fitting, ...voices.filter((each) => each !== fitting)];
  const other = others.find(isFitting);
  return other ? [other, ...voices.slice(0, -1)] : voices;
}
