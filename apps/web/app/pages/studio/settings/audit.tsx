import { studioAuditPage } from "@academy/content/pages/studio/settings/audit-page";
import { lazy } from "react";
import styles from "../../../features/studio/settings/settings.css?url";
import { pageMeta } from "../../../lib/page-meta.ts";

const AuditStudio = lazy(() =>
  import("../../../features/studio/settings/audit/audit-studio.tsx").then((module) => ({
    default: module.AuditStudio,
  })),
);

export const links = () => [{ rel: "stylesheet", href: styles }];

export const meta = () => pageMeta({ ...studioAuditPage.meta, robots: "noindex" });

export default AuditStudio;
