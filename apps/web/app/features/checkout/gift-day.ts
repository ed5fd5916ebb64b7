import { tabStorage } from "../../lib/storage/storage.ts";

const keyOf = (order: string) => `gift-day:${order}`;

/** The day that was chosen in this tab; null is at once, and undefined that it is not known here. */
export const readGiftDay = (order: string): string | null | undefined =>
  tabStorage.read(keyOf(order), (kept) => (typeof kept === "string" || kept === null ? kept : undefined));

/** The thank-you page says when a gift is handed over, and may not tell strangers. */
export const keepGiftDay = (order: string, day: string | null) => void tabStorage.write(keyOf(order), day);
