import { checkoutPage } from "@academy/content/pages/buying/checkout-page";
import type { UserView } from "@academy/contract/account";
import { fullName } from "@academy/contract/fields/full-name";
import type { PaymentProviderName } from "@academy/contract/fields/payment-providers";
import type { OfferView } from "@academy/contract/orders";
import { useEffect } from "react";
import { Checkbox } from "../../../../ui/form/checkbox.tsx";
import { Form, FormError, SubmitButton } from "../../../../ui/form/form.tsx";
import { prefill } from "../../../../ui/form/prefill.ts";
import { TextField } from "../../../../ui/form/text-field.tsx";
import { useUser } from "../../../account/public.ts";
import type { Refusal } from "../refusal.ts";
import type { Coupon, useQuote } from "../use-coupon.ts";
import { CouponField } from "./coupon-field.tsx";
import { GiftFields } from "./gift-fields.tsx";
import type { Choices } from "./order-choices.ts";
import { MembershipTerms, PlanChoice, RenewalConsent } from "./plan-choice.tsx";
import { Sums } from "./sums.tsx";
import { useOrder } from "./use-order.ts";

export type OpenOrderProps = {
  offer: OfferView;
  payment: PaymentProviderName;
  invitation: string | null;
};

type OrderFormProps = OpenOrderProps & {
  /** What was typed here before. */
  kept: Record<string, string>;
  choices: Choices;
  choose: (part: Partial<Choices>) => void;
  quote: ReturnType<typeof useQuote>;
  coupon: Coupon;
  onRefused: (refusal: Refusal) => void;
};

/** Who buys, for whom, how it is paid and what that comes to. */
export function OrderForm(props: OrderFormProps) {
  const { offer, payment, invitation, kept, choices, choose, quote, coupon } = props;
  const { user } = useUser();
  const control = useOrder(props);
  const { element } = control;
  useEffect(() => {
    if (user && element.current) prefill(element.current, { name: fullName(user) });
  }, [element, user]);
  const isFree = quote.data?.totalCents === 0;
  return (
    <Form control={control} aria-label={checkoutPage.title} className="order-form">
      <BuyerFields user={user} isGift={choices.isGift} />
      {offer.canBeGiven && (
        <div>
          <Checkbox
            label={checkoutPage.gift.toggle}
            hint={checkoutPage.gift.toggleHint}
            checked={choices.isGift}
            onChange={(event) => choose({ isGift: event.target.checked })}
          />
          <GiftFields choices={choices} choose={choose} keptNote={kept["gift.note"] ?? ""} />
        </div>
      )}
      {offer.billing === "monthly" ? (
        <MembershipTerms offer={offer} isInvited={Boolean(invitation)} isVisitor={!user} />
      ) : (
        !choices.isGift && (
          <PlanChoice
            offer={offer}
            plan={choices.plan}
            isReduced={quote.data !== undefined && quote.data.totalCents < quote.data.listCents}
            onChoose={choose}
          />
        )
      )}
      <section aria-labelledby="sums-heading" className="order-sums">
        <h2 id="sums-heading" className="text-heading">
          {checkoutPage.sums.heading}
        </h2>
        {/* A membership keeps one price for as long as it lasts. */}
        {offer.billing !== "monthly" && (
          <CouponField coupon={coupon} quote={quote.data} isOpen={Boolean(kept.coupon)} />
        )}
        <Sums offer={offer} plan={choices.plan} quote={quote} code={coupon.code} />
      </section>
      <div className="grid gap-5">
        {offer.billing === "monthly" && <RenewalConsent priceCents={offer.priceCents} />}
        <FormError />
        <Agreement />
        <SubmitButton size="large" busyLabel={checkoutPage.busy}>
          {isFree ? checkoutPage.submitFree : checkoutPage.submit}
        </SubmitButton>
        {!isFree && <p className="text-ink-soft text-small">{checkoutPage.paidAt[payment]}</p>}
      </div>
    </Form>
  );
}

const { before, terms, between, privacy, after, opensNewTab } = checkoutPage.agreement;

/** Both open beside the form, which is still needed. */
function Agreement() {
  return (
    <p className="text-pretty text-small">
      {before} <Beside {...terms} />. {between} <Beside {...privacy} /> {after}
    </p>
  );
}

const Beside = ({ label, to }: { label: string; to: string }) => (
  <a href={to} target="_blank" rel="noopener" className="text-link">
    {label}
    <span className="sr-only"> ({opensNewTab})</span>
  </a>
);

const words = checkoutPage.buyer;

type BuyerFieldsProps = { user: Pick<UserView, "email"> | null; isGift: boolean };

function BuyerFields({ user, isGift }: BuyerFieldsProps) {
  return (
    <fieldset className="order-part grid gap-6 min-w-0">
      <legend className="text-heading">{words.legend}</legend>
      {user && (
        <p className="text-pretty text-small">
          {words.signedInAs} <strong className="wrap-anywhere weight-500">{user.email}</strong>.{" "}
          {isGift ? words.giftAdded : words.added}
        </p>
      )}
      <TextField name="name" label={words.name} autoComplete="name" maxLength={160} />
      {/* Another one for each: what is bought by somebody signed in goes to their own address. */}
      <TextField
        key={user?.email}
        name="email"
        label={words.email}
        hint={user ? words.accountEmailHint : isGift ? words.giftEmailHint : words.emailHint}
        {...(user && { value: user.email, readOnly: true })}
        type="email"
        autoComplete="email"
        spellCheck={false}
        maxLength={254}
      />
    </fieldset>
  );
}
