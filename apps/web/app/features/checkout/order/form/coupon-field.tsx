import { formatPrice } from "@academy/content/format-price";
import { checkoutPage } from "@academy/content/pages/buying/checkout-page";
import type { Quote } from "@academy/contract/orders";
import { type KeyboardEvent, useRef } from "react";
import { fillWords } from "../../../../lib/text/fill-words.ts";
import { shownLine } from "../../../../lib/text/shown-text.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { Field } from "../../../../ui/form/field.tsx";
import { useFieldError } from "../../../../ui/form/form.tsx";
import { Input } from "../../../../ui/form/input.tsx";
import type { Coupon } from "../use-coupon.ts";

const words = checkoutPage.coupon;

type CouponFieldProps = { coupon: Coupon; quote: Quote | undefined; isOpen: boolean };

/** A code, tried before anything is ordered. */
export function CouponField({ coupon, quote, isOpen }: CouponFieldProps) {
  const { code, problem, isBusy, apply, drop } = coupon;
  const input = useRef<HTMLInputElement>(null);
  const refused = useFieldError("coupon");
  const tryIt = () => {
    apply(shownLine(input.current?.value ?? ""));
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    // Nobody who types a code and presses Enter wants to go to payment without it.
    event.preventDefault();
    tryIt();
  };
  return (
    <details open={isOpen} className="order-coupon">
      <summary>
        <span className="text-link">{words.summary}</span>
      </summary>
      <Field label={words.label} error={problem ?? refused}>
        <span className="order-coupon-line">
          <Input
            ref={input}
            name="coupon"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            onChange={drop}
            onKeyDown={onKeyDown}
          />
          <Button variant="secondary" isBusy={isBusy} onClick={tryIt}>
            {isBusy ? words.busy : words.apply}
          </Button>
        </span>
      </Field>
      <p role="status" className="mt-2 text-small">
        {code && quote && !isBusy
          ? fillWords(words.applied, { code, amount: formatPrice(quote.discountCents) })
          : ""}
      </p>
    </details>
  );
}
