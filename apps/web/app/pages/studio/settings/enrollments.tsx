import { studioEnrollmentsPage } from "@academy/content/pages/studio/settings/enrollments-page";
import { lazy } from "react";
import styles from "../../../features/studio/settings/settings.css?url";
import { pageMeta } from "../../../lib/page-meta.ts";

const EnrollmentsStudio = lazy(() =>
  import("../../../features/studio/settings/enrollments/enrollments-studio.tsx").then((module) => ({
    default: module.EnrollmentsStudio,
  })),
);

export const links = () => [{ rel: "stylesheet", href: styles }];

export const meta = () => pageMeta({ ...studioEnrollmentsPage.meta, robots: "noindex" });

export default EnrollmentsStudio;
