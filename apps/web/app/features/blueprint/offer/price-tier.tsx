import { formatPrice } from "@academy/content/format-price";
import type { blueprintTiers } from "@academy/content/offers";
import { pricing } from "@academy/content/pages/blueprint/page";
import { claimOf, isShown } from "../../../lib/claims.ts";
import { Badge } from "../../../ui/badge.tsx";
import { buttonLook } from "../../../ui/buttons/button-look.ts";
import { classes } from "../../../ui/classes.ts";
import { NoBreak } from "../../../ui/no-break.tsx";
import { checkoutPath, OpensSoon } from "../../checkout/public.ts";

type Tier = (typeof blueprintTiers)[number];

export function PriceTier({ tier }: { tier: Tier }) {
  const isPopular = tier.key === "blueprintGuided";
  return (
    <li
      aria-labelledby={`${tier.key}-name`}
      className={classes("blueprint-tier", isPopular && "blueprint-tier-popular")}
    >
      <div className="blueprint-tier-head">
        <p className="blueprint-tier-badge">
          {tier.badge && !isPopular && <Badge>{tier.badge}</Badge>}
          {isPopular && isShown("blueprint-most-popular") && (
            <Badge look="solid" {...claimOf("blueprint-most-popular")}>
              {tier.badge}
            </Badge>
          )}
        </p>
        <h3 id={`${tier.key}-name`} className="text-heading">
          <NoBreak>{tier.name}</NoBreak>
        </h3>
        <p className="text-pretty">{tier.shortDescription}</p>
      </div>
      <div className="blueprint-tier-buy">
        <p className="blueprint-price">
          <span className="blueprint-price-figure">{formatPrice(tier.priceCents)}</span> {tier.billingLabel}
          {tier.twoPayments && <span className="block">{tier.twoPayments.label}</span>}
          <OpensSoon offer={tier.key} />
        </p>
        <p>
          <a
            href={checkoutPath(tier.key)}
            target="_blank"
            rel="noopener"
            className={buttonLook({ variant: isPopular ? "primary" : "secondary" }, "w-full")}
          >
            {tier.buttonLabel}
            <span className="sr-only">({pricing.newTabNote})</span>
          </a>
        </p>
      </div>
      <details className="fold">
        <summary>{tier.featuresLabel}</summary>
        <ul className="blueprint-list">
          {tier.features.map(({ name, more }) => (
            <li key={name}>
              {name}
              <span className="block text-ink-soft text-small">{more}</span>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
