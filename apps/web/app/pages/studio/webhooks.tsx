import { studioWebhooksPage } from "@academy/content/pages/studio/webhooks-page";
import { lazy } from "react";
import styles from "../../features/studio/webhooks/webhooks.css?url";
import { pageMeta } from "../../lib/page-meta.ts";

const WebhooksStudio = lazy(() =>
  import("../../features/studio/webhooks/webhooks-studio.tsx").then((module) => ({
    default: module.WebhooksStudio,
  })),
);

export const links = () => [{ rel: "stylesheet", href: styles }];

export const meta = () => pageMeta({ ...studioWebhooksPage.meta, robots: "noindex" });

export default WebhooksStudio;
