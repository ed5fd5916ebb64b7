import { createHash } from "node:crypto";
import type { ClaimId } from "@academy/content/proof/claim-ids";
import type { TestimonialPlace } from "@academy/contract/studio/testimonials";

/** Somebody's words as a page shows them. */
export type Testimonial = {
  /** Follows from the words and the name: whoever changes either needs consent to that. */
  id: string;
  text: string;
  author: string;
  /** Whether the picture is of a person; a drawing is nobody's. */
  hasPicture: boolean;
  page: string;
  claim: ClaimId;
};

type TestimonialSource = {
  claim: ClaimId;
  page: string;
  key: string;
  at: readonly string[];
  /** Where a new one can be added to. */
  place?: TestimonialPlace;
};

/** Every list of testimonials there is. */
export const places: readonly TestimonialSource[] = [
  { claim: "home-voices", page: "home", key: "home-page", at: ["testimonials", "items"], place: "home" },
  { claim: "quiz-voices", page: "quiz", key: "sample-testimonials", at: [], place: "quiz" },
  {
    claim: "blueprint-carousel",
    page: "blueprint",
    key: "carousel-testimonials",
    at: [],
    place: "blueprint-carousel",
  },
  { claim: "blueprint-carousel", page: "blueprint", key: "after-result-testimonials", at: [] },
  { claim: "blueprint-cards", page: "blueprint", key: "testimonial-cards", at: [], place: "blueprint-cards" },
  { claim: "blueprint-pair", page: "blueprint", key: "more-testimonials", at: [], place: "blueprint-pair" },
  {
    claim: "subscribe-voices",
    page: "subscribe",
    key: "subscribe-page",
    at: ["testimonials", "items"],
    place: "subscribe",
  },
];

type Voice = {
  text?: string;
  author?: string;
  firstName?: string;
  initial?: string;
  picture?: object | null;
};

export const testimonialId = (text: string, author: string) =>
  createHash("sha256")
    .update(JSON.stringify([text.trim(), author.trim()]))
    .digest("hex")
    .slice(0, 32);

/** All testimonials of the words, which are asked for by the key of their part. */
export function testimonialsIn(wordsAt: (key: string) => unknown): Testimonial[] {
  return places.flatMap(({ claim, page, key, at }) => {
    const list = at.reduce(
      (words, name) => (words as Record<string, unknown> | undefined)?.[name],
      wordsAt(key),
    );
    if (!Array.isArray(list)) return [];
    return (list as Voice[]).map(({ text = "", author, firstName = "", initial = "", picture }) => {
      const name = author ?? `${firstName} ${initial}`.trim();
      const hasPicture = Boolean(picture && "src" in picture);
      return { id: testimonialId(text, name), text, author: name, hasPicture, page, claim };
    });
  });
}

type Covers = { covers_words: boolean; covers_name: boolean; covers_picture: boolean };

/** Whether somebody has agreed to all that is shown of them. */
export function isCovered(
  { hasPicture }: Pick<Testimonial, "hasPicture">,
  consent: Covers | undefined,
): boolean {
  if (!consent) return false;
  return consent.covers_words && consent.covers_name && (consent.covers_picture || !hasPicture);
}
