import type { ReactNode } from "react";

/** A passage that is folded on a phone alone. */
export function PhoneFold({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <details className="fold phone-fold">
      <summary>{label}</summary>
      {children}
    </details>
  );
}
