import { studioLeadsPage } from "@academy/content/pages/studio/leads-page";
import { lazy } from "react";
import styles from "../../features/studio/leads/leads.css?url";
import table from "../../features/studio/table/table.css?url";
import { pageMeta } from "../../lib/page-meta.ts";

const LeadsStudio = lazy(() =>
  import("../../features/studio/leads/leads-studio.tsx").then((module) => ({ default: module.LeadsStudio })),
);

export const links = () => [table, styles].map((href) => ({ rel: "stylesheet", href }));

export const meta = () => pageMeta({ ...studioLeadsPage.meta, robots: "noindex" });

export default LeadsStudio;
