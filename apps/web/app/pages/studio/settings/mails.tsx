import { studioMailsPage } from "@academy/content/pages/studio/settings/mails-page";
import { lazy } from "react";
import styles from "../../../features/studio/settings/settings.css?url";
import { pageMeta } from "../../../lib/page-meta.ts";

const MailsStudio = lazy(() =>
  import("../../../features/studio/settings/mails/mails-studio.tsx").then((module) => ({
    default: module.MailsStudio,
  })),
);

export const links = () => [{ rel: "stylesheet", href: styles }];

export const meta = () => pageMeta({ ...studioMailsPage.meta, robots: "noindex" });

export default MailsStudio;
