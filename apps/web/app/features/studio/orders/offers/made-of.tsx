import { studioOffersPage } from "@academy/content/pages/studio/orders/offers-page";
import type { StudioBenefit } from "@academy/contract/studio/benefits";
import type { StudioOffer } from "@academy/contract/studio/offers";
import { useState } from "react";
import { Link } from "react-router";
import { Badge } from "../../../../ui/badge.tsx";
import { Button } from "../../../../ui/buttons/button.tsx";
import { ComposeDialog } from "./compose-dialog.tsx";

const words = studioOffersPage.made;

type CompositionProps = { offer: StudioOffer; benefits: readonly StudioBenefit[]; isDemo: boolean };

/** What an offer is made of, what of it isn’t ready, and the way to change it. */
export function MadeOf({ offer, benefits, isDemo }: CompositionProps) {
  const { name, courses, missing } = offer;
  const [isOpen, setOpen] = useState(false);
  const lines = [
    ...courses,
    ...offer.benefits.map(({ benefit, months }) => {
      const called = benefits.find(({ id }) => id === benefit)?.name ?? benefit;
      return months === null ? called : `${called}, ${words.months(months)}`;
    }),
  ];
  return (
    <div className="made-of">
      <h4 className="field-label">{words.heading}</h4>
      {lines.length === 0 ? (
        <p className="studio-small">{words.none}</p>
      ) : (
        <ul className="studio-list">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {missing.length > 0 && (
        <div className="mt-2">
          <p>
            <Badge look="danger">{isDemo ? words.soonDemo : words.soon}</Badge> {words.missing}
          </p>
          <ul className="studio-list">
            {missing.map(({ what, path }) => (
              <li key={what}>
                <Link to={path} className="text-link">
                  {what}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="mt-2">
        <Button
          variant="secondary"
          size="small"
          onClick={() => setOpen(true)}
          aria-label={words.openFor(name)}
        >
          {words.open}
        </Button>
      </p>
      {isOpen && <ComposeDialog offer={offer} benefits={benefits} onClose={() => setOpen(false)} />}
    </div>
  );
}
