import { studioPagesPage } from "@academy/content/pages/studio/pages-page";
import { lazy } from "react";
import frameStyles from "../../../features/studio/editor/editor-frame.css?url";
import mediaStyles from "../../../features/studio/media/media.css?url";
import styles from "../../../features/studio/pages/pages.css?url";
import { pageMeta } from "../../../lib/page-meta.ts";

const PageStudio = lazy(() =>
  import("../../../features/studio/pages/page-studio.tsx").then((module) => ({ default: module.PageStudio })),
);

export const links = () => [frameStyles, styles, mediaStyles].map((href) => ({ rel: "stylesheet", href }));

export const meta = () => pageMeta({ ...studioPagesPage.meta, robots: "noindex" });

export default PageStudio;
