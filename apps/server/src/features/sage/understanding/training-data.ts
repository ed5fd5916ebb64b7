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
      weight: who === "written" ? writtenWeight : 1,
    })),
  );
  return [...own, ...practiced];
}
