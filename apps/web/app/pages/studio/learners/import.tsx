import { studioPeopleImportPage } from "@academy/content/pages/studio/people-import-page";
import { lazy } from "react";
import styles from "../../../features/studio/people-import/people-import.css?url";
import { pageMeta } from "../../../lib/page-meta.ts";

const PeopleImportStudio = lazy(() =>
  import("../../../features/studio/people-import/people-import-studio.tsx").then((module) => ({
    default: module.PeopleImportStudio,
  })),
);

export const links = () => [{ rel: "stylesheet", href: styles }];

export const meta = () => pageMeta({ ...studioPeopleImportPage.meta, robots: "noindex" });

export default PeopleImportStudio;
