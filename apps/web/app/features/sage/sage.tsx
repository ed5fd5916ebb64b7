import { type ComponentType, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { whenIdle } from "../../lib/when-idle.ts";

/** The helper at the edge of every page. Nothing of it is loaded before the page has nothing better to do. */
export function Sage() {
  const [Corner, setCorner] = useState<ComponentType | null>(null);
  const { pathname } = useLocation();
  const isThere = Corner !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: where it was out of reach, the next page tries again.
  useEffect(() => {
    if (isThere) return;
    return whenIdle(() => {
      import("./sage-corner.tsx").then(
        (module) => setCorner(() => module.SageCorner),
        () => {},
      );
    });
  }, [isThere, pathname]);
  return Corner && <Corner />;
}
