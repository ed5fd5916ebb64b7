import type { Testimonial } from "@academy/content/testimonials";
import type { ArchetypeKey } from "@academy/quiz/archetypes";

/** The voice of somebody whose primary archetype it is comes first; without one the order stays. */
export function fittingFirst(
  testimonials: readonly Testimonial[],
  archetype: ArchetypeKey | undefined,
): readonly Testimonial[] {
  const fitting = testimonials.find(({ primaryArchetype }) => primaryArchetype === archetype);
  return fitting ? [fitting, ...testimonials.filter((each) => each !== fitting)] : testimonials;
}
