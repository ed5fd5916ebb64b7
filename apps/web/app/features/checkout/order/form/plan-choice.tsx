import { formatPrice } from "@academy/content/format-price";
import { checkoutPage } from "@academy/content/pages/buying/checkout-page";
import type { OfferView, Plan } from "@academy/contract/orders";
import { signInPath } from "../../../../lib/return-path.ts";
import { fillWords } from "../../../../lib/text/fill-words.ts";
import { formatDay } from "../../../../lib/text/format-time.ts";
import { Checkbox } from "../../../../ui/form/checkbox.tsx";
import { RadioGroup } from "../../../../ui/form/radio-group.tsx";
import { plansOf } from "../plans.ts";

const { plans: words, monthly } = checkoutPage;

type PlanChoiceProps = {
  offer: OfferView;
  plan: Plan;
  /** Something comes off: then the list prices are not what is paid. */
  isReduced: boolean;
  onChoose: (part: { plan: Plan }) => void;
};

/** At once or in parts, where there is a choice. */
export function PlanChoice({ offer, plan, isReduced, onChoose }: PlanChoiceProps) {
  const plans = plansOf(offer);
  const { instalments, priceCents } = offer;
  if (plans.length === 1 || !instalments) return null;
  const { count, priceCents: partCents } = instalments;
  const due = fillWords(words.due, { day: formatDay(monthAfter(new Date()).toISOString()) });
  const inAll = fillWords(words.inAll, { total: formatPrice(count * partCents) });
  return (
    <RadioGroup
      name="plan"
      legend={<span className="order-legend">{words.legend}</span>}
      options={[
        {
          value: "full",
          label: isReduced ? words.reducedFull : fillWords(words.full, { price: formatPrice(priceCents) }),
        },
        {
          value: "two-payments",
          label: fillWords(isReduced ? words.reducedInstalments : words.instalments, {
            count,
            price: formatPrice(partCents),
          }),
          hint: isReduced ? due : `${inAll} ${due}`,
        },
      ]}
      value={plan}
      onChange={(chosen: Plan) => onChoose({ plan: chosen })}
    />
  );
}

type MembershipTermsProps = { offer: OfferView; isInvited: boolean; isVisitor: boolean };

/** What somebody agrees to who pays by the month, and whom it is for. */
export function MembershipTerms({ offer, isInvited, isVisitor }: MembershipTermsProps) {
  const { before, label, after } = monthly.signIn;
  return (
    <ul className="grid gap-3 pl-5 edge-l-gold/2">
      {monthly.terms.map((each) => (
        <li key={each}>{fillWords(each, { price: formatPrice(offer.priceCents) })}</li>
      ))}
      {isInvited && <li>{monthly.invited}</li>}
      {offer.needsInvitation && !isInvited && (
        <li>
          {monthly.invitation}{" "}
          {isVisitor && (
            <>
              {before}{" "}
              <a href={signInPath(window.location)} className="text-link">
                {label}
              </a>
              , {after}
            </>
          )}
        </li>
      )}
    </ul>
  );
}

/** Beside the button that it is pressed for. */
export const RenewalConsent = ({ priceCents }: Pick<OfferView, "priceCents">) => (
  <Checkbox
    name="agrees_to_renewal"
    value="yes"
    label={fillWords(monthly.renewal, { price: formatPrice(priceCents) })}
  />
);

/** The same day of the next month, or its last where it is shorter. */
export function monthAfter(day: Date): Date {
  const last = new Date(day.getFullYear(), day.getMonth() + 2, 0).getDate();
  return new Date(day.getFullYear(), day.getMonth() + 1, Math.min(day.getDate(), last));
}
