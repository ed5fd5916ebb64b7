import { formatPrice } from "@academy/content/format-price";
import { checkoutPage } from "@academy/content/pages/buying/checkout-page";
import { seatWords } from "@academy/content/pages/buying/seats";
import type { OfferView } from "@academy/contract/orders";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { countWords } from "../../../lib/text/count-words.ts";
import { useUser } from "../../account/public.ts";
import { hueClass, Mandala } from "../../archetypes/public.ts";
import { myBenefitsQuery, PartList } from "../../benefits/public.ts";
import type { SoldOffer } from "./offer-called.ts";

/** What is being bought, as a plate: its name, its price once that is known, and what it opens. */
export function OfferPlate({ sold, offer }: { sold: SoldOffer; offer: OfferView | undefined }) {
  const { name, of, shortDescription, terms, archetype } = sold;
  return (
    <header className="card-framed order-plate">
      <div className={`order-drawing ${hueClass[archetype]}`}>
        <Mandala archetype={archetype} />
      </div>
      <div className="relative">
        <p className="section-eyebrow">{of}</p>
        <h1 className="order-name">{name}</h1>
        <p className="order-price">
          <span className="order-figure">{offer ? formatPrice(offer.priceCents) : "\u00a0"}</span>{" "}
          {offer?.billing === "monthly" && checkoutPage.monthly.per}
        </p>
        {/* On a phone the way to the form is long enough. */}
        {shortDescription && <p className="order-about">{shortDescription}</p>}
        {terms.length > 0 && (
          <ul className="order-terms mt-4 weight-550">
            {terms.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        )}
        {/* Only where they are counted and some are taken. */}
        {sold.seats && offer?.seatsLeft ? (
          <p className="mt-4 font-display type-lead">
            {countWords(offer.seatsLeft, seatWords.left, { seats: sold.seats })}
          </p>
        ) : null}
        {offer && <Included offer={offer} modules={sold.modules} />}
      </div>
    </header>
  );
}

type IncludedProps = { offer: OfferView; modules: readonly string[] };

/** Unfolded where there is room beside the form; on a phone the form comes first. */
function Included({ offer: { includes, billing }, modules }: IncludedProps) {
  const { user } = useUser();
  const { data: mine } = useQuery({ ...myBenefitsQuery, enabled: user !== null });
  if (includes.length === 0) return null;
  return (
    <details
      open={window.matchMedia("(width >= 60rem)").matches}
      className="order-features mt-5 edge-t-line type-small"
    >
      <summary>
        <h2>{checkoutPage.opensLabel}</h2>
        <Plus aria-hidden="true" />
      </summary>
      <PartList
        parts={includes}
        isMembership={billing === "monthly"}
        held={mine?.benefits}
        belowCourse={modules.map((name) => (
          <span key={name} className="block">
            {name}
          </span>
        ))}
      />
    </details>
  );
}
