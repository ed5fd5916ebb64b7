import type { AllEdits } from "@academy/content/editing/editable";
import type { PlacedLinks } from "@academy/content/site-menu";
import { atEachPlace, type MenuEntries, type MenuEntry, menuPlaces } from "@academy/contract/fields/menu";
import type { Version } from "../edits/alternative.rules.ts";

/** What the owner has chosen, as it is kept: of her pages it says which they are, not where. */
export const menuEntriesIn = (edits: AllEdits): MenuEntries | undefined =>
  (edits.menu as unknown as { entries?: MenuEntries } | undefined)?.entries;

/** With the addresses that the owner's pages have now. One that nobody can see leads nowhere, and is left out. */
export function withMenu(edits: AllEdits, versions: readonly Version[]): AllEdits {
  const entries = menuEntriesIn(edits);
  if (!entries) return edits;
  const addresses = new Map(versions.map(({ page, own_page }) => [page, own_page?.address]));
  const linkOf = (entry: MenuEntry) => {
    if (entry.kind === "ours") return { to: entry.to };
    const to = entry.kind === "page" ? addresses.get(entry.page) : entry.to;
    return to === undefined ? [] : { to, label: entry.label };
  };
  const links: PlacedLinks = atEachPlace((place) => (entries[place] ?? []).flatMap(linkOf));
  // No texts: only the menu's own words hold these.
  return { ...edits, menu: { links } as unknown as AllEdits[string] };
}

/** The addresses that every page leads to. */
export const linkedFrom = (edits: AllEdits): ReadonlySet<string> => {
  const { links } = (edits.menu ?? {}) as unknown as { links?: PlacedLinks };
  return new Set(menuPlaces.flatMap((place) => links?.[place].map(({ to }) => to) ?? []));
};
