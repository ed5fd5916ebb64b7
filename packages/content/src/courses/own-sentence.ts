import type { FieldAddress } from "./course.ts";

/** Where a learner’s own sentence about their work stands, the last word on it first: it is shown back at a module’s end. */
const ownSentences: readonly FieldAddress[] = [
  "sentence.frame/sentence.mine",
  "sentence.third",
  "neighbor.kept",
];

/** The sentence as it is now; nothing where none is written yet. */
export const ownSentence = (read: (address: FieldAddress) => string): string =>
  ownSentences.map((address) => read(address).trim()).find((words) => words !== "") ?? "";
