import { alumniPage } from "@academy/content/pages/alumni-page";
import { buttonLook } from "../../ui/buttons/button-look.ts";
import { Mandala } from "../archetypes/public.ts";
import { CheckoutLink } from "./checkout-link.tsx";
import { TrustLine } from "./trust-line.tsx";

export function FinalCall() {
  const { heading, text, checkout, toFeatures } = alumniPage.finalCall;
  return (
    <section aria-labelledby="final-heading" className="final-call">
      <div className="final-drawing">
        <Mandala archetype="mother" className="turns-with-scroll" />
      </div>
      <div className="relative">
        <h2 id="final-heading" className="max-w-[8.8em] text-title">
          {heading}
        </h2>
        <p className="mt-5 max-w-text text-lead text-pretty">{text}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <CheckoutLink {...checkout} />
          <a href={toFeatures.to} className={buttonLook({ variant: "quiet", size: "large" })}>
            {toFeatures.label}
          </a>
        </div>
        <TrustLine />
      </div>
    </section>
  );
}
