import { studioPage } from "@academy/content/pages/studio/studio-page";
import { Navigate } from "react-router";
import { pageMeta } from "../../lib/page-meta.ts";

export const meta = () => pageMeta({ ...studioPage.meta, robots: "noindex" });

/** The studio begins with its first part. */
export default function StudioStart() {
  return <Navigate to={studioPage.parts[0].to} replace />;
}
