import { studioWorkbookPage } from "@academy/content/pages/studio/courses/workbook-page";
import { lazy } from "react";
import styles from "../../../features/studio/courses/courses.css?url";
import frameStyles from "../../../features/studio/editor/editor-frame.css?url";
import { pageMeta } from "../../../lib/page-meta.ts";

const WorkbookStudio = lazy(() =>
  import("../../../features/studio/courses/workbook/workbook-studio.tsx").then((module) => ({
    default: module.WorkbookStudio,
  })),
);

export const links = () => [styles, frameStyles].map((href) => ({ rel: "stylesheet", href }));

export const meta = () => pageMeta({ ...studioWorkbookPage.meta, robots: "noindex" });

export default WorkbookStudio;
