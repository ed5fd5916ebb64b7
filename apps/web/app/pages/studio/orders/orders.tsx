import { studioOrdersPage } from "@academy/content/pages/studio/orders/orders-page";
import { lazy } from "react";
import styles from "../../../features/studio/orders/orders.css?url";
import { pageMeta } from "../../../lib/page-meta.ts";

const OrdersStudio = lazy(() =>
  import("../../../features/studio/orders/orders-studio.tsx").then((module) => ({
    default: module.OrdersStudio,
  })),
);

export const links = () => [{ rel: "stylesheet", href: styles }];

export const meta = () => pageMeta({ ...studioOrdersPage.meta, robots: "noindex" });

export default OrdersStudio;
