import { Check } from "lucide-react";

/** Done: the same mark on every page. */
export function Tick({ label }: { label?: string }) {
  return (
    <span className="tick">
      <Check aria-hidden="true" />
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
