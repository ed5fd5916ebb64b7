import { formatPrice } from "@academy/content/format-price";
import { studioOffersPage } from "@academy/content/pages/studio/orders/offers-page";
import type { StudioBenefit } from "@academy/contract/studio/benefits";
import type { StudioOffer } from "@academy/contract/studio/offers";
import { useState } from "react";
import { copyText } from "../../../../lib/text/copy-text.ts";
import { formatDay } from "../../../../lib/text/format-time.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { Button } from "../../../../ui/buttons/button.tsx";
import { ChangeOfferDialog, type OfferStart } from "./change-offer-dialog.tsx";
import { ExternalPage } from "./external-page.tsx";
import { MadeOf } from "./made-of.tsx";

const words = studioOffersPage.offers;
const { change } = studioOffersPage;

type OfferRowProps = {
  offer: StudioOffer;
  baseUrl: string;
  benefits: readonly StudioBenefit[];
  isDemo: boolean;
};

export function OfferRow({ offer, baseUrl, benefits, isDemo }: OfferRowProps) {
  const { key, name, versions, checkoutLink } = offer;
  const [start, setStart] = useState<OfferStart | null>(null);
  return (
    <li>
      <div className="sale-offer">
        <h3>{name}</h3>
        <p>
          {priceOf(offer)} {checkoutLink && <Badge look="wash">{words.elsewhere}</Badge>}
        </p>
        {key === "alumniGroup" && <p className="studio-small">{words.invited}</p>}
        <p>
          <Button
            variant="secondary"
            size="small"
            onClick={() => setStart(offer)}
            aria-label={`${change.open}: ${name}`}
          >
            {change.open}
          </Button>
        </p>
        <MadeOf offer={offer} benefits={benefits} isDemo={isDemo} />
        {start && <ChangeOfferDialog offer={offer} start={start} onClose={() => setStart(null)} />}
      </div>
      <div className="sale-offer">
        <CopyLink name={name} link={`${baseUrl}/checkout/${key}`} />
        <details className="studio-fold">
          <summary>{words.versions(versions.length)}</summary>
          <ol className="studio-list mt-2">
            {versions.map((version) => (
              <li key={version.number}>
                <p>
                  {version.name}, {priceOf({ ...version, billing: offer.billing })}
                </p>
                <p className="studio-small">{words.version(version.number, formatDay(version.since))}</p>
                {version.number !== offer.version && (
                  <Button
                    variant="quiet"
                    size="small"
                    onClick={() => setStart(version)}
                    aria-label={change.againFor(version.number)}
                  >
                    {change.again}
                  </Button>
                )}
              </li>
            ))}
          </ol>
        </details>
        <ExternalPage key={checkoutLink} offer={offer} />
      </div>
    </li>
  );
}

type OfferPrice = Pick<StudioOffer, "priceCents" | "billing" | "instalments">;

function priceOf({ priceCents, billing, instalments }: OfferPrice): string {
  const price = formatPrice(priceCents);
  if (billing === "monthly") return words.monthly(price);
  return instalments
    ? `${price} ${words.parts(instalments.count, formatPrice(instalments.priceCents))}`
    : price;
}

function CopyLink({ name, link }: { name: string; link: string }) {
  const [copied, setCopied] = useState<boolean>();
  const copy = async () => setCopied(await copyText(link));
  // What tells the links apart stays in one piece.
  const path = new URL(link).pathname;
  return (
    <div className="sale-link">
      <code>
        {link.slice(0, -path.length)}
        <wbr />
        {path}
      </code>
      <Button variant="quiet" size="small" onClick={() => void copy()} aria-label={`${words.copy}: ${name}`}>
        {words.copy}
      </Button>
      <span role="status" className="studio-small">
        {copied !== undefined && (copied ? words.copied : words.copyFailed)}
      </span>
    </div>
  );
}
