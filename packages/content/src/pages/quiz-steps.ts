import { editable } from "../editing/editable.ts";

/** The small words of the quiz's steps: what they are called, and what a screen reader says of them. */
export const quizSteps = editable("quiz-steps", {
  loadedStage: {
    oneMoment: "One moment",
    tryAgain: "Try again",
  },
  intro: {
    needsJavascript: "The assessment needs JavaScript.",
  },
  newestResult: {
    yourLastResult: "Your last result:",
  },
  testimonials: {
    outOf5: "out of 5",
    with: "with",
  },
  questionStage: {
    place: "Question {number} of {total}",
    complete: "{percent}% Complete",
    progress: "Progress",
  },
  rankedPlace: {
    empty: "Empty",
    up: "Move up: {name}",
    down: "Move down: {name}",
    remove: "Remove: {name}",
  },
  unrankedOption: {
    place: "Place {number}: {text}",
  },
  rankingStep: {
    yourRanking: "Your ranking",
    leftToRank: "Left to rank",
  },
} as const);
