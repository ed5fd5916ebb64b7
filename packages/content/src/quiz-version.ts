import { editable } from "./editable.ts";

/** The version of the quiz's texts that an attempt begins with now: the first, which has no name, or a published one. */
export const quizVersion = editable("quiz-version", {
  name: "",
  /** What it says of the sample result's archetypes, as JSON: that page is drawn before anything is fetched. */
  sample: "",
});
