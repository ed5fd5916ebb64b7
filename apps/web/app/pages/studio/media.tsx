import { studioMediaPage } from "@academy/content/pages/studio/media-page";
import { lazy } from "react";
import styles from "../../features/studio/media/media.css?url";
import { pageMeta } from "../../lib/page-meta.ts";

const MediaStudio = lazy(() =>
  import("../../features/studio/media/media-studio.tsx").then((module) => ({ default: module.MediaStudio })),
);

export const links = () => [{ rel: "stylesheet", href: styles }];

export const meta = () => pageMeta({ ...studioMediaPage.meta, robots: "noindex" });

export default MediaStudio;
