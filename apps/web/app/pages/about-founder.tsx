import { founderSlug } from "@academy/content/academy";
import { aboutPage } from "@academy/content/pages/about-page";
import styles from "../features/about/about.css?url";
import { About } from "../features/about/about.tsx";
import { pageMeta } from "../lib/page-meta.ts";

export const links = () => [{ rel: "stylesheet", href: styles }];

export const meta = () => pageMeta({ ...aboutPage.meta, path: `/about-${founderSlug}` });

export default function AboutFounderPage() {
  return <About />;
}
