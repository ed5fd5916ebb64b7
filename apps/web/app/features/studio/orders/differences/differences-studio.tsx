import { studioDifferencesPage } from "@academy/content/pages/studio/orders/differences-page";
import { studioOrdersPage } from "@academy/content/pages/studio/orders/orders-page";
import { listDifferences } from "@academy/contract/calls/studio/orders";
import type { PaymentDifference } from "@academy/contract/studio/orders";
import { Link, useSearchParams } from "react-router";
import { callApi } from "../../../../lib/api/api.ts";
import { formatTime } from "../../../../lib/text/format-time.ts";
import { buttonLook } from "../../../../ui/buttons/button-look.ts";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { Field } from "../../../../ui/form/field.tsx";
import { Select } from "../../../../ui/form/select.tsx";
import { PageHeading } from "../../../../ui/page-heading.tsx";
import { ListEnd } from "../../list-end.tsx";
import { pageOf, settleDifference, useStudioPages } from "../calls.ts";
import { OneAction } from "../one-action.tsx";
import { OrdersTabs } from "../orders-tabs.tsx";

const words = studioDifferencesPage;
type Show = keyof typeof words.show.options;

/** Where the academy and the payment provider did not agree: what it means, and what helps. */
export function DifferencesStudio() {
  const [address, setAddress] = useSearchParams();
  const show: Show = address.get("show") === "settled" ? "settled" : "open";
  const list = useStudioPages("differences", { show }, (cursor, signal) =>
    callApi(listDifferences, { query: { show, ...pageOf(cursor, "20") }, signal }),
  );
  const none = words.none[show];
  return (
    <div className="studio-page column">
      <PageHeading title={words.title} />
      <OrdersTabs />
      <p className="max-w-text">{words.about}</p>
      <div className="sale-narrow">
        <Field label={words.show.label}>
          <Select
            value={show}
            onChange={({ target }) => setAddress({ show: target.value }, { replace: true })}
          >
            {Object.entries(words.show.options).map(([key, label]) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {list.items && list.items.length > 0 && (
        <ul className="sale-list">
          {list.items.map((difference) => (
            <Difference key={difference.id} difference={difference} />
          ))}
        </ul>
      )}
      {list.items?.length === 0 && (
        <EmptyState heading={none.heading}>
          <p>{none.text}</p>
        </EmptyState>
      )}
      <ListEnd list={list} />
    </div>
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
          <Link
            to={`/studio/orders/${order.id}`}
            className={buttonLook({ variant: "secondary", size: "small" })}
          >
            {words.open(order.number)}
          </Link>
        )}
        {!settledAt && (
          <OneAction
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
