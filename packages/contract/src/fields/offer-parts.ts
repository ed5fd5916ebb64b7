import { z } from "zod";

/** What an offer can be made of besides courses. */
export const benefitKinds = [
  "calls",
  "co-working",
  "recordings",
  "session",
  "files",
  "space",
  "priority",
] as const;
export const benefitKind = z.enum(benefitKinds);

/** Of a session: how long it takes, and how many there are. */
export const sessionTerms = z.strictObject({
  minutes: z.int().min(5).max(480),
  times: z.int().min(1).max(50),
  each: z.enum(["once", "month"]),
});

const part = {
  /** The course’s or the benefit’s. */
  id: z.string(),
  kind: z.enum(["course", ...benefitKinds]),
  name: z.string(),
  more: z.string(),
};

/** One thing that an offer is made of: said in the same words wherever it is sold, paid and held. */
export const offerPart = z.strictObject({
  ...part,
  /** How many months it is held from the day it opens; null is as long as the offer is. */
  months: z.int().nullable(),
  /** The day it ends, where that is known: of what is bought today, or was. */
  until: z.iso.datetime().nullable(),
});
export type OfferPart = z.infer<typeof offerPart>;
