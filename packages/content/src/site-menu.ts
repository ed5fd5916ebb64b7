import type { MenuPlace } from "@academy/contract/fields/menu";
import { editable } from "./editing/editable.ts";

/** Without a label it is one of the academy's own, in another place. */
type PlacedLink = { to: string; label?: string };
export type PlacedLinks = Readonly<Record<MenuPlace, readonly PlacedLink[]>>;

/** What stands in the bar of visitors and in the footer where the owner has added to it or put it in another order. */
export const siteMenu = editable<{ links: PlacedLinks | null }>("menu", { links: null });

type SiteLink = { label: string; to: string };

/** Links in the owner's order, with hers among them. */
export function linksAt<Link extends SiteLink>(
  place: MenuPlace,
  ours: readonly Link[],
): readonly (Link | SiteLink)[] {
  const placed = siteMenu.links?.[place];
  if (!placed) return ours;
  const links = placed.flatMap(({ to, label }) =>
    label === undefined ? ours.filter((each) => each.to === to) : [{ to, label }],
  );
  // A release may have one more.
  return [...links, ...ours.filter(({ to }) => placed.every((each) => each.to !== to))];
}
