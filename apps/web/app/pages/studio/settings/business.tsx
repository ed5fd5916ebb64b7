import { studioBusinessPage } from "@academy/content/pages/studio/settings/business-page";
import { lazy } from "react";
import styles from "../../../features/studio/settings/settings.css?url";
import { pageMeta } from "../../../lib/page-meta.ts";

const BusinessStudio = lazy(() =>
  import("../../../features/studio/settings/business/business-studio.tsx").then((module) => ({
    default: module.BusinessStudio,
  })),
);

export const links = () => [{ rel: "stylesheet", href: styles }];

export const meta = () => pageMeta({ ...studioBusinessPage.meta, robots: "noindex" });

export default BusinessStudio;
