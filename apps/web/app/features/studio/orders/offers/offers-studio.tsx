import { studioOffersPage } from "@academy/content/pages/studio/orders/offers-page";
import { studioPage } from "@academy/content/pages/studio/studio-page";
import { listStudioOffers } from "@academy/contract/calls/studio/offers";
import { useQuery } from "@tanstack/react-query";
import { explain, isUnauthorized } from "../../../../lib/api/api-error.ts";
import { apiQuery } from "../../../../lib/api/query-client.ts";
import { PageHeading } from "../../../../ui/page-heading.tsx";
import { SkeletonText } from "../../../../ui/waiting/skeleton.tsx";
import { OrdersTabs } from "../orders-tabs.tsx";
import { Codes } from "./codes.tsx";
import { OfferRow } from "./offer-row.tsx";

const words = studioOffersPage;

/** What is sold and for how much, where it is paid, and the codes that take something off. */
export function OffersStudio() {
  const { data, error } = useQuery({ ...apiQuery(listStudioOffers), staleTime: 0 });
  return (
    <div className="studio-page column">
      <PageHeading title={words.title} />
      <OrdersTabs />
      <section aria-labelledby="offers" className="sale-section">
        <h2 id="offers" className="text-heading">
          {words.offers.heading}
        </h2>
        <p className="max-w-text">{words.offers.about}</p>
        {data && <p className="studio-small">{words.offers.payment[data.payment]}</p>}
        {!data && !error && <SkeletonText lines={6} label={studioPage.loading} />}
        {error && !isUnauthorized(error) && (
          <p role="alert" className="text-danger">
            {studioPage.failed} {explain(error)}
          </p>
        )}
        <ul className="sale-offers">
          {data?.offers.map((offer) => (
            <OfferRow key={offer.key} offer={offer} baseUrl={data.baseUrl} />
          ))}
        </ul>
      </section>
      <Codes />
    </div>
  );
}
