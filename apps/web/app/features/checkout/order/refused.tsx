import { checkoutPage } from "@academy/content/pages/buying/checkout-page";
import { useEffect, useRef } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { LinkButton } from "../../../ui/buttons/link-button.tsx";
import type { Refusal } from "./refusal.ts";

/** Where only the server knows which of several reasons it is. */
const saidByServer: readonly Refusal["code"][] = ["INVITATION_NEEDED", "CONFLICT"];

type RefusedProps = {
  refusal: Refusal;
  /** After sending: the focus, which was somewhere in the form, goes there. */
  isNews: boolean;
  /** What one has already can still be given to somebody else. */
  onGive: (() => void) | undefined;
};

/** A few kind words in place of the form. */
export function Refused({ refusal, isNews, onGive }: RefusedProps) {
  const { code, sentence } = refusal;
  const { heading, text, links } = checkoutPage.refusals[code];
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNews) title.current?.focus();
  }, [isNews]);
  return (
    <div className="order-refused">
      <h2 ref={title} tabIndex={-1} className="text-heading outline-none">
        {heading}
      </h2>
      {saidByServer.includes(code) && <p className="text-pretty">{sentence}</p>}
      <p className="text-pretty">{text}</p>
      <div className="form-actions">
        {links.map(({ label, to }, index) => (
          // A full navigation: the server decides what "/" is.
          <LinkButton
            key={to}
            to={to}
            reloadDocument={to === "/"}
            variant={index === 0 ? "primary" : "secondary"}
          >
            {label}
          </LinkButton>
        ))}
        {code === "ALREADY_YOURS" && onGive && (
          <Button variant="secondary" onClick={onGive}>
            {checkoutPage.giveInstead}
          </Button>
        )}
      </div>
    </div>
  );
}
