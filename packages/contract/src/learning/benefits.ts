import { z } from "zod";
import { benefitKind, sessionTerms } from "../fields/offer-parts.ts";
import { offerKey } from "../orders.ts";

/** What somebody holds besides courses. */
export const heldBenefit = z.strictObject({
  id: z.string(),
  kind: benefitKind,
  name: z.string(),
  more: z.string(),
  session: sessionTerms.nullable(),
  from: z.iso.datetime(),
  /** Null is as long as what gives it stands. */
  until: z.iso.datetime().nullable(),
  /** The offers that give it; none where an owner looks. */
  offers: z.array(offerKey),
  /** Of a space: whether its address is there. */
  isReady: z.boolean(),
  /** Of priority: within how many business days what they write now is answered. */
  answerDays: z.int().nullable(),
});
export type HeldBenefitView = z.infer<typeof heldBenefit>;
export const myBenefits = z.strictObject({ benefits: z.array(heldBenefit) });
export const benefitParams = z.strictObject({ id: z.string().regex(/^[a-z\d-]{1,60}$/) });
/** Where the members of a space meet. */
export const openedSpace = z.strictObject({ url: z.string() });
