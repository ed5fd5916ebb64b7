import { myOrders } from "@academy/content/pages/buying/my-orders";
import { explain, isUnauthorized } from "../../lib/api/api-error.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { SkeletonText } from "../../ui/waiting/skeleton.tsx";
import { OrderItem } from "./order-item.tsx";
import { useOrders } from "./queries.ts";

/** Everything somebody has bought. Its styles are in orders.css. */
export function OrderList() {
  const { items, error, hasMore, isLoadingMore, loadMore, tryAgain } = useOrders();
  return (
    <div aria-busy={!items && !error}>
      {items && items.length > 0 && (
        <ul className="orders">
          {items.map((order) => (
            <OrderItem key={order.id} order={order} />
          ))}
        </ul>
      )}
      {items?.length === 0 && <NothingBought />}
      {!items && !error && <SkeletonText lines={4} label={myOrders.loading} />}
      {/* The gate around the page deals with the end of a session. */}
      {error && !isUnauthorized(error) && (
        <div role="alert" className="mt-6 grid justify-items-start gap-3">
          <p className="text-danger">
            {myOrders.failed} {explain(error)}
          </p>
          <Button variant="secondary" size="small" onClick={tryAgain}>
            {myOrders.tryAgain}
          </Button>
        </div>
      )}
      {hasMore && !error && (
        <Button variant="secondary" className="mt-6" isBusy={isLoadingMore} onClick={loadMore}>
          {myOrders.more}
        </Button>
      )}
    </div>
  );
}

function NothingBought() {
  const { heading, text, links } = myOrders.none;
  return (
    <EmptyState
      heading={heading}
      headingLevel={3}
      action={
        <div className="grid justify-items-start gap-3">
          {links.map(({ label, to }) => (
            <LinkButton key={to} to={to} variant="secondary">
              {label}
            </LinkButton>
          ))}
        </div>
      }
    >
      <p>{text}</p>
    </EmptyState>
  );
}
