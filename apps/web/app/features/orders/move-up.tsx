import { blueprintTiers } from "@academy/content/offers";
import { profilePage } from "@academy/content/pages/profile-page";
import type { OrderView } from "@academy/contract/orders";
import { useQuery } from "@tanstack/react-query";
import { fillWords } from "../../lib/text/fill-words.ts";
import { buttonLook } from "../../ui/buttons/button-look.ts";
import { checkoutPath } from "../checkout/public.ts";
import { ordersQuery } from "./queries.ts";

const words = profilePage.subscription.moveUp;

/** For whoever has a lower tier: the next one, for the difference. */
export function MoveUp() {
  const { data } = useQuery(ordersQuery);
  const tier = nextTierOf(data?.items ?? []);
  if (!tier) return null;
  return (
    <div className="mt-6">
      <a
        href={checkoutPath(tier.key)}
        target="_blank"
        rel="noopener"
        className={buttonLook({ variant: "secondary" })}
      >
        {fillWords(words.label, { tier: tier.name })}
        <span className="sr-only">({words.opensNewTab})</span>
      </a>
      <p className="mt-2 text-ink-soft text-small">{words.more}</p>
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
