import { studioPeoplePage } from "@academy/content/pages/studio/settings/people-page";
import { lazy } from "react";
import styles from "../../../features/studio/settings/settings.css?url";
import { pageMeta } from "../../../lib/page-meta.ts";

const PeopleStudio = lazy(() =>
  import("../../../features/studio/settings/people/people-studio.tsx").then((module) => ({
    default: module.PeopleStudio,
  })),
);
const ProofDialog = lazy(() =>
  import("../../../features/account/proof/proof-dialog.tsx").then((module) => ({
    default: module.ProofDialog,
  })),
);

export const links = () => [{ rel: "stylesheet", href: styles }];

export const meta = () => pageMeta({ ...studioPeoplePage.meta, robots: "noindex" });

export default function PeoplePage() {
  return (
    <>
      <PeopleStudio />
      <ProofDialog />
    </>
  );
}
