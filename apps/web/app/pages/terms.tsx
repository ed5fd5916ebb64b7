import { termsPage } from "@academy/content/pages/terms-page";
import styles from "../features/legal/legal.css?url";
import { LegalPage } from "../features/legal/legal-page.tsx";
import { pageMeta, paintedWhole } from "../lib/page-meta.ts";

export const links = () => [{ rel: "stylesheet", href: styles }, paintedWhole("legal-document")];

export const meta = () => pageMeta({ ...termsPage.meta, path: "/terms" });

export default function TermsPage() {
  return <LegalPage words={termsPage} sample="sample:terms" archetype="architect" />;
}
