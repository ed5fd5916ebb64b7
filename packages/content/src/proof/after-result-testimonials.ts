import { editable } from "../editing/editable.ts";
import type { Testimonial } from "./testimonials.ts";

/**
 * Sample: made-up people. Of the archetypes that none of the eight has: whoever comes from such a result meets the fitting
 * one first, in the place of the last of the eight.
 */
export const afterResultTestimonials = editable("after-result-testimonials", [
  {
    text: "I weave shawls for people in mourning, and the good one never left the drawer. In week two I tied a luggage tag to it with the price, in ballpoint. Week three asked for a date. It rained, the photograph is crooked, and somebody is wearing the shawl.",
    author: "Solveig A.",
    picture: { drawing: "price-card", alt: "Drawing: a hand stands a card on a table." },
    profession: "Weaver",
    primaryArchetype: "artist",
    secondaryArchetype: "alchemist",
    rating: 5,
  },
  {
    text: "I set up other people’s booking systems, and I’d been drawing my own for two years. The plan has thirteen rows, and two of them have to stay empty. I filled those in and erased them, twice. On the first Monday I opened with a label still missing from the second drawer.",
    author: "Stellan V.",
    picture: { drawing: "palms-together", alt: "Drawing: two palms laid together." },
    profession: "Practice organizer",
    primaryArchetype: "architect",
    secondaryArchetype: "teacher",
    rating: 5,
  },
] as const satisfies readonly Testimonial[]);
