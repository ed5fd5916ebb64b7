import { profilePage } from "@academy/content/pages/profile-page";
import { useQuery } from "@tanstack/react-query";
import { fillWords } from "../../lib/text/fill-words.ts";
import { buttonLook } from "../../ui/buttons/button-look.ts";
import { checkoutPath } from "../checkout/public.ts";
import { nextTierOf } from "./next-tier.ts";
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
