import { carouselTestimonials } from "@academy/content/testimonials";
import { archetypeKeys } from "@academy/quiz/archetypes";
import { expect, test } from "vitest";
import { fittingFirst } from "./fitting-first.ts";

test("the voice of one's own archetype comes first, every other is still there", () => {
  for (const key of archetypeKeys) {
    const voices = fittingFirst(carouselTestimonials, key);
    expect(new Set(voices)).toEqual(new Set(carouselTestimonials));
    const hasOwn = carouselTestimonials.some(({ primaryArchetype }) => primaryArchetype === key);
    if (hasOwn) expect(voices[0]?.primaryArchetype).toBe(key);
    else expect(voices).toEqual(carouselTestimonials);
  }
  expect(fittingFirst(carouselTestimonials, undefined)).toBe(carouselTestimonials);
});
