import { useState } from "react";
import { keptDraft } from "../../../lib/storage/kept-draft.ts";
import { fieldsDraft, useChoices } from "./form/order-choices.ts";
import { type OpenOrderProps, OrderForm } from "./form/order-form.tsx";
import { type Refusal, refusalOf } from "./refusal.ts";
import { Refused } from "./refused.tsx";
import { useCoupon } from "./use-coupon.ts";

const seatsTaken: Refusal = { code: "SEATS_TAKEN", sentence: "" };

/** The form, or why it would be in vain. */
export function OpenOrder(props: OpenOrderProps) {
  const { offer } = props;
  const [kept] = useState(() => keptDraft.read(fieldsDraft(offer.key)));
  const { choices, choose } = useChoices(offer);
  const { plan, isGift } = choices;
  const { quote, coupon } = useCoupon({ offer: offer.key, plan, isGift }, kept.coupon || undefined);
  const [refused, setRefused] = useState<Refusal>();
  const isFull = offer.seatsLeft === 0;
  const refusal = refused ?? refusalOf(quote.error) ?? (isFull ? seatsTaken : undefined);
  if (refusal) {
    const give = () => {
      choose({ isGift: true });
      setRefused(undefined);
    };
    return (
      <Refused
        refusal={refusal}
        isNews={refused !== undefined}
        onGive={offer.canBeGiven && !isGift ? give : undefined}
      />
    );
  }
  return <OrderForm {...props} {...{ kept, choices, choose, quote, coupon }} onRefused={setRefused} />;
}
