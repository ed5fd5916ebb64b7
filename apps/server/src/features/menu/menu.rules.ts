import { ourLinks } from "@academy/content/our-links";
import {
  atEachPlace,
  type MenuEntries,
  type MenuPlace,
  maxOwnEntries,
  menuPlaces,
  ownEntriesOf,
  targetOf,
} from "@academy/contract/fields/menu";

/** As the academy began. */
export const firstEntries: MenuEntries = atEachPlace((place) =>
  ourLinks[place].map((to) => ({ kind: "ours", to }) as const),
);

/** What was kept, with the academy's own as this release has them. */
export const withOurs = (entries: MenuEntries): MenuEntries =>
  atEachPlace((place) => {
    const kept = entries[place].filter((each) => each.kind !== "ours" || ourLinks[place].includes(each.to));
    const isKept = (to: string) => kept.some((each) => each.kind === "ours" && each.to === to);
    const added = ourLinks[place].filter((to) => !isKept(to)).map((to) => ({ kind: "ours", to }) as const);
    return [...kept, ...added];
  });

type Problem = { path: string; message: string };

/** Why these can't stand in the menu and the footer, if so. */
export function whyNotMenu(entries: MenuEntries): Problem | undefined {
  for (const place of menuPlaces) {
    const problem = lacksOurs(entries, place) ?? atPlace(entries, place);
    if (problem) return problem;
  }
  return undefined;
}

function lacksOurs(entries: MenuEntries, place: MenuPlace): Problem | undefined {
  const ours = entries[place].flatMap((entry) => (entry.kind === "ours" ? [entry.to] : []));
  if ([...ours].sort().join(" ") === [...ourLinks[place]].sort().join(" ")) return undefined;
  return {
    path: place,
    message: "The academy’s own links stay where they are, each once. You can put them in another order.",
  };
}

function atPlace(entries: MenuEntries, place: MenuPlace): Problem | undefined {
  const own = ownEntriesOf(entries, place);
  if (own.length > maxOwnEntries) {
    return { path: place, message: `There’s room for ${maxOwnEntries} of your own.` };
  }
  for (const [index, entry] of entries[place].entries()) {
    if (entry.kind === "ours") continue;
    const path = `${place}.${index}.${entry.kind === "page" ? "page" : "to"}`;
    if (own.filter((each) => targetOf(each) === targetOf(entry)).length > 1) {
      return { path, message: `This link is here twice: ${entry.label}` };
    }
  }
  return undefined;
}

/** The owner's pages that are named anywhere. */
export const pagesIn = (entries: MenuEntries): string[] =>
  menuPlaces.flatMap((place) =>
    entries[place].flatMap((entry) => (entry.kind === "page" ? [entry.page] : [])),
  );

/** Where the academy's own alone stand, in their order. */
export const isAsItBegan = (entries: MenuEntries): boolean =>
  menuPlaces.every(
    (place) =>
      entries[place].length === ourLinks[place].length &&
      entries[place].every((entry, index) => entry.kind === "ours" && entry.to === ourLinks[place][index]),
  );
