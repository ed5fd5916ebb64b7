import { studioMessagesPage } from "@academy/content/pages/studio/messages-page";
import { lazy } from "react";
import styles from "../../features/studio/messages/messages.css?url";
import { pageMeta } from "../../lib/page-meta.ts";

const MessagesStudio = lazy(() =>
  import("../../features/studio/messages/messages-studio.tsx").then((module) => ({
    default: module.MessagesStudio,
  })),
);

export const links = () => [{ rel: "stylesheet", href: styles }];

export const meta = () => pageMeta({ ...studioMessagesPage.meta, robots: "noindex" });

export default MessagesStudio;
