import { isCourseOffer } from "@academy/content/offers";
import { checkoutPage } from "@academy/content/pages/buying/checkout-page";
import { useSearchParams } from "react-router";
import { CourseOrder } from "../../features/checkout/order/course-order.tsx";
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
  const isSold = isCourseOffer(params.offer) ? !isAnsweredNotFound() : soldAt(params.offer);
  const { title, description } = isSold ? checkoutPage : notFoundWords;
  return pageMeta({ title, description, robots: "noindex" });
};

export default function CheckoutPage({ params }: Route.ComponentProps) {
  const [search] = useSearchParams();
  if (isCourseOffer(params.offer) && !isAnsweredNotFound()) {
    return <CourseOrder key={params.offer} offer={params.offer} notSold={<NotFound />} />;
  }
  const sold = soldAt(params.offer);
  if (!sold) return <NotFound />;
  return <Order key={sold.key} sold={sold} invitation={search.get("invitation")} notSold={<NotFound />} />;
}
