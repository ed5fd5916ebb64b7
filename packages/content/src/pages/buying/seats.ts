import { editable } from "../../editing/editable.ts";

/** What is left of seats that are counted, said wherever they can be taken. */
export const seatWords = editable("seat-words", {
  left: {
    one: "1 of {seats} founding seats is left",
    many: "{count} of {seats} founding seats are left",
  },
  none: "All {seats} seats are taken",
} as const);
