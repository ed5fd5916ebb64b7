import { formatPrice } from "@academy/content/format-price";
import { blueprintTiers } from "@academy/content/offers";
import { checkoutPage } from "@academy/content/pages/buying/checkout-page";
import type { OfferView, Plan, Quote } from "@academy/contract/orders";
import { fillWords } from "../../../../lib/text/fill-words.ts";
import { SkeletonText } from "../../../../ui/waiting/skeleton.tsx";
import { listQuote } from "../plans.ts";

const words = checkoutPage.sums;

type SumsProps = {
  offer: OfferView;
  plan: Plan;
  quote: { data: Quote | undefined; error: unknown; isPlaceholderData: boolean };
  code: string | undefined;
};

/** The bill, as the server has reckoned it. */
export function Sums({ offer, plan, quote, code }: SumsProps) {
  const { data, error, isPlaceholderData } = quote;
  const shown = data ?? (error ? listQuote(offer, plan) : undefined);
  if (!shown) return <SkeletonText lines={3} />;
  return (
    <>
      <dl aria-busy={isPlaceholderData} className="order-bill edge-t-ink">
        {linesOf({ offer, plan, quote: shown, code }).map(({ what, sum, isMain }) => (
          <div key={what} className={isMain ? "order-total" : undefined}>
            <dt>{what}</dt>
            <dd>{sum}</dd>
          </div>
        ))}
      </dl>
      {!data && <p className="text-ink-soft text-small">{words.failed}</p>}
    </>
  );
}

type Bill = { offer: OfferView; plan: Plan; quote: Quote; code: string | undefined };
type Line = { what: string; sum: string; isMain?: boolean };

function linesOf({ offer, plan, quote, code }: Bill): Line[] {
  const { listCents, upgradeCents, discountCents, totalCents, dueNowCents } = quote;
  const { instalments } = offer;
  const price =
    plan === "two-payments" && instalments
      ? fillWords(words.instalments, { count: instalments.count, price: formatPrice(instalments.priceCents) })
      : words.price;
  const isPlain = totalCents === listCents && plan !== "two-payments";
  return [
    ...(isPlain ? [] : [{ what: price, sum: formatPrice(listCents) }]),
    ...(upgradeCents > 0 ? [{ what: upgradeWords(offer, upgradeCents), sum: lessOf(upgradeCents) }] : []),
    ...(discountCents > 0
      ? [{ what: fillWords(words.discount, { code: code ?? "" }), sum: lessOf(discountCents) }]
      : []),
    { what: plan === "monthly" ? words.monthly : words.total, sum: formatPrice(totalCents), isMain: true },
    ...(dueNowCents === totalCents && plan !== "monthly"
      ? []
      : [{ what: words.dueToday, sum: formatPrice(dueNowCents) }]),
  ];
}

const lessOf = (cents: number) => `−${formatPrice(cents)}`;

/** Above the second tier it may be either of two that somebody has. */
function upgradeWords({ key }: OfferView, cents: number): string {
  const amount = formatPrice(cents);
  const [first, second] = blueprintTiers;
  return key === second.key
    ? fillWords(words.upgradeFrom, { tier: first.name, amount })
    : fillWords(words.upgrade, { amount });
}
