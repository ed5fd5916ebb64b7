import { testCheckoutPage } from "@academy/content/pages/buying/test-checkout-page";
import styles from "../../features/checkout/test-checkout/test-checkout.css?url";
import { TestCheckout } from "../../features/checkout/test-checkout/test-checkout.tsx";
import { pageMeta } from "../../lib/page-meta.ts";
import type { Route } from "./+types/test-checkout";

export const links = () => [{ rel: "stylesheet", href: styles }];

export const meta = () =>
  pageMeta({ title: testCheckoutPage.title, description: testCheckoutPage.description, robots: "noindex" });

export default function TestCheckoutPage({ params }: Route.ComponentProps) {
  return <TestCheckout key={params.id} id={params.id} />;
}
