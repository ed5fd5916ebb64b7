import { studioGiftsPage } from "@academy/content/pages/studio/orders/gifts-page";
import { lazy } from "react";
import { pageMeta } from "../../../lib/page-meta.ts";

const GiftsStudio = lazy(() =>
  import("../../../features/studio/orders/gifts-studio.tsx").then((module) => ({
    default: module.GiftsStudio,
  })),
);

export const meta = () => pageMeta({ ...studioGiftsPage.meta, robots: "noindex" });

export default GiftsStudio;
