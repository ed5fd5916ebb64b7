import { thankYouPage } from "@academy/content/pages/buying/thank-you-page";
import { useSearchParams } from "react-router";
import { KeptMailNote } from "../../features/account/kept-mail-note.tsx";
import styles from "../../features/checkout/thank-you/thank-you.css?url";
import { ThankYou } from "../../features/checkout/thank-you/thank-you.tsx";
import { pageMeta } from "../../lib/page-meta.ts";

export const links = () => [{ rel: "stylesheet", href: styles }];

export const meta = () =>
  pageMeta({ title: thankYouPage.title, description: thankYouPage.description, robots: "noindex" });

export default function ThankYouPage() {
  const [search] = useSearchParams();
  const order = search.get("order");
  return <ThankYou key={order} order={order} mailNote={<KeptMailNote />} />;
}
