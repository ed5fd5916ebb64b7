import { type CourseOfferKey, subscribePackage } from "@academy/content/offers";
import { checkoutPage } from "@academy/content/pages/buying/checkout-page";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { WaitingPage } from "../../../ui/waiting/waiting-page.tsx";
import { offersQuery } from "../offers-query.ts";
import { Order } from "./order.tsx";

/** A course that is sold by itself: what stands on its plate is what the owner has written about it. */
export function CourseOrder({ offer: key, notSold }: { offer: CourseOfferKey; notSold: ReactNode }) {
  const { data, error } = useQuery(offersQuery);
  const offer = data?.offers.find((each) => each.key === key);
  if (data && !offer) return notSold;
  if (!data && !error) return <WaitingPage />;
  const sold = {
    key,
    name: offer?.name ?? checkoutPage.course,
    of: checkoutPage.courses.academy,
    shortDescription: offer?.course?.about ?? "",
    modules: offer?.course?.modules ?? [],
    terms: [subscribePackage.accessLabel],
    archetype: offer?.course?.archetype ?? "teacher",
    seats: null,
  } as const;
  return <Order sold={sold} invitation={null} notSold={notSold} />;
}
