import { formatPrice } from "@academy/content/format-price";
import { subscribePackage } from "@academy/content/offers";
import { subscribePage } from "@academy/content/pages/subscribe-page";
import { buttonLook } from "../../../ui/buttons/button-look.ts";
import { RisingMandala } from "../../archetypes/public.ts";

const { name, priceCents, billingLabel, accessLabel, guaranteeLabel, features } = subscribePackage;
const { label, text, includedLabel, toForm } = subscribePage.packageCard;

/** What there is to buy here, as a plate: its price large, and all that comes with it. */
export function PackageCard() {
  return (
    <section aria-label={label} className="card-framed package">
      <div className="package-drawing">
        <RisingMandala />
      </div>
      <div className="package-head">
        <h2 className="text-heading">{name}</h2>
        <p className="package-price mt-3 text-ink-soft">
          <span className="package-figure">{formatPrice(priceCents)}</span> {billingLabel}
        </p>
        <ul className="package-terms mt-5 weight-550">
          <li>{accessLabel}</li>
          <li>{guaranteeLabel}</li>
        </ul>
        {/* Where the form doesn't stand beside it. */}
        <a href="#enroll-heading" className={buttonLook({ size: "large" }, "package-enroll")}>
          {toForm}
        </a>
        <p className="mt-5 max-w-text text-pretty">{text}</p>
      </div>
      <h3 className="package-included">{includedLabel}</h3>
      <ul className="package-features">
        {features.map((feature) => (
          <li key={feature.name}>
            <span className="font-display text-lead">{feature.name}</span>
            <span className="text-ink-soft text-small">{feature.more}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
