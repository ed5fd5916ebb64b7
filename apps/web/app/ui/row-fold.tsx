import type { ReactNode } from "react";

/**
 * What a row has to say beyond its name: on a phone behind a tap anywhere on the row, on a desk simply there. The row
 * itself has the class `folding-row`, and its name stands before this.
 */
export function RowFold({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="row-fold">
      <summary>
        <span className="sr-only">{label}</span>
      </summary>
      {children}
    </details>
  );
}
