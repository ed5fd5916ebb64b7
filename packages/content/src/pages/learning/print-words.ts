import { editable } from "../../editing/editable.ts";

/** While a PDF of what somebody wrote is made, and where it could not be fetched. */
export const printWords = editable("print-words", {
  making: "Making your PDF…",
  failed: "The PDF couldn’t be fetched. Please check your connection and try again.",
} as const);
