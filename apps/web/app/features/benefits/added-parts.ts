import type { OfferPart } from "@academy/contract/fields/offer-parts";
import type { HeldBenefitView } from "@academy/contract/learning/benefits";

type HeldPart = Pick<HeldBenefitView, "id" | "until">;

/** Whether somebody gets it with an offer: it is new to them, or theirs for longer than now. */
export function isAdded({ id, kind, until }: OfferPart, held: readonly HeldPart[]): boolean {
  if (kind === "course") return false;
  const known = held.find((each) => each.id === id);
  if (!known) return true;
  return known.until !== null && (until === null || until > known.until);
}
