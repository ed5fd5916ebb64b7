import { firstVersions } from "@academy/content/editing/editable";
import { editablePages } from "@academy/content/editing/editable-pages";
import { editableMails } from "@academy/content/mails/editable-mails";
import { alumniGroup, blueprintTiers, offers, subscribePackage } from "@academy/content/offers";
import { claims } from "@academy/content/proof/claims";

type LiveValue = Record<string, unknown> | unknown[];

/** What the server itself reads of the words that can change, and what follows from them. */
const live = new Map<string, LiveValue>([
  ...[...editablePages, ...editableMails].flatMap(({ parts }) =>
    parts.map(({ key, words }) => [key, words as LiveValue] as const),
  ),
  ["claims", claims as LiveValue],
  ["subscribe-package", subscribePackage as LiveValue],
  ["blueprint-tiers", blueprintTiers as unknown as LiveValue],
  ["alumni-group", alumniGroup as LiveValue],
  ["offers", offers as unknown as LiveValue],
]);

/** As the academy began with them. */
const first = new Map(
  [...live].map(([key, words]) => [key, Array.isArray(words) ? [...words] : { ...words }]),
);

/** What edits are of, where the offers and the academy's name are others than it began with. */
let firstNow: Readonly<Record<string, unknown>> = {};

/** What an edit of a page is held against: its words as they would be without one. */
export const firstWords = (key: string): unknown => firstNow[key] ?? firstVersions.get(key);

/** All of them, as they are in this thread. */
export const allFirstWords = (): Record<string, unknown> => Object.fromEntries(firstVersions);

/** As they are now, to be read in another thread. */
export const liveWords = (): Record<string, unknown> => Object.fromEntries(live);

/**
 * Others hold these very objects, so what is in them is replaced, one level deep; what follows from them was evaluated
 * in a thread that began with the new words. What is not given is as the academy began with it.
 */
export function setLiveWords(
  words: Readonly<Record<string, unknown>>,
  firstWithThem: Readonly<Record<string, unknown>> = {},
): void {
  firstNow = firstWithThem;
  for (const [key, held] of live) {
    const given = (words[key] ?? first.get(key)) as LiveValue;
    if (Array.isArray(held)) held.splice(0, held.length, ...(given as unknown[]));
    else {
      for (const name of Object.keys(held)) if (!(name in given)) delete held[name];
      Object.assign(held, given);
    }
  }
}
