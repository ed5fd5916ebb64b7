import { editable } from "./editing/editable.ts";

/** What a certificate says. */
export const certificateWords = editable("certificate-words", {
  heading: "Certificate of completion",
  certifies: "This is to certify that",
  /** Where the name can't be printed in any of our fonts. */
  namelessHolder: "the learner named at the address below",
  completed: "has completed every lesson of the course",
  check: "Check this certificate at",
  dateLabel: "Completed on",
} as const);
