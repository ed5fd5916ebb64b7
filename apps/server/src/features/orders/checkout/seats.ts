import type { OfferKey } from "@academy/content/offers";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { countGiven } from "../../access/public.ts";
import { holdOffer, type OfferTerms } from "../../offers/public.ts";
import { countSeats } from "../orders.queries.ts";

export async function countTaken(db: Db | Tx, offer: OfferKey): Promise<number> {
  return (await countSeats(db, offer)) + (await countGiven(db, offer));
}

/**
 * Refuses whoever would be one too many. Others who want a seat wait until this order is written down or given up, so
 * that the last seat goes to one. A seat is held for as long as its checkout can be paid, and no longer.
 */
export async function holdSeat(tx: Tx, { key, seats }: OfferTerms): Promise<void> {
  if (seats === null) return;
  await holdOffer(tx, key);
  if ((await countTaken(tx, key)) >= seats) throw new AppError("SEATS_TAKEN");
}
