import type { ChosenAnswer, QuizAnswers } from "../answers.ts";
import { questionDesign, setDesign } from "../design.ts";
import { type Phase, type StepOrder, stepsInOrder } from "../steps.ts";
import { archetypeOf } from "./score.ts";

export const carelessSignNames = ["equal-ratings", "same-position", "same-ranking"] as const;
export type CarelessSign = (typeof carelessSignNames)[number];

/**
 * How many alike in a row are no chance any more. Somebody who throws dice shows ten equal ratings, ten times the same
 * place or six equal rankings about once in a million quizzes; somebody who reads meets every archetype in every place
 * equally often, so that liking one of them does not look like liking a place.
 */
const tellingRun = { ratings: 10, positions: 10, rankings: 6 } as const;

const idsOf = (order: StepOrder, phase: Phase) =>
  stepsInOrder(order)
    .filter((step) => step.phase === phase)
    .map(({ id }) => id);
const idsIn = (order: StepOrder) => ({ 1: idsOf(order, 1), 2: idsOf(order, 2), 3: idsOf(order, 3) });
const idsByPhase = { sequence: idsIn("sequence"), interleaved: idsIn("interleaved") };

/** What looks answered without reading, in the order it was asked. Whatever was not answered ends a run. */
export function carelessSigns({ phase1, phase2, phase3 }: QuizAnswers, order: StepOrder): CarelessSign[] {
  const asked = idsByPhase[order];
  const chosen = new Map(phase1.map(({ questionId, answer }) => [questionId, answer]));

  const ratings = asked[3].map((id) => phase3[id]);
  const positions = asked[1].map((id) => shownPosition(id, chosen.get(id)));
  const rankings = asked[2].map((id) => rankingPattern(id, phase2[id]));
  const signs: [CarelessSign, boolean][] = [
    ["equal-ratings", longestRun(ratings) >= tellingRun.ratings],
    ["same-position", longestRun(positions) >= tellingRun.positions],
    ["same-ranking", longestRun(rankings) >= tellingRun.rankings],
  ];
  return signs.flatMap(([sign, isThere]) => (isThere ? [sign] : []));
}

/** Where on the screen it stood: 0 to 4, 5 for none of them. An answer that was not on the screen has no place. */
function shownPosition(questionId: number, answer: ChosenAnswer | undefined): number | undefined {
  if (answer === undefined) return undefined;
  if (answer === "none") return 5;
  const archetype = archetypeOf(questionId, answer);
  const place = archetype ? (questionDesign[questionId]?.indexOf(archetype) ?? -1) : -1;
  const onScreen = questionId % 2 === 1 ? place : place - 5;
  return onScreen >= 0 && onScreen < 5 ? onScreen : undefined;
}

/** In which order the four places of the set were taken. */
function rankingPattern(setId: number, ranking: QuizAnswers["phase2"][string] | undefined) {
  return ranking?.map((archetype) => setDesign[setId]?.indexOf(archetype)).join("");
}

function longestRun(values: readonly (string | number | undefined)[]): number {
  let [longest, length] = [0, 0];
  values.forEach((value, index) => {
    length = value === undefined ? 0 : value === values[index - 1] ? length + 1 : 1;
    longest = Math.max(longest, length);
  });
  return longest;
}
