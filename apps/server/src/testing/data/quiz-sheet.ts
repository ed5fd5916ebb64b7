import { randomUUID } from "node:crypto";
import { setDesign, statementDesign } from "@academy/quiz/design";

const numbers = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

/** A whole sheet of somebody who is a mystic first and a teacher second. */
export const answers = {
  phase1_answers: numbers(20).map((questionId) => ({
    questionId,
    answer: questionId <= 12 ? "mystic" : questionId <= 17 ? "teacher" : "none",
    phase: 1,
  })),
  phase2_rankings: Object.fromEntries(
    numbers(10).map((id) => {
      const set = setDesign[id] ?? [];
      return [id, id % 2 === 1 ? [...set] : [...set].reverse()];
    }),
  ),
  phase3_ratings: Object.fromEntries(
    statementDesign.map((archetype, index) => [
      index + 1,
      archetype === "mystic" ? 7 : archetype === "teacher" ? 6 : index % 2 === 0 ? 2 : 3,
    ]),
  ),
};

/** By hand: 0.40 × phase 1 + 0.35 × phase 2 + 0.25 × phase 3. */
export const result = {
  // 22.8 / 30 = 76%
  primary: { archetype: "mystic", score: 22.8, confidence: 76 },
  // 12.6 / 22.8 = 55.26%
  secondary: { archetype: "teacher", score: 12.6, strength: 55 },
  allScores: {
    teacher: 12.6, // 6 + 2.1 + 4.5
    mother: 6.55, // 0 + 4.55 + 2
    mystic: 22.8, // 14.4 + 3.15 + 5.25
    architect: 6.8, // 0 + 4.55 + 2.25
    alchemist: 5.35, // 0 + 3.85 + 1.5
    medicineKeeper: 6.1, // 0 + 3.85 + 2.25
    performer: 6.3, // 0 + 4.55 + 1.75
    artist: 4.1, // 0 + 2.1 + 2
    earthGuardian: 5.85, // 0 + 3.85 + 2
    revolutionary: 4.2, // 0 + 2.45 + 1.75
  },
};

/** What the quiz sends, under an id of its own. */
export const submission = (more: object = {}) => ({
  email: "ann@example.org",
  name: "Ann Example",
  submission_id: randomUUID(),
  ...answers,
  ...more,
});
