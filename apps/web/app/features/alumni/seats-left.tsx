import { alumniGroup } from "@academy/content/offers";
import { seatWords } from "@academy/content/pages/buying/seats";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useLoadedWhenNear } from "../../lib/near-viewport.ts";
import { countWords } from "../../lib/text/count-words.ts";
import { fillWords } from "../../lib/text/fill-words.ts";
import { offersQuery } from "../checkout/public.ts";

const seats = alumniGroup.foundingMembers;

/** The true number, asked for when its place is near; the line is there from the start, so that nothing moves. */
export function SeatsLeft() {
  const client = useQueryClient();
  const load = useCallback(() => client.fetchQuery(offersQuery), [client]);
  const { part, ref } = useLoadedWhenNear(load);
  const left = part?.offers.find(({ key }) => key === alumniGroup.key)?.seatsLeft ?? null;
  return (
    <p ref={ref} className="seats-left">
      {left === null
        ? ""
        : left === 0
          ? fillWords(seatWords.none, { seats })
          : countWords(left, seatWords.left, { seats })}
    </p>
  );
}
