import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { allPassages } from "../../passages/all.ts";
import { type SafetyTopic, safetyTopics } from "../../safety/safety.rules.ts";
import { readLessonQuestions } from "../practice/lesson-questions.ts";
import { readPractice } from "../practice/read-questions.ts";

/** The class of what is none of the academy's business. */
export const offTopic = "none";
/** The class of what only a professional may answer. */
export const safetyClass = (topic: SafetyTopic) => `safe-${topic}`;
/** The class of what a lesson of the starter courses teaches. */
export const lessonClass = (slug: string) => `lesson:${slug}`;
export const isLessonClass = (id: string) => id.startsWith(lessonClass(""));

/** Written ways of asking are many and alike; what people really type counts more. */
const writtenWeight = 0.6;
const isWritten = (who: string) => who === "written" || who === "before-buying";
const lessonWeight = 2.5;
/** An answer that is not ours to give costs more than one "I don't know". */
const weightOf = (ids: readonly string[]) =>
  ids.includes(offTopic) ? 2 : ids.some((id) => id.startsWith("safe-")) ? 1.5 : 1;

/** Every passage is a class of its own, and every lesson. */
export const listClasses = (): string[] => [
  ...allPassages.map(({ id }) => id),
  ...safetyTopics.map(safetyClass),
  offTopic,
  ...new Set(readLessonQuestions().map(({ slug }) => lessonClass(slug))),
];

export type PracticeQuestion = { text: string; classes: readonly string[]; weight: number };

export function listPractice(): PracticeQuestion[] {
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
  const lessons = readLessonQuestions().map(({ slug, question }) => ({
    text: question,
    classes: [lessonClass(slug)],
    weight: lessonWeight,
  }));
  return [...own, ...practiced, ...lessons];
}

/** Changes with anything that could be learned differently. */
export function fingerprintOfPractice(): string {
  const own = allPassages.map(({ id, asks, title }) => [id, asks, title]);
  const hash = createHash("sha256").update(JSON.stringify([listClasses(), own]));
  const folder = join(import.meta.dirname, "../practice");
  for (const name of readdirSync(folder)
    .filter((each) => /\.(tsv|txt)$/.test(each))
    .toSorted()) {
    hash.update(readFileSync(join(folder, name)));
  }
  return hash.digest("hex");
}
