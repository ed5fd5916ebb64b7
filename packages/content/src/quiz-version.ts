import { editable } from "./editing/editable.ts";

/** The version of the quiz's texts that an attempt begins with now: the first, which has no name, or a published one. */
export const quizVersion = editable("quiz-version", {
  name: "",
  /** What it says of the sample result's archetypes, as JSON: that page is drawn before anything is fetched. */
  sample: "",
});

/** Under this name the server reads what that version says of the archetypes. No page does: they fetch the version. */
export const quizProfilesKey = "quiz-profiles";

/** By the id of each text, what differs from the first version. */
export const quizProfiles = (): Readonly<Record<string, string>> =>
  (globalThis.academyWords?.[quizProfilesKey] ?? {}) as Readonly<Record<string, string>>;
