import { subscribePage } from "@academy/content/pages/subscribe-page";
import styles from "../../features/checkout/subscribe/subscribe.css?url";
import { Subscribe } from "../../features/checkout/subscribe/subscribe.tsx";
import { pageMeta } from "../../lib/page-meta.ts";

export const links = () => [{ rel: "stylesheet", href: styles }];

export const meta = () => pageMeta({ ...subscribePage.meta, path: "/subscribe" });

export default function SubscribePage() {
  return <Subscribe />;
}
