import { studioOffersPage } from "@academy/content/pages/studio/orders/offers-page";
import { lazy } from "react";
import styles from "../../../features/studio/orders/orders.css?url";
import { pageMeta } from "../../../lib/page-meta.ts";

const OffersStudio = lazy(() =>
  import("../../../features/studio/orders/offers/offers-studio.tsx").then((module) => ({
    default: module.OffersStudio,
  })),
);

export const links = () => [{ rel: "stylesheet", href: styles }];

export const meta = () => pageMeta({ ...studioOffersPage.meta, robots: "noindex" });

export default OffersStudio;
