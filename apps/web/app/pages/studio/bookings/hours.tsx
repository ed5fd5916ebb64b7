import { sessionHoursPage } from "@academy/content/pages/studio/bookings-page";
import { lazy } from "react";
import styles from "../../../features/studio/bookings/bookings.css?url";
import { pageMeta } from "../../../lib/page-meta.ts";

const HoursStudio = lazy(() =>
  import("../../../features/studio/bookings/hours-studio.tsx").then((module) => ({
    default: module.HoursStudio,
  })),
);

export const links = () => [{ rel: "stylesheet", href: styles }];

export const meta = () => pageMeta({ ...sessionHoursPage.meta, robots: "noindex" });

export default HoursStudio;
