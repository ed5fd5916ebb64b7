import { editable } from "../../editing/editable.ts";

/** Said of what stands in a text: a lesson's, or that of a page of the owner's own. */
export const textWords = editable("text-words", {
  opensNewTab: "(opens in a new tab)",
  /** After the name of a course that the reader doesn’t have. */
  notYours: "(a separate course)",
} as const);
