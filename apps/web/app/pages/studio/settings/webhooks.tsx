import { studioWebhooksPage } from "@academy/content/pages/studio/webhooks-page";
import { lazy } from "react";
import frame from "../../../features/studio/settings/settings.css?url";
import styles from "../../../features/studio/webhooks/webhooks.css?url";
import { pageMeta } from "../../../lib/page-meta.ts";

const WebhooksStudio = lazy(() =>
  import("../../../features/studio/webhooks/webhooks-studio.tsx").then((module) => ({
    default: module.WebhooksStudio,
  })),
);

export const links = () => [frame, styles].map((href) => ({ rel: "stylesheet", href }));

export const meta = () => pageMeta({ ...studioWebhooksPage.meta, robots: "noindex" });

export default WebhooksStudio;
