import { subscribePage } from "@academy/content/subscribe-page";
import { Subscribe } from "../features/checkout/subscribe.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import styles from "../styles/subscribe.css?url";

export const links = () => [{ rel: "stylesheet", href: styles }];

export const meta = () => pageMeta({ ...subscribePage.meta, path: "/subscribe" });

export default function SubscribePage() {
  return <Subscribe />;
}
