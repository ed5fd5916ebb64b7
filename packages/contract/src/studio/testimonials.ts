import { archetypeKeys } from "@academy/quiz/archetypes";
import { z } from "zod";
import { pictureView } from "../pictures.ts";

const consentWays = ["email", "form", "letter", "message", "in-person"] as const;

const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `Please use ${most} characters or fewer.`)
    .regex(/^\P{Cc}*$/u, "A text can’t have line breaks or control characters in it.");

export const consentBody = z.strictObject({
  /** Who agreed, by their own name: on the page there may be less of it. */
  person: line(120).min(1, "Please enter who agreed."),
  /** If it is known: then it is theirs when they ask for their data. */
  email: z.union([z.literal(""), z.email("Please enter an email address, or nothing.").max(254)]),
  consentedOn: z.iso.date("Please enter the day."),
  how: z.enum(consentWays),
  coversWords: z.boolean(),
  coversName: z.boolean(),
  coversPicture: z.boolean(),
  /** Where it can be found again. */
  note: line(500),
});
export type ConsentBody = z.infer<typeof consentBody>;

const testimonial = z.strictObject({
  /** Follows from words and name: with others it is another one. */
  id: z.string(),
  text: z.string(),
  author: z.string(),
  hasPicture: z.boolean(),
  page: z.string(),
  /** Where it is written. */
  pageId: z.string(),
  /** Made up, as the academy began with it. */
  isSample: z.boolean(),
  /** Only in what is being written of a page. */
  isDraft: z.boolean(),
  /** Whether somebody has agreed to all that is shown of them. */
  isCovered: z.boolean(),
  consent: z
    .strictObject({
      ...consentBody.shape,
      email: z.string(),
      by: z.string().nullable(),
      at: z.iso.datetime(),
    })
    .nullable(),
});
export type TestimonialView = z.infer<typeof testimonial>;
export const testimonialList = z.strictObject({ items: z.array(testimonial) });
/** The places where people speak; the cards show a first name and an initial, neither archetype nor picture. */
export const testimonialPlaces = [
  "home",
  "quiz",
  "blueprint-carousel",
  "blueprint-cards",
  "blueprint-pair",
  "subscribe",
] as const;
export type TestimonialPlace = (typeof testimonialPlaces)[number];
export const isCardPlace = (place: TestimonialPlace): boolean =>
  place === "blueprint-cards" || place === "blueprint-pair";

const archetype = z.enum(archetypeKeys).nullable();
export const newTestimonialBody = z.strictObject({
  consent: consentBody,
  place: z.enum(testimonialPlaces),
  text: line(5000).min(1, "Please enter what they say."),
  author: line(120).min(1, "Please enter the name as it is to stand there."),
  craft: line(120).min(1, "Please enter their craft."),
  primary: archetype,
  secondary: archetype,
  picture: pictureView.nullable(),
});
export type NewTestimonialBody = z.infer<typeof newTestimonialBody>;
/** In the draft of which page it is now. */
export const newTestimonial = z.strictObject({ id: z.string(), page: z.string(), pageId: z.string() });
export const testimonialParams = z.strictObject({ id: z.string().max(40) });
