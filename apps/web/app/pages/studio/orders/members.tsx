import { studioMembersPage } from "@academy/content/pages/studio/orders/members-page";
import { lazy } from "react";
import { pageMeta } from "../../../lib/page-meta.ts";

const MembersStudio = lazy(() =>
  import("../../../features/studio/orders/members-studio.tsx").then((module) => ({
    default: module.MembersStudio,
  })),
);

export const meta = () => pageMeta({ ...studioMembersPage.meta, robots: "noindex" });

export default MembersStudio;
