import { studioLookPage } from "@academy/content/pages/studio/settings/look-page";
import { lazy } from "react";
import look from "../../../features/studio/settings/look/look.css?url";
import styles from "../../../features/studio/settings/settings.css?url";
import { pageMeta } from "../../../lib/page-meta.ts";

const LookStudio = lazy(() =>
  import("../../../features/studio/settings/look/look-studio.tsx").then((module) => ({
    default: module.LookStudio,
  })),
);

export const links = () => [
  { rel: "stylesheet", href: styles },
  { rel: "stylesheet", href: look },
];

export const meta = () => pageMeta({ ...studioLookPage.meta, robots: "noindex" });

export default LookStudio;
