import { studioOrdersPage } from "@academy/content/pages/studio/orders/orders-page";
import { lazy } from "react";
import styles from "../../../features/studio/orders/orders.css?url";
import table from "../../../features/studio/table/table.css?url";
import { pageMeta } from "../../../lib/page-meta.ts";

const OrdersStudio = lazy(() =>
  import("../../../features/studio/orders/list/orders-studio.tsx").then((module) => ({
    default: module.OrdersStudio,
  })),
);

export const links = () => [table, styles].map((href) => ({ rel: "stylesheet", href }));

export const meta = () => pageMeta({ ...studioOrdersPage.meta, robots: "noindex" });

export default OrdersStudio;
