import { formatPrice } from "@academy/content/format-price";
import { studioOrderPage } from "@academy/content/pages/studio/orders/order-page";
import type { OrderMoment } from "@academy/contract/studio/orders";
import { formatTime } from "../../../../lib/text/format-time.ts";

const { history: words, reasons } = studioOrderPage;

/** The newest first. */
export function OrderHistory({ moments }: { moments: OrderMoment[] }) {
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="text-heading">
        {words.heading}
      </h2>
      <ol className="sale-list">
        {moments.map((moment) => (
          <li key={moment.at + moment.what}>
            <p>
              {words.moments[moment.what]}
              {moment.amountCents !== null && `, ${formatPrice(moment.amountCents)}`}
            </p>
            <p className="studio-small">
              <time dateTime={moment.at}>{formatTime(moment.at)}</time>
              {moment.by && ` ${words.by(moment.by)}`}
              {moment.reason && `: ${reasons[moment.reason]}`}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
