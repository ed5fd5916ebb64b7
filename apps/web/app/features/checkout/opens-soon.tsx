import type { OfferKey } from "@academy/content/offers";
import { benefitWords } from "@academy/content/pages/benefit-words";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useLoadedWhenNear } from "../../lib/near-viewport.ts";
import { offersQuery } from "./offers-query.ts";

/** Beside a price: that it isn’t sold yet. Asked for when its place is near; where it is sold, nothing stands there. */
export function OpensSoon({ offer }: { offer: OfferKey }) {
  const client = useQueryClient();
  const load = useCallback(() => client.fetchQuery(offersQuery), [client]);
  const { part, ref } = useLoadedWhenNear(load);
  const isSoon = part?.offers.some(({ key, opensSoon }) => key === offer && opensSoon);
  return (
    <span ref={ref} className={isSoon ? "block mt-2 weight-550" : undefined}>
      {isSoon && benefitWords.soon}
    </span>
  );
}
