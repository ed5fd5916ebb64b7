import { studioOrderPage } from "@academy/content/pages/studio/orders/order-page";
import { lazy } from "react";
import { pageMeta } from "../../../lib/page-meta.ts";

const OrderStudio = lazy(() =>
  import("../../../features/studio/orders/order-studio.tsx").then((module) => ({
    default: module.OrderStudio,
  })),
);

export const meta = () => pageMeta({ ...studioOrderPage.meta, robots: "noindex" });

export default OrderStudio;
