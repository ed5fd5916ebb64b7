import { madeShelfPage } from "@academy/content/pages/studio/bookings-page";
import { lazy } from "react";
import styles from "../../../features/studio/bookings/bookings.css?url";
import { pageMeta } from "../../../lib/page-meta.ts";

const MadeStudio = lazy(() =>
  import("../../../features/studio/bookings/made-studio.tsx").then((module) => ({
    default: module.MadeStudio,
  })),
);

export const links = () => [{ rel: "stylesheet", href: styles }];

export const meta = () => pageMeta({ ...madeShelfPage.meta, robots: "noindex" });

export default MadeStudio;
