import { verifyPage } from "@academy/content/verify-page";
import { useParams } from "react-router";
import { VerifiedCertificate } from "../features/certificates/verified-certificate.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import styles from "../styles/verify.css?url";

export const links = () => [{ rel: "stylesheet", href: styles }];

export const meta = () =>
  pageMeta({ title: verifyPage.title, description: verifyPage.description, robots: "noindex" });

export default function VerifyPage() {
  const { id = "" } = useParams();
  return <VerifiedCertificate id={id} />;
}
