import { alumniGroup } from "@academy/content/offers";
import { buttonLook } from "../../ui/buttons/button-look.ts";
import { checkoutPath } from "../checkout/public.ts";

/** The way to payment opens beside the page, which may still have to be read. */
export function CheckoutLink({ label, hint }: { label: string; hint: string }) {
  return (
    <a
      href={checkoutPath(alumniGroup.key)}
      target="_blank"
      rel="noopener"
      className={buttonLook({ size: "large" })}
    >
      {label}
      <span className="sr-only">({hint})</span>
    </a>
  );
}
