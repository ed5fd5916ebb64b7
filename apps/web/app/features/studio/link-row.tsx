import { type ReactNode, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";

type LinkRowProps = { label: string; className: string; children: ReactNode };

/** Links side by side. Where they don't fit they stay one row, which slides under a finger, with the open one in sight. */
export function LinkRow({ label, className, children }: LinkRowProps) {
  const row = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, another link that is open.
  useLayoutEffect(() => {
    const current = row.current?.querySelector<HTMLElement>("[aria-current]");
    if (row.current && current) {
      row.current.scrollLeft = current.offsetLeft + current.offsetWidth / 2 - row.current.clientWidth / 2;
    }
  }, [pathname]);
  return (
    <nav aria-label={label} className="link-row">
      <ul ref={row} className={className}>
        {children}
      </ul>
    </nav>
  );
}
