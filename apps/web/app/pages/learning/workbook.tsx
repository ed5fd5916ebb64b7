import { workbookPage } from "@academy/content/pages/learning/workbook-page";
import { useParams } from "react-router";
import { SignedInGate } from "../../features/account/session/signed-in-gate.tsx";
import styles from "../../features/workbook/workbook.css?url";
import { Workbook } from "../../features/workbook/workbook.tsx";
import { pageMeta } from "../../lib/page-meta.ts";

export const links = () => [{ rel: "stylesheet", href: styles }];

export const meta = () =>
  pageMeta({ title: workbookPage.title, description: workbookPage.description, robots: "noindex" });

export default function WorkbookPage() {
  const { id = "", slug = "" } = useParams();
  return (
    <SignedInGate>
      <Workbook key={`${id} ${slug}`} courseId={id} slug={slug} />
    </SignedInGate>
  );
}
