import { idOfSalesLine, type SalesLine as Line } from "@academy/content/pages/sales-line";
import { lazy, useState } from "react";
import { useArchetypeInAddress } from "./archetype-in-address.ts";

type SalesLineProps = { line: Line; className?: string; children?: string };

const LineFor = lazy(() => import("./line-for.tsx").then((module) => ({ default: module.LineFor })));

/**
 * A line that may speak to one archetype: the server serves the page with it in its place, and what stands there
 * stays. Whoever comes without a new document gets it with the words' own file, before the page is shown.
 */
export function SalesLine({ line, className, children }: SalesLineProps) {
  const id = idOfSalesLine(line);
  const [standing] = useState(() =>
    typeof document === "undefined" ? undefined : document.getElementById(id)?.textContent,
  );
  const archetype = useArchetypeInAddress();
  return (
    <p id={id} className={className}>
      {standing ?? (archetype ? <LineFor line={line} archetype={archetype} /> : children)}
    </p>
  );
}
