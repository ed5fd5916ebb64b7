import { type ComponentType, useEffect, useState } from "react";
import { whenIdle } from "../../ui/when-idle.ts";

/** The helper at the edge of every page. Nothing of it is loaded before the page has nothing better to do. */
export function Sage() {
  const [Corner, setCorner] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      whenIdle(() => {
        import("./sage-corner.tsx").then(
          (module) => setCorner(() => module.SageCorner),
          // Out of reach: the page does without, and the next one tries again.
          () => {},
        );
      }),
    [],
  );
  return Corner && <Corner />;
}
