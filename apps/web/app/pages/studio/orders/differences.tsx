import { studioDifferencesPage } from "@academy/content/pages/studio/orders/differences-page";
import { lazy } from "react";
import styles from "../../../features/studio/orders/orders.css?url";
import { pageMeta } from "../../../lib/page-meta.ts";

const DifferencesStudio = lazy(() =>
  import("../../../features/studio/orders/differences/differences-studio.tsx").then((module) => ({
    default: module.DifferencesStudio,
  })),
);

export const links = () => [{ rel: "stylesheet", href: styles }];

export const meta = () => pageMeta({ ...studioDifferencesPage.meta, robots: "noindex" });

export default DifferencesStudio;
