import type { OfferKey } from "@academy/content/offers";
import { useState } from "react";
import { keptDraft } from "../../../lib/storage/kept-draft.ts";

export const invitationDraft = (offer: string) => `checkout-${offer}-invitation`;

/** The invitation of the address, kept for this tab: the way back from the payment page does not have it. */
export function useInvitation(offer: OfferKey, given: string | null): string | null {
  const [invitation] = useState(() => {
    if (given) keptDraft.write(invitationDraft(offer), { token: given });
    return given || keptDraft.read(invitationDraft(offer)).token || null;
  });
  return invitation;
}
