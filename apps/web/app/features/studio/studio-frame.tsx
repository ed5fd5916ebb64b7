import { studioPage } from "@academy/content/pages/studio/studio-page";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { ProofWhenAsked } from "../account/public.ts";
import { StudioPalette } from "./palette/studio-palette.tsx";

/** The parts of the studio, above the one that is open. */
export function StudioFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  // Every other part lies below the first.
  const isAt = (to: string) =>
    pathname.replace(/\/+$/, "") === to || (to !== studioPage.parts[0].to && pathname.startsWith(`${to}/`));
  return (
    <>
      <div className="studio-bar">
        <p className="studio-bar-name" aria-hidden="true">
          {studioPage.name}
        </p>
        <nav aria-label={studioPage.nav}>
          <ul className="studio-links">
            {studioPage.parts.map(({ label, to, alsoAt }) => (
              <li key={to}>
                <Link to={to} aria-current={[to, ...alsoAt].some(isAt) ? "true" : undefined}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <StudioPalette />
      </div>
      {children}
      <ProofWhenAsked />
    </>
  );
}
