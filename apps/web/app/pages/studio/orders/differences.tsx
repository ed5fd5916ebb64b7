import { studioDifferencesPage } from "@academy/content/pages/studio/orders/differences-page";
import { lazy } from "react";
import { pageMeta } from "../../../lib/page-meta.ts";

const DifferencesStudio = lazy(() =>
  import("../../../features/studio/orders/differences-studio.tsx").then((module) => ({
    default: module.DifferencesStudio,
  })),
);

export const meta = () => pageMeta({ ...studioDifferencesPage.meta, robots: "noindex" });

export default DifferencesStudio;
