import { studioOrderPage } from "@academy/content/pages/studio/orders/order-page";
import { lazy } from "react";
import styles from "../../../features/studio/orders/orders.css?url";
import { pageMeta } from "../../../lib/page-meta.ts";

const OrderStudio = lazy(() =>
  import("../../../features/studio/orders/one/order-studio.tsx").then((module) => ({
    default: module.OrderStudio,
  })),
);

export const links = () => [{ rel: "stylesheet", href: styles }];

export const meta = () => pageMeta({ ...studioOrderPage.meta, robots: "noindex" });

export default OrderStudio;
