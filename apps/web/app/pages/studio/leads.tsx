import { studioLeadsPage } from "@academy/content/pages/studio/leads-page";
import { lazy } from "react";
import styles from "../../features/studio/leads/leads.css?url";
import { pageMeta } from "../../lib/page-meta.ts";

const LeadsStudio = lazy(() =>
  import("../../features/studio/leads/leads-studio.tsx").then((module) => ({ default: module.LeadsStudio })),
);

export const links = () => [{ rel: "stylesheet", href: styles }];

export const meta = () => pageMeta({ ...studioLeadsPage.meta, robots: "noindex" });

export default LeadsStudio;
