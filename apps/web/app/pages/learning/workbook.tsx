import { planBookSlug } from "@academy/content/courses/plan-book";
import { workbookPage } from "@academy/content/pages/learning/workbook-page";
import { Navigate, useLocation, useParams } from "react-router";
import { SignedInGate } from "../../features/account/session/signed-in-gate.tsx";
import { planPath } from "../../features/progress/public.ts";
import styles from "../../features/workbook/workbook.css?url";
import { Workbook } from "../../features/workbook/workbook.tsx";
import { pageMeta } from "../../lib/page-meta.ts";

export const links = () => [{ rel: "stylesheet", href: styles }];

export const meta = () =>
  pageMeta({ title: workbookPage.title, description: workbookPage.description, robots: "noindex" });

export default function WorkbookPage() {
  const { id = "", slug = "" } = useParams();
  const { hash } = useLocation();
  // The printed plan is filled in where the plan is.
  if (slug === planBookSlug) return <Navigate to={`${planPath(id)}${hash}`} replace />;
  return (
    <SignedInGate>
      <Workbook key={`${id} ${slug}`} courseId={id} slug={slug} />
    </SignedInGate>
  );
}
