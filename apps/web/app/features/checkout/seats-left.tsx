import { seatWords } from "@academy/content/pages/buying/seats";
import type { Ref } from "react";
import { countWords } from "../../lib/text/count-words.ts";
import { fillWords } from "../../lib/text/fill-words.ts";

type SeatsLeftProps = {
  seats: number;
  /** Null while it is not known, or not told: the line is there and empty. */
  left: number | null;
  className: string;
  ref?: Ref<HTMLParagraphElement>;
};

/** How many of the seats that are counted can still be had. */
export function SeatsLeft({ seats, left, ...line }: SeatsLeftProps) {
  return (
    <p {...line}>
      {left === null
        ? ""
        : left === 0
          ? fillWords(seatWords.none, { seats })
          : countWords(left, seatWords.left, { seats })}
    </p>
  );
}
