import { subscribePage } from "@academy/content/pages/subscribe-page";
import type { ReactNode } from "react";
import { Spinner } from "../../../ui/waiting/spinner.tsx";

/**
 * For the first second a spinner takes the place of what there is to buy, from the first paint on. The style sheet does it
 * alone: scripts come later than that, and would cover again what has been seen already.
 */
export function LoadingVeil({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="subscribe-veil">
        <Spinner size="large" label={subscribePage.spinnerLabel} />
      </div>
      <div className="subscribe-content">{children}</div>
    </>
  );
}
