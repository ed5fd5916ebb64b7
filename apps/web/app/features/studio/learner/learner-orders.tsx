import { formatPrice } from "@academy/content/format-price";
import { studioLearnerPage } from "@academy/content/pages/studio/learner-page";
import type { LearnerDetail } from "@academy/contract/studio/learners";
import { Link } from "react-router";
import { formatDay } from "../../../lib/text/format-time.ts";
import { useOfferName } from "../offer-names.ts";

const words = studioLearnerPage;

export function LearnerOrders({ orders }: Pick<LearnerDetail, "orders">) {
  const offerName = useOfferName();
  return (
    <section aria-labelledby="orders">
      <h2 id="orders" className="text-heading">
        {words.orders.heading}
      </h2>
      {orders.length === 0 && <p className="mt-2 text-ink-soft">{words.orders.none}</p>}
      <ul className="learner-list">
        {orders.map(({ id, offer, plan, state, totalCents, placedAt }) => (
          <li key={id}>
            <div>
              <p className="learner-item-name">
                <Link to={`/studio/orders/${id}`} className="text-link">
                  {offerName(offer)}
                </Link>
              </p>
              <p className="studio-small">
                {formatPrice(totalCents)}
                {plan === "monthly" && ` ${words.perMonth}`} · {words.orderStates[state]} ·{" "}
                <time dateTime={placedAt}>{formatDay(placedAt)}</time>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
