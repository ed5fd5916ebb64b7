import { privacyPage } from "@academy/content/pages/privacy-page";
import styles from "../features/legal/legal.css?url";
import { LegalPage } from "../features/legal/legal-page.tsx";
import { pageMeta, paintedWhole } from "../lib/page-meta.ts";

export const links = () => [{ rel: "stylesheet", href: styles }, paintedWhole("legal-document")];

export const meta = () => pageMeta({ ...privacyPage.meta, path: "/privacy" });

export default function PrivacyPage() {
  const { heading, items } = privacyPage.shortVersion;
  return (
    <LegalPage words={privacyPage} sample="sample:privacy" archetype="medicineKeeper">
      <section aria-labelledby="short-version" className="card-framed legal-short mt-10">
        <h2 id="short-version" className="text-heading">
          {heading}
        </h2>
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </section>
    </LegalPage>
  );
}
