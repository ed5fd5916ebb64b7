import { studioLeadPage } from "@academy/content/pages/studio/lead-page";
import { lazy } from "react";
import styles from "../../features/studio/lead/lead.css?url";
import { pageMeta } from "../../lib/page-meta.ts";

const LeadStudio = lazy(() =>
  import("../../features/studio/lead/lead-studio.tsx").then((module) => ({ default: module.LeadStudio })),
);

export const links = () => [{ rel: "stylesheet", href: styles }];

export const meta = () => pageMeta({ ...studioLeadPage.meta, robots: "noindex" });

export default LeadStudio;
