import { contactPage } from "@academy/content/pages/contact-page";
import styles from "../features/contact/contact.css?url";
import { Contact } from "../features/contact/contact.tsx";
import { pageMeta } from "../lib/page-meta.ts";

export const links = () => [{ rel: "stylesheet", href: styles }];

export const meta = () => pageMeta({ ...contactPage.meta, path: "/contact" });

export default function ContactPage() {
  return <Contact />;
}
