import { studioOffersPage } from "@academy/content/pages/studio/orders/offers-page";
import { listStudioBenefits } from "@academy/contract/calls/studio/benefits";
import { listStudioOffers } from "@academy/contract/calls/studio/offers";
import { useQuery } from "@tanstack/react-query";
import { apiQuery } from "../../../../lib/api/query-client.ts";
import { Loaded } from "../../kit/list.tsx";
import { StudioPage } from "../../kit/page.tsx";
import { Section } from "../../kit/section.tsx";
import { OrdersTabs } from "../order-parts.tsx";
import { Benefits } from "./benefits.tsx";
import { Codes } from "./codes.tsx";
import { OfferRow } from "./offer-row.tsx";

const words = studioOffersPage;

/** What is sold and for how much, where it is paid, and the codes that take something off. */
export function OffersStudio() {
  const query = useQuery({ ...apiQuery(listStudioOffers), staleTime: 0 });
  const made = useQuery({ ...apiQuery(listStudioBenefits), staleTime: 0 });
  const benefits = made.data?.benefits ?? [];
  return (
    <StudioPage title={words.title} tabs={<OrdersTabs />}>
      <Section id="offers" heading={words.offers.heading} className="studio-section">
        <p className="max-w-text">{words.offers.about}</p>
        <Loaded query={query}>
          {({ offers, payment, baseUrl }) => (
            <>
              <p className="studio-small">{words.offers.payment[payment]}</p>
              <ul className="sale-offers">
                {offers.map((offer) => (
                  <OfferRow
                    key={offer.key}
                    offer={offer}
                    baseUrl={baseUrl}
                    benefits={benefits}
                    isDemo={payment === "test"}
                  />
                ))}
              </ul>
            </>
          )}
        </Loaded>
      </Section>
      <Loaded query={made}>{(all) => <Benefits {...all} />}</Loaded>
      <Codes />
    </StudioPage>
  );
}
