import { verifyPage } from "@academy/content/pages/verify-page";
import { useParams } from "react-router";
import { VerifiedCertificate } from "../features/certificates/verified-certificate.tsx";
import styles from "../features/certificates/verify.css?url";
import { pageMeta } from "../lib/page-meta.ts";

export const links = () => [{ rel: "stylesheet", href: styles }];

export const meta = () =>
  pageMeta({ title: verifyPage.title, description: verifyPage.description, robots: "noindex" });

export default function VerifyPage() {
  const { id = "" } = useParams();
  return <VerifiedCertificate id={id} />;
}
