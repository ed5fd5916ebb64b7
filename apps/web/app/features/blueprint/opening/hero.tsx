import { formatPrice } from "@academy/content/format-price";
import { blueprintTiers } from "@academy/content/offers";
import { blueprintClaims, blueprintHero } from "@academy/content/pages/blueprint/page";
import { idOfSalesLine, type SalesLine as Line } from "@academy/content/pages/sales-line";
import { archetypeKeys } from "@academy/quiz/archetypes";
import { lazy, useState } from "react";
import { claimOf, isShown, sampleOf } from "../../../lib/claims.ts";
import { fillWords } from "../../../lib/text/fill-words.ts";
import { Badge } from "../../../ui/badge.tsx";
import { buttonLook } from "../../../ui/buttons/button-look.ts";
import { hueClass, Mandala } from "../../archetypes/public.ts";
import { Picture } from "../../pictures/public.ts";
import { useArchetypeInAddress } from "../archetype-in-address.ts";
import { PriceStrip } from "./price-strip.tsx";

const [{ priceCents, twoPayments, billingLabel }] = blueprintTiers;

export function Hero() {
  const { eyebrow, title, promise, lead, button, prices, freeLesson, ringAlt, picture } = blueprintHero;
  return (
    <header className="blueprint-hero">
      <div className="blueprint-hero-words">
        <SalesLine line="eyebrow" className="section-eyebrow">
          {eyebrow}
        </SalesLine>
        <h1 className="text-display">{title}</h1>
        <p className="blueprint-promise">
          {promise.before}
          <strong>{promise.exact}</strong>
          {promise.after}
        </p>
        <SalesLine line="lead" className="mt-4 max-w-text text-ink-soft text-pretty">
          {lead}
        </SalesLine>
        <p className="blueprint-hero-buttons">
          <a href={button.to} className={buttonLook({ size: "large" })}>
            {button.label}
          </a>
          <span className="blueprint-hero-price">
            <a href={prices.to} className={buttonLook({ variant: "secondary", size: "large" })}>
              {prices.label}
            </a>
            <span>
              {fillWords(prices.from, {
                price: formatPrice(priceCents),
                twoPayments: twoPayments?.label ?? billingLabel,
              })}
            </span>
          </span>
        </p>
        <p className="mt-2">
          <a href={freeLesson.to} className="text-link inline-flex min-h-11 items-center">
            {freeLesson.label}
          </a>
        </p>
      </div>
      <div className="blueprint-flower">
        <div role="img" aria-label={ringAlt} className="blueprint-petals sets-with-scroll">
          {archetypeKeys.map((key, index) => (
            <div key={key} className={`turn-${index} ${hueClass[key]}`}>
              <Mandala archetype={key} />
            </div>
          ))}
        </div>
        <Picture of={picture} shape="round" className="blueprint-flower-middle picture-framed" />
      </div>
      <PriceStrip />
    </header>
  );
}

const mayStand = (item: (typeof blueprintClaims.items)[number]) => !("claim" in item) || isShown(item.claim);

const samples = blueprintClaims.items.flatMap((item) => ("claim" in item ? sampleOf(item.claim) : []));

export function Claims() {
  return (
    <ul aria-label={blueprintClaims.label} className="column blueprint-claims">
      {blueprintClaims.items.filter(mayStand).map((claim) => (
        <li key={claim.figure} {...("claim" in claim ? claimOf(claim.claim) : {})}>
          {"before" in claim && <span className="text-ink-soft type-small">{claim.before} </span>}
          <span className="blueprint-claim-figure">{claim.figure}</span>
          {"of" in claim && <span className="text-ink-soft type-small"> {claim.of}</span>}
        </li>
      ))}
      {isShown(...samples) && (
        <li {...claimOf(...samples)}>
          <Badge>{blueprintClaims.mark}</Badge>
        </li>
      )}
    </ul>
  );
}

type SalesLineProps = { line: Line; className?: string; children?: string };

const LineFor = lazy(() => import("../line-for.tsx").then((module) => ({ default: module.LineFor })));

/**
 * A line that may speak to one archetype: the server serves the page with it in its place, and what stands there
 * stays. Whoever comes without a new document gets it with the words' own file, before the page is shown.
 */
function SalesLine({ line, className, children }: SalesLineProps) {
  const id = idOfSalesLine(line);
  const [standing] = useState(() =>
    typeof document === "undefined" ? undefined : document.getElementById(id)?.textContent,
  );
  const archetype = useArchetypeInAddress();
  return (
    <p id={id} className={className}>
      {standing ?? (archetype ? <LineFor line={line} archetype={archetype} /> : children)}
    </p>
  );
}
