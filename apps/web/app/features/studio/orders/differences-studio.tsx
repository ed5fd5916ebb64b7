import { studioDifferencesPage } from "@academy/content/pages/studio/orders/differences-page";
import { studioOrdersPage } from "@academy/content/pages/studio/orders/orders-page";
import { listDifferences } from "@academy/contract/calls/studio/orders";
import type { PaymentDifference } from "@academy/contract/studio/orders";
import { callApi } from "../../../lib/api/api.ts";
import { pageOf } from "../../../lib/api/use-pages.ts";
import { formatTime } from "../../../lib/text/format-time.ts";
import { LinkButton } from "../../../ui/buttons/link-button.tsx";
import { Choice } from "../kit/filter-bar.tsx";
import { useChoice } from "../kit/filters.ts";
import { ListPage } from "../kit/list.tsx";
import { settleDifference, useOrderPages } from "./calls.ts";
import { OrderAction, OrdersTabs } from "./order-parts.tsx";

const words = studioDifferencesPage;

/** Where the academy and the payment provider did not agree: what it means, and what helps. */
export function DifferencesStudio() {
  const [show, choose] = useChoice("show", words.show.options, "open");
  const list = useOrderPages("differences", { show }, (cursor, signal) =>
    callApi(listDifferences, { query: { show, ...pageOf(cursor, "20") }, signal }),
  );
  return (
    <ListPage
      title={words.title}
      tabs={<OrdersTabs />}
      list={list}
      none={words.none[show]}
      filters={
        <>
          <p className="max-w-text">{words.about}</p>
          <Choice {...words.show} value={show} onChange={choose} />
        </>
      }
    >
      {(differences) => (
        <ul className="studio-list mt-2">
          {differences.map((difference) => (
            <Difference key={difference.id} difference={difference} />
          ))}
        </ul>
      )}
    </ListPage>
  );
}

function Difference({ difference }: { difference: PaymentDifference }) {
  const { id, kind, order, checkoutId, from, to, foundAt, settledAt } = difference;
  const { heading, text } = words.kinds[kind];
  const state = (known: typeof from) => (known ? studioOrdersPage.states[known] : "");
  return (
    <li>
      <h2 className="font-display text-lead">{heading}</h2>
      {order && (
        <p>
          <bdi>{order.name}</bdi>, {order.offerName}
        </p>
      )}
      {checkoutId && (
        <p>
          {words.checkout} <code>{checkoutId}</code>
        </p>
      )}
      <p className="max-w-text">{typeof text === "string" ? text : text(state(from), state(to))}</p>
      <p className="studio-small">
        {words.found} <time dateTime={foundAt}>{formatTime(foundAt)}</time>
        {settledAt && `. ${words.settledOn} ${formatTime(settledAt)}`}
      </p>
      <div className="form-actions">
        {order && (
          <LinkButton to={`/studio/orders/${order.id}`} variant="secondary" size="small">
            {words.open(order.number)}
          </LinkButton>
        )}
        {!settledAt && (
          <OrderAction
            label={words.settle}
            about={order?.name ?? checkoutId ?? heading}
            done={words.settled}
            act={() => settleDifference(id)}
          />
        )}
      </div>
    </li>
  );
}
