import { studioWorkbookPage } from "@academy/content/pages/studio/courses/workbook-page";
import { lazy } from "react";
import styles from "../../../features/studio/courses/courses.css?url";
import { pageMeta } from "../../../lib/page-meta.ts";

const WorkbookStudio = lazy(() =>
  import("../../../features/studio/courses/workbook/workbook-studio.tsx").then((module) => ({
    default: module.WorkbookStudio,
  })),
);

export const links = () => [{ rel: "stylesheet", href: styles }];

export const meta = () => pageMeta({ ...studioWorkbookPage.meta, robots: "noindex" });

export default WorkbookStudio;
