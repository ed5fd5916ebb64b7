import { z } from "zod";
import { benefitKind, sessionTerms } from "../fields/offer-parts.ts";
import { manyLines, oneLine, trimLines } from "../fields/text.ts";
import { offerKey } from "../orders.ts";

export const maxBenefits = 100;
export const maxBenefitMonths = 120;

/** A part of an offer; without months it stays as long as the offer does. */
export const offerBenefit = z.strictObject({
  benefit: z.string().max(60),
  months: z.int().min(1).max(maxBenefitMonths, "Please use 120 months or fewer.").nullable(),
});
/** What an owner has still to do before something can be sold, and where. */
export const missingPiece = z.strictObject({ what: z.string(), path: z.string() });

export const composeBody = z.strictObject({
  benefits: z.array(offerBenefit).max(maxBenefits),
  /** The version that was seen. */
  basedOn: z.int().min(1),
});

/** What offers are made of besides courses. */
export const studioBenefit = z.strictObject({
  id: z.string(),
  kind: benefitKind,
  name: z.string(),
  more: z.string(),
  session: sessionTerms.nullable(),
  /** Of a space: where its members meet. */
  link: z.string().nullable(),
  isArchived: z.boolean(),
  /** The offers on sale that hold it: it can’t be archived while there is one. */
  offers: z.array(offerKey),
  /** What is missing before it can be delivered. */
  missing: missingPiece.nullable(),
});
export type StudioBenefit = z.infer<typeof studioBenefit>;
export const studioBenefits = z.strictObject({ benefits: z.array(studioBenefit) });

export const benefitBody = z
  .strictObject({
    kind: benefitKind,
    name: z
      .string()
      .trim()
      .min(1, "Please enter a name.")
      .max(120, "Please use 120 characters or fewer for the name.")
      .regex(oneLine, "There are characters that can’t be shown."),
    more: z
      .string()
      .overwrite(trimLines)
      .max(300, "Please use 300 characters or fewer.")
      .regex(manyLines, "There are characters that can’t be shown."),
    session: sessionTerms.nullable(),
  })
  .refine(({ kind, session }) => (kind === "session") === (session !== null), {
    message: "A session needs its length and how many there are; nothing else has them.",
    path: ["session"],
  });
export type BenefitBody = z.infer<typeof benefitBody>;
export const newBenefit = z.strictObject({ id: z.string() });
export const archivedBody = z.strictObject({ isArchived: z.boolean() });

export const spaceLinkBody = z.strictObject({
  link: z
    .string()
    .trim()
    .max(2000, "Please use 2,000 characters or fewer.")
    .regex(oneLine, "There are characters that can’t be shown.")
    .refine(
      (text) => URL.canParse(text) && new URL(text).protocol === "https:",
      "The address of a space must start with https://",
    )
    .nullable(),
  /** The link that this one takes the place of. */
  basedOn: z.string().max(2000).nullable(),
});
