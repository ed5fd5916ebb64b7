import type { Paper } from "@academy/contract/fields/papers";

const unitedStates = /\b(USA|U\.S\.A?\.|United States)|\b[A-Z]{2} \d{5}(-\d{4})?$/;

/** What somebody at this address prints on: US Letter in the United States, A4 elsewhere. */
export const paperIn = (address: readonly string[]): Paper =>
  address.some((line) => unitedStates.test(line.trim())) ? "letter" : "a4";
