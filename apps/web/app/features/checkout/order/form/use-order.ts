import { startCheckout } from "@academy/contract/calls/orders";
import type { OfferView, Quote, StartCheckoutBody } from "@academy/contract/orders";
import { useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../../../lib/api/api.ts";
import { hasCode } from "../../../../lib/api/api-error.ts";
import { keptDraft } from "../../../../lib/storage/kept-draft.ts";
import { forgetSubmission, submissionFor } from "../../../../lib/storage/kept-submission.ts";
import { localDay } from "../../../../lib/text/local-day.ts";
import { shownLine, shownText } from "../../../../lib/text/shown-text.ts";
import { isAddress } from "../../../../ui/form/is-address.ts";
import { readFields, useForm } from "../../../../ui/form/use-form.ts";
import { formFailure } from "../../form-failure.ts";
import { keepGiftDay } from "../../gift-day.ts";
import { leaveFor } from "../../leave-for.ts";
import { type Refusal, refusalOf } from "../refusal.ts";
import type { Coupon } from "../use-coupon.ts";
import { problemsOf } from "./check-order.ts";
import { type Choices, fieldsDraft } from "./order-choices.ts";

type OrderSteps = {
  offer: OfferView;
  invitation: string | null;
  choices: Choices;
  quote: { data: Quote | undefined; isPlaceholderData: boolean };
  coupon: Pick<Coupon, "refusedCode" | "fail">;
  onRefused: (refusal: Refusal) => void;
};

const fields = ["name", "email", "coupon", "gift.name", "gift.email", "gift.note", "gift.deliverOn"];

/** The form of an order. Pressed twice, or again after a failure, it is one order. */
export function useOrder({ offer, invitation, choices, quote, coupon, onRefused }: OrderSteps) {
  const draft = fieldsDraft(offer.key);
  const client = useQueryClient();
  const seenTotal = quote.isPlaceholderData ? undefined : quote.data?.totalCents;
  return useForm({
    read: readFields,
    check: (values, form) =>
      problemsOf(values, {
        choices,
        isAddress: (name) => isAddress(form, name),
        today: localDay(new Date()),
      }),
    async send(values) {
      const body = orderBody({
        offer: offer.key,
        values,
        choices,
        invitation,
        refusedCode: coupon.refusedCode,
      });
      try {
        const started = await callApi(startCheckout, {
          body: {
            ...body,
            ...(seenTotal !== undefined && { seen_total_cents: seenTotal }),
            submission_id: submissionFor(draft, body),
          },
        });
        return { ...started, deliverOn: body.gift?.deliverOn ?? null };
      } catch (error) {
        // Nothing that can be typed mends it.
        const refusal = refusalOf(error);
        if (refusal) return { refusal };
        // The form stays, and shows what it costs now.
        if (hasCode(error, "PRICE_CHANGED")) await client.invalidateQueries();
        // Said once: sent again, the order goes without it.
        if (hasCode(error, "COUPON_REFUSED") && body.coupon) coupon.fail(body.coupon, error);
        throw error;
      }
    },
    onDone(outcome, values) {
      forgetSubmission(draft);
      // Whoever walks away from the payment page finds the form as they left it.
      keptDraft.write(draft, values);
      if (outcome.refusal) return onRefused(outcome.refusal);
      if (choices.isGift) keepGiftDay(outcome.order, outcome.deliverOn);
      return leaveFor(outcome.url);
    },
    readFailure: formFailure,
    draft: { name: draft, fields },
  });
}

type OrderForm = {
  offer: StartCheckoutBody["offer"];
  values: Record<string, string>;
  choices: Choices;
  invitation: string | null;
  refusedCode?: string | undefined;
};

/** An order as the server takes it. A code that was typed goes along, tried before or not, unless it is known to count for nothing. */
export function orderBody({ offer, values, choices, invitation, refusedCode }: OrderForm) {
  const lineOf = (name: string) => shownLine(values[name] ?? "");
  const { plan, isGift, isLater } = choices;
  const typed = lineOf("coupon");
  const coupon = typed === refusedCode ? "" : typed;
  return {
    offer,
    plan,
    name: lineOf("name"),
    email: lineOf("email"),
    ...(coupon && { coupon }),
    ...(invitation && { invitation }),
    ...(plan === "monthly" && { agrees_to_renewal: values.agrees_to_renewal === "yes" }),
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
