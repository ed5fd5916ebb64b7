import type { ReactNode } from "react";

/** Words for those who listen to the page. A class, never a style attribute, which the content policy refuses. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>;
}
