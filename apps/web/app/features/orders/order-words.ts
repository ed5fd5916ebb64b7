import { formatPrice } from "@academy/content/format-price";
import { myOrders } from "@academy/content/pages/buying/my-orders";
import type { OrderView } from "@academy/contract/orders";
import { fillWords } from "../../lib/text/fill-words.ts";
import { formatCalendarDay, formatDay } from "../../lib/text/format-time.ts";

/** How an order stands, in a few words. */
export function stateWords({ state, end, endsAt }: Pick<OrderView, "state" | "end" | "endsAt">): string {
  if (state === "ending" && endsAt) return fillWords(myOrders.ending, { day: formatDay(endsAt) });
  if (state !== "ended" && state !== "ending") return myOrders.states[state];
  const why = end ? myOrders.ends[end] : myOrders.ended;
  return state === "ended" && endsAt
    ? `${why} ${fillWords(myOrders.endedOn, { day: formatDay(endsAt) })}`
    : why;
}

export const amountWords = ({ plan, totalCents }: Pick<OrderView, "plan" | "totalCents">): string =>
  fillWords(myOrders.plans[plan], { amount: formatPrice(totalCents) });

export function giftWords(gift: NonNullable<OrderView["gift"]>): string {
  const { name, email, deliverOn, deliveredAt } = gift;
  const words = myOrders.gift;
  const when = deliveredAt
    ? fillWords(words.delivered, { day: formatDay(deliveredAt) })
    : deliverOn
      ? fillWords(words.onDay, { day: formatCalendarDay(deliverOn) })
      : words.atOnce;
  return `${fillWords(words.label, { name, email })} ${when}`;
}
