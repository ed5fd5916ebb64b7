import { siteFrame } from "@academy/content/pages/site-frame";
import { studioMenuPage } from "@academy/content/pages/studio/settings/menu-page";
import { siteFooter } from "@academy/content/site-footer";
import {
  isOutsideAddress,
  isShortLabel,
  type MenuEntries,
  type MenuEntry,
  type MenuPlace,
  maxEntryLabel,
  menuOf,
  type OwnEntry,
  ownEntriesOf,
  targetOf,
} from "@academy/contract/fields/menu";
import { fillWords } from "../../../../lib/text/fill-words.ts";

const { problems } = studioMenuPage.form;

/** Where an entry stands. */
export type Spot = { place: MenuPlace; index: number };

export const nameOfPlace = (place: MenuPlace): string =>
  place === "bar"
    ? studioMenuPage.bar
    : (siteFooter.columns.find(({ id }) => id === place)?.heading ?? place);

/** What visitors read. */
export function labelOf(place: MenuPlace, entry: MenuEntry): string {
  if (entry.kind !== "ours") return entry.label;
  if (place === "bar") return siteFrame.links.quiz;
  const links: readonly { label: string; to: string }[] =
    siteFooter.columns.find(({ id }) => id === place)?.links ?? [];
  return links.find(({ to }) => to === entry.to)?.label ?? entry.to;
}

export const withEntry = (entries: MenuEntries, { place, index }: Spot, entry: OwnEntry): MenuEntries => ({
  ...entries,
  [place]: entries[place].toSpliced(index, 0, entry),
});

export const withoutEntry = (entries: MenuEntries, { place, index }: Spot): MenuEntries => ({
  ...entries,
  [place]: entries[place].toSpliced(index, 1),
});

/** The same where it can't go there: the academy's own stay in their column, and a menu is no footer. */
export function moveEntry(entries: MenuEntries, from: Spot, to: Spot): MenuEntries {
  const entry = entries[from.place][from.index];
  if (!entry || !menuOf(from.place).includes(to.place)) return entries;
  if (entry.kind === "ours" && from.place !== to.place) return entries;
  const without = withoutEntry(entries, from);
  return { ...without, [to.place]: without[to.place].toSpliced(to.index, 0, entry) };
}

/** One up or down: from the end of a column into the next, where it may. */
export function spotBeside(entries: MenuEntries, { place, index }: Spot, by: -1 | 1): Spot | undefined {
  const next = index + by;
  if (next >= 0 && next < entries[place].length) return { place, index: next };
  if (entries[place][index]?.kind === "ours") return undefined;
  const places = menuOf(place);
  const beside = places[places.indexOf(place) + by];
  return beside && { place: beside, index: by === 1 ? 0 : entries[beside].length };
}

type EntryProblems = { page?: string; address?: string; label?: string };

/** What keeps an entry from standing there, beside the field it is about; `at` is where it stood before. */
export function problemsOf(
  entries: MenuEntries,
  place: MenuPlace,
  entry: OwnEntry,
  before?: OwnEntry,
): EntryProblems {
  const found: EntryProblems = {};
  const others = ownEntriesOf(entries, place).filter((each) => each !== before);
  const twin = others.find((each) => targetOf(each) === targetOf(entry));
  const twice = twin && fillWords(problems.twice, { title: twin.label });
  if (entry.kind === "page") {
    if (entry.page === "") found.page = problems.page;
    else if (twice) found.page = twice;
  } else if (!isOutsideAddress(entry.to)) {
    found.address = /^http:\/\//i.test(entry.to) ? problems.insecure : problems.address;
  } else if (twice) found.address = twice;
  if (entry.label === "") found.label = problems.noLabel;
  else if (!isShortLabel(entry.label)) found.label = fillWords(problems.longLabel, { most: maxEntryLabel });
  return found;
}
