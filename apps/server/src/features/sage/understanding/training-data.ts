import { allPassages } from "../passages/all.ts";
import { type SafetyTopic, safetyTopics } from "../safety/safety.rules.ts";
import { readPractice } from "./practice/read-questions.ts";
import type { TrainingSample } from "./train.ts";

/** The class of what is none of the academy's business. */
export const offTopic = "none";
/** The class of what only a professional may answer. */
export const safetyClass = (topic: SafetyTopic) => `safe-${topic}`;

/** Written ways of asking are many and alike; what people really type counts more. */
const writtenWeight = 0.6;
/** Where ways of asking were written down in one go, by one hand. */
const isWritten = (who: string) => who === "written" || who === "before-buying";
/** An answer that is not ours to give costs more than one "I don't know". */
const weightOf = (ids: readonly string[]) =>
  ids.includes(offTopic) ? 2 : ids.some((id) => id.startsWith("safe-")) ? 1.5 : 1;

/** Every passage is a class of its own. */
export const listClasses = (): string[] => [
  ...allPassages.map(({ id }) => id),
  ...safetyTopics.map(safetyClass),
  offTopic,
];

export function listTrainingSamples(): TrainingSample[] {
  const own = allPassages.flatMap(({ id, asks, title }) =>
    [asks, title].map((text) => ({ text, classes: [id], weight: writtenWeight })),
  );
  const practiced = [...readPractice()].flatMap(([who, questions]) =>
    questions.map(({ question, ids }) => ({
      text: question,
      classes: ids,
      weight: (isWritten(who) ? writtenWeight : 1) * weightOf(ids),
    })),
  );
  return [...own, ...practiced];
}
