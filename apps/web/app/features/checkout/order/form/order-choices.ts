import type { OfferView, Plan } from "@academy/contract/orders";
import { useState } from "react";
import { keptDraft } from "../../../../lib/storage/kept-draft.ts";
import { invitationDraft } from "../kept-invitation.ts";
import { plansOf } from "../plans.ts";

/** What is chosen rather than typed. */
export type Choices = { plan: Plan; isGift: boolean; isLater: boolean };

export const fieldsDraft = (offer: string) => `checkout-${offer}`;
const choicesDraft = (offer: string) => `checkout-${offer}-choices`;

/** Kept for this tab like what is typed, for whoever walks away from the payment page and comes back. */
export function useChoices(offer: OfferView) {
  const plans = plansOf(offer);
  const [usual = "full"] = plans;
  const [chosen, setChosen] = useState<Choices>(() => {
    const { plan, isGift, isLater } = keptDraft.read(choicesDraft(offer.key));
    return {
      plan: plans.find((each) => each === plan) ?? usual,
      isGift: offer.canBeGiven && isGift === "yes",
      isLater: isLater === "yes",
    };
  });
  const choose = (part: Partial<Choices>) => {
    const next = { ...chosen, ...part };
    setChosen(next);
    const { plan, isGift, isLater } = next;
    const yes = (is: boolean) => (is ? "yes" : "no");
    keptDraft.write(choicesDraft(offer.key), { plan, isGift: yes(isGift), isLater: yes(isLater) });
  };
  // A gift is paid at once.
  const choices: Choices = chosen.isGift ? { ...chosen, plan: usual } : chosen;
  return { choices, choose };
}

/** It is paid: the next order is another one. */
export function forgetOrder(offer: string): void {
  for (const draftOf of [fieldsDraft, choicesDraft, invitationDraft]) keptDraft.drop(draftOf(offer));
}
