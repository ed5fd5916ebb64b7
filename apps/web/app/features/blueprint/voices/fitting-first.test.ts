import { afterResultTestimonials } from "@academy/content/proof/after-result-testimonials";
import { carouselTestimonials } from "@academy/content/proof/testimonials";
import { archetypeKeys } from "@academy/quiz/archetypes";
import { expect, test } from "vitest";
import { fittingFirst } from "./voice-carousel.tsx";

test("every archetype meets a voice of its own first, and there are eight for everybody", () => {
  for (const key of archetypeKeys) {
    const voices = fittingFirst(carouselTestimonials, afterResultTestimonials, key);
    expect(voices[0]?.primaryArchetype, key).toBe(key);
    expect(new Set(voices).size, key).toBe(8);
    const isOneOfThem = carouselTestimonials.some(({ primaryArchetype }) => primaryArchetype === key);
    const others = isOneOfThem ? carouselTestimonials : carouselTestimonials.slice(0, -1);
    expect(new Set(voices), key).toEqual(new Set([voices[0], ...others]));
  }
  expect(fittingFirst(carouselTestimonials, afterResultTestimonials, undefined)).toBe(carouselTestimonials);
});

test("where the owner has taken a voice out, the order stays", () => {
  expect(fittingFirst(carouselTestimonials, [], "artist")).toBe(carouselTestimonials);
});
