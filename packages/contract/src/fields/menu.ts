/** Without a schema, for pages: what the owner may put into the menu of visitors and into the footer. */
export const footerPlaces = ["quick", "academy", "support"] as const;
/** Where links stand: in the bar, or in a column of the footer. */
export const menuPlaces = ["bar", ...footerPlaces] as const;
export type MenuPlace = (typeof menuPlaces)[number];

/** One thing for each place. */
export const atEachPlace = <Thing>(make: (place: MenuPlace) => Thing) =>
  Object.fromEntries(menuPlaces.map((place) => [place, make(place)])) as Record<MenuPlace, Thing>;

/** In the bar, and in the footer as a whole. */
export const maxOwnEntries = 8;
export const maxEntryLabel = 40;
export const maxEntryAddress = 300;

/** A link of the academy's, known by where it leads; a page of the owner's own; or another site. */
export type MenuEntry =
  | { kind: "ours"; to: string }
  | { kind: "page"; page: string; label: string }
  | { kind: "outside"; to: string; label: string };
export type OwnEntry = Exclude<MenuEntry, { kind: "ours" }>;
export type MenuEntries = Record<MenuPlace, readonly MenuEntry[]>;

export const isOwnEntry = (entry: MenuEntry): entry is OwnEntry => entry.kind !== "ours";

/** `www.example.com/calm` is typed more often than it is meant to be a path. */
export function tidyOutside(typed: string): string {
  const address = typed.trim();
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#].*)?$/u.test(address) ? `https://${address}` : address;
}

/** Another site, over https alone: neither a script nor somebody's password is an address. */
export function isOutsideAddress(to: string): boolean {
  if (/[\p{Cc}\s\\]/u.test(to) || !/^https:\/\//i.test(to) || !URL.canParse(to)) return false;
  const { hostname, username, password } = new URL(to);
  return hostname.includes(".") && username === "" && password === "";
}

/** As people count: one flag or one family is one. */
export const isShortLabel = (label: string): boolean =>
  [...new Intl.Segmenter("en", { granularity: "grapheme" }).segment(label)].length <= maxEntryLabel &&
  label.length <= maxEntryLabel * 4;

/** What is the same link, however it is written. */
export function targetOf(entry: MenuEntry): string {
  if (entry.kind === "page") return entry.page;
  return URL.canParse(entry.to) ? new URL(entry.to).href : entry.to;
}

/** The bar is one menu, the footer is another: the places that belong together with this one. */
export const menuOf = (place: MenuPlace): readonly MenuPlace[] => (place === "bar" ? ["bar"] : footerPlaces);

/** The owner's own of a menu. */
export const ownEntriesOf = (entries: MenuEntries, place: MenuPlace): OwnEntry[] =>
  menuOf(place).flatMap((each) => entries[each].filter(isOwnEntry));
