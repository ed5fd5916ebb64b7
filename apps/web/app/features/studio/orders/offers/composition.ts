import type { StudioOffer } from "@academy/contract/studio/offers";

export type Composition = readonly StudioOffer["benefits"][number][];

/** Put in at the end, for as long as the offer; or taken out. */
export const toggled = (chosen: Composition, id: string): Composition =>
  chosen.some(({ benefit }) => benefit === id)
    ? chosen.filter(({ benefit }) => benefit !== id)
    : [...chosen, { benefit: id, months: null }];

export const withMonths = (chosen: Composition, id: string, months: number | null): Composition =>
  chosen.map((each) => (each.benefit === id ? { ...each, months } : each));

const usual = [1, 2, 3, 4, 5, 6, 9, 12, 18, 24, 36];

/** What can be chosen, with what it is now among it. */
export const lengthsOf = (current: number | null): (number | null)[] => [
  null,
  ...new Set([...usual, ...(current === null ? [] : [current])].toSorted((one, other) => one - other)),
];
