import { studioMembersPage } from "@academy/content/pages/studio/orders/members-page";
import { lazy } from "react";
import styles from "../../../features/studio/orders/orders.css?url";
import { pageMeta } from "../../../lib/page-meta.ts";

const MembersStudio = lazy(() =>
  import("../../../features/studio/orders/members/members-studio.tsx").then((module) => ({
    default: module.MembersStudio,
  })),
);

export const links = () => [{ rel: "stylesheet", href: styles }];

export const meta = () => pageMeta({ ...studioMembersPage.meta, robots: "noindex" });

export default MembersStudio;
