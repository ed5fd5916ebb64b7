import { subscribePage } from "@academy/content/subscribe-page";
import { type ReactNode, useEffect, useState } from "react";
import { Spinner } from "../../ui/spinner.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";

const veilMs = 1000;

/** The first second of the page belongs to a spinner, laid over what is there: without scripts nothing is covered. */
export function LoadingVeil({ children }: { children: ReactNode }) {
  const [isOver, setOver] = useState(false);
  const isVeiled = useHydrated() && !isOver;

  useEffect(() => {
    const timer = setTimeout(() => setOver(true), veilMs);
    return () => clearTimeout(timer);
  }, []);

  return (
    <>
      {isVeiled && (
        <div className="subscribe-veil">
          <Spinner size="large" label={subscribePage.spinnerLabel} />
        </div>
      )}
      <div inert={isVeiled}>{children}</div>
    </>
  );
}
