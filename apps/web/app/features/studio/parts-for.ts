import { type StudioPart, studioPage } from "@academy/content/pages/studio/studio-page";
import type { Role } from "@academy/contract/account";
import { isAllowed } from "@academy/contract/roles";
import { matchPath } from "react-router";

const parts: readonly StudioPart[] = studioPage.parts;

/** The parts of the studio that somebody may open. One that does not say for whom it is, is for owners. */
export const partsFor = (role: Role): readonly StudioPart[] =>
  parts.filter((part) => isAllowed(part.for ?? "owners", role));

// Every other part lies below the first.
const isAt = (pathname: string, to: string) =>
  matchPath({ path: to, end: to === studioPage.parts[0].to, caseSensitive: true }, pathname) !== null;

export const isIn = (pathname: string, { to, alsoAt, forOwners = [] }: StudioPart): boolean =>
  [to, ...alsoAt, ...forOwners].some((path) => isAt(pathname, path));

/** A page that belongs to no part is the owner's. */
export function mayOpen(pathname: string, role: Role): boolean {
  if (role === "owner") return true;
  return partsFor(role).some(
    (part) => isIn(pathname, part) && !part.forOwners?.some((path) => isAt(pathname, path)),
  );
}
