import { editable } from "../../editing/editable.ts";

/** Beside what is to be filled in: how somebody else has done it. */
export const examplesWords = editable("examples-words", {
  open: "See how {name} filled this in",
  openPlan: "See a finished plan",
  own: "An example for {archetype}",
  ownNote: "Somebody of your archetype could have written this. Yours will sound like you.",
  people: "Whose pages to read",
  madeUp: "{name} is made up.",
  empty: "Left empty",
  checked: "Checked:",
  unchecked: "Not checked:",
  row: "Line {number}",
  loading: "Loading…",
  failed: "The examples couldn’t be loaded.",
  tryAgain: "Try again",
} as const);
