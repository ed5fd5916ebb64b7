import { myOrders } from "@academy/content/pages/buying/my-orders";
import { useLoadedWhenNear } from "../../../lib/near-viewport.ts";
import { SkeletonText } from "../../../ui/waiting/skeleton.tsx";
import { SettingsSection } from "./settings-section.tsx";

const load = () => import("../../orders/public.ts").then(({ OrderList }) => OrderList);

/** Its place is there with the page, so that a link to it finds it; what stands there comes when it is near. */
export function OrdersSection() {
  const { part: OrderList, ref } = useLoadedWhenNear(load);
  return (
    <SettingsSection id="orders" heading={myOrders.heading} about={myOrders.about}>
      <div ref={ref}>{OrderList ? <OrderList /> : <SkeletonText lines={4} label={myOrders.loading} />}</div>
    </SettingsSection>
  );
}
