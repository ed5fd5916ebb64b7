import { alumniGroup, sampleCheckoutLinks } from "@academy/content/offers";
import { buttonLook } from "../../ui/button-look.ts";

/** To the payment page, which is somebody else's: it opens beside the academy. */
export function CheckoutLink({ label, hint }: { label: string; hint: string }) {
  return (
    <a
      href={sampleCheckoutLinks[alumniGroup.checkoutLinkSetting]}
      target="_blank"
      rel="noopener"
      className={buttonLook({ size: "large" })}
    >
      {label}
      <span className="sr-only">({hint})</span>
    </a>
  );
}
