import { studioPage } from "@academy/content/pages/studio/studio-page";
import type { Role } from "@academy/contract/account";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { ProofWhenAsked } from "../account/public.ts";
import { LinkRow } from "./kit/page.tsx";
import { StudioPalette } from "./palette/studio-palette.tsx";
import { isIn, partsFor } from "./parts-for.ts";
import { useKeptPlace } from "./use-kept-place.ts";

/** The parts of the studio that are theirs, above the one that is open. */
export function StudioFrame({ role, children }: { role: Role; children: ReactNode }) {
  const { pathname } = useLocation();
  useKeptPlace();
  return (
    <>
      <div className="studio-bar flex items-center gap-[clamp(1rem,2vw,2.5rem)] column edge-b-line bg-paper max-md:gap-2">
        <p className="studio-bar-name text-gold-deep type-small weight-500" aria-hidden="true">
          {studioPage.name}
        </p>
        <LinkRow label={studioPage.nav} className="studio-links">
          {partsFor(role).map((part) => (
            <li key={part.to}>
              <Link to={part.to} aria-current={isIn(pathname, part) ? "true" : undefined}>
                {part.label}
              </Link>
            </li>
          ))}
        </LinkRow>
        <StudioPalette />
      </div>
      {children}
      <ProofWhenAsked />
    </>
  );
}
