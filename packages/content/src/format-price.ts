import { formatCount } from "./format-count.ts";

/** A price as it is printed, on every page and in every answer: whole dollars without cents, all others with both. */
export const formatPrice = (cents: number) => `$${formatCount(cents / 100, cents % 100 ? 2 : 0)}`;
