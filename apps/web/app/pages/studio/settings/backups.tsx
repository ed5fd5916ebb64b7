import { studioBackupsPage } from "@academy/content/pages/studio/settings/backups-page";
import { lazy } from "react";
import styles from "../../../features/studio/settings/settings.css?url";
import { pageMeta } from "../../../lib/page-meta.ts";

const BackupsStudio = lazy(() =>
  import("../../../features/studio/settings/backups/backups-studio.tsx").then((module) => ({
    default: module.BackupsStudio,
  })),
);

export const links = () => [{ rel: "stylesheet", href: styles }];

export const meta = () => pageMeta({ ...studioBackupsPage.meta, robots: "noindex" });

export default BackupsStudio;
