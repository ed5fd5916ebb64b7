import { alumniGroup } from "@academy/content/offers";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useLoadedWhenNear } from "../../lib/near-viewport.ts";
import { offersQuery, SeatsLeft } from "../checkout/public.ts";

/** The true number, asked for when its place is near; the line is there from the start, so that nothing moves. */
export function FoundingSeats() {
  const client = useQueryClient();
  const load = useCallback(() => client.fetchQuery(offersQuery), [client]);
  const { part, ref } = useLoadedWhenNear(load);
  const left = part?.offers.find(({ key }) => key === alumniGroup.key)?.seatsLeft ?? null;
  return <SeatsLeft ref={ref} className="seats-left" seats={alumniGroup.foundingMembers} left={left} />;
}
