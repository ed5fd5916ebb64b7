import { studioPagesPage } from "@academy/content/pages/studio/pages-page";
import { lazy } from "react";
import styles from "../../../features/studio/pages/pages.css?url";
import { pageMeta } from "../../../lib/page-meta.ts";

const PagesStudio = lazy(() =>
  import("../../../features/studio/pages/pages-studio.tsx").then((module) => ({
    default: module.PagesStudio,
  })),
);

export const links = () => [{ rel: "stylesheet", href: styles }];

export const meta = () => pageMeta({ ...studioPagesPage.meta, robots: "noindex" });

export default PagesStudio;
