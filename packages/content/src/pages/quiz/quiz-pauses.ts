import { editable } from "../../editing/editable.ts";

/** Between two parts of the quiz: what changes now. Each is shown before the part it is named for. */
export const quizPauses = editable("quiz-pauses", {
  action: "Continue",
  2: {
    part: "Part 2 of 3 · 20 of 60 answered",
    heading: "Now, put things in order",
    text: "The next ten show you four things at a time. Give each one a number, from 1 for what matters most to 4. You can change your mind as often as you like.",
  },
  3: {
    part: "Part 3 of 3 · 30 of 60 answered",
    heading: "You’re halfway. Take a breath.",
    text: "What’s left is thirty short statements. For each one, choose a number from 1, not me at all, to 7, completely describes me. The first number you feel is the right one.",
  },
} as const);
