import { blueprintTiers } from "@academy/content/offers";
import { benefitWords } from "@academy/content/pages/benefit-words";
import { profilePage } from "@academy/content/pages/profile-page";
import type { OrderView } from "@academy/contract/orders";
import { useQuery } from "@tanstack/react-query";
import { fillWords } from "../../lib/text/fill-words.ts";
import { buttonLook } from "../../ui/buttons/button-look.ts";
import { isAdded, myBenefitsQuery, PartList } from "../benefits/public.ts";
import { checkoutPath, offersQuery } from "../checkout/public.ts";
import { ordersQuery } from "./queries.ts";

const words = profilePage.subscription.moveUp;

/** For whoever has a lower tier: the next one, for the difference. */
export function MoveUp() {
  const { data } = useQuery(ordersQuery);
  const tier = nextTierOf(data?.items ?? []);
  const { data: offers } = useQuery({ ...offersQuery, enabled: tier !== undefined });
  const { data: mine } = useQuery({ ...myBenefitsQuery, enabled: tier !== undefined });
  if (!tier) return null;
  const next = offers?.offers.find(({ key }) => key === tier.key);
  const added = mine ? (next?.includes.filter((part) => isAdded(part, mine.benefits)) ?? []) : [];
  return (
    <div className="mt-6">
      {added.length > 0 && (
        <div className="mb-5">
          <p className="weight-500">{fillWords(benefitWords.addedBy, { tier: tier.name })}</p>
          <PartList parts={added} isMembership={false} className="mt-2 list-disc pl-5" />
        </div>
      )}
      <a
        href={checkoutPath(tier.key)}
        target="_blank"
        rel="noopener"
        className={buttonLook({ variant: "secondary" })}
      >
        {fillWords(words.label, { tier: tier.name })}
        <span className="sr-only">({words.opensNewTab})</span>
      </a>
      <p className="mt-2 text-ink-soft text-small">{next?.opensSoon ? benefitWords.soonMore : words.more}</p>
    </div>
  );
}

type HeldOrder = Pick<OrderView, "offer" | "state" | "gift">;

/** The tier above the highest that somebody has for themselves; nothing where there is none, or no need of one. */
export function nextTierOf(orders: readonly HeldOrder[]) {
  const held = orders
    .filter(({ state, gift }) => (state === "active" || state === "ending") && gift === null)
    .map(({ offer }) => offer);
  if (held.includes("subscribePackage")) return undefined;
  const place = blueprintTiers.findLastIndex(({ key }) => held.includes(key));
  return place < 0 ? undefined : blueprintTiers[place + 1];
}
