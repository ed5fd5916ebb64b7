import { checkoutPage } from "@academy/content/pages/buying/checkout-page";
import { useSearchParams } from "react-router";
import { offerCalled } from "../../features/checkout/order/offer-called.ts";
import styles from "../../features/checkout/order/order.css?url";
import { Order } from "../../features/checkout/order/order.tsx";
import { NotFound, notFoundWords } from "../../features/site-frame/not-found.tsx";
import { isAnsweredNotFound } from "../../lib/not-found-answer.ts";
import { pageMeta } from "../../lib/page-meta.ts";
import type { Route } from "./+types/checkout";

export const links = () => [{ rel: "stylesheet", href: styles }];

/** The server says what is sold no more. */
const soldAt = (key: string) => (isAnsweredNotFound() ? undefined : offerCalled(key));

export const meta = ({ params }: Route.MetaArgs) => {
  const { title, description } = soldAt(params.offer) ? checkoutPage : notFoundWords;
  return pageMeta({ title, description, robots: "noindex" });
};

export default function CheckoutPage({ params }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const sold = soldAt(params.offer);
  if (!sold) return <NotFound />;
  return <Order key={sold.key} sold={sold} invitation={search.get("invitation")} notSold={<NotFound />} />;
}
