import type { StartCheckoutBody } from "@academy/contract/orders";
import { shownLine, shownText } from "../../../../lib/text/shown-text.ts";
import type { Choices } from "./order-choices.ts";

type OrderForm = {
  offer: StartCheckoutBody["offer"];
  values: Record<string, string>;
  choices: Choices;
  invitation: string | null;
};

/** An order as the server takes it. A code that was typed goes along, whether or not it was tried before. */
export function orderBody({ offer, values, choices, invitation }: OrderForm) {
  const lineOf = (name: string) => shownLine(values[name] ?? "");
  const { plan, isGift, isLater } = choices;
  const coupon = lineOf("coupon");
  return {
    offer,
    plan,
    name: lineOf("name"),
    email: lineOf("email"),
    ...(coupon && { coupon }),
    ...(invitation && { invitation }),
    ...(isGift && {
      gift: {
        name: lineOf("gift.name"),
        email: lineOf("gift.email"),
        note: shownText(values["gift.note"] ?? ""),
        deliverOn: isLater ? lineOf("gift.deliverOn") : null,
      },
    }),
  } satisfies Omit<StartCheckoutBody, "submission_id">;
}
