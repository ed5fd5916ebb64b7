import { seatWords } from "@academy/content/pages/buying/seats";
import { countWords } from "../../../lib/text/count-words.ts";

type SeatsLeftProps = { seats: number | null; left: number | null };

/** Only where they are counted and some are taken. */
export function SeatsLeft({ seats, left }: SeatsLeftProps) {
  if (seats === null || left === null || left === 0) return null;
  return <p className="order-seats">{countWords(left, seatWords.left, { seats })}</p>;
}
