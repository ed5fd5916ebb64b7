import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { starterCourses } from "@academy/content/courses/starter-courses";
import { safeAnswers } from "@academy/content/help";
import { answerQuestion } from "../../answer-question.ts";
import { questionsIn } from "../../clauses.rules.ts";
import { withoutPersonal } from "../../exchanges/redact.rules.ts";
import { makeKnowledgeBase } from "../../knowledge-base.ts";
import type { LessonCourse } from "../../lessons/lesson-passages.ts";
import { makeLessonSearch } from "../../lessons/lesson-search.ts";
import { embedAll } from "../meaning/embed-all.ts";
import { type Meanings, readAs } from "../meaning/meanings.ts";
import { meaningId, shippedVectors } from "../meaning/shipped-vectors.ts";
import type { Vector } from "../meaning/vectors.ts";

const folder = join(import.meta.dirname, "../../../../../../../packages/content/src/courses");

/** The starter courses, as a learner who has all of them may open them; each lesson by its slug. */
const starterShelf: readonly LessonCourse[] = starterCourses.map(({ key, modules }) => ({
  id: key,
  version: "1",
  later: new Map(),
  read: () =>
    Promise.all(
      modules
        .flatMap(({ lessons }) => lessons)
        .map(async ({ slug, title }) => ({
          ...{ id: slug, title, slug, url: `/course/${key}/lesson/${slug}` },
          text: await readFile(join(folder, key, "lessons", `${slug}.md`), "utf8"),
        })),
    ),
}));

/** What the academy ships with, and nothing that would have to be worked out. */
const shippedMeanings: Meanings = {
  ofQuestion: async () => undefined,
  revision: () => 0,
  ofTexts: async (texts) => {
    const shipped = shippedVectors();
    const known = new Map<string, Vector>();
    for (const text of texts) {
      const vector = shipped.get(meaningId(readAs(text)));
      if (vector) known.set(text, vector);
    }
    return known;
  },
};

type Examinee = { question: string; hasCourses: boolean };

/** What each question was answered from: passages and lessons, the safe answer it got, or "none". */
export async function sitExam(asked: readonly Examinee[]): Promise<string[][]> {
  const vectorOf = await embedAll(
    asked.flatMap(({ question }) => [question, ...questionsIn(question)].map(withoutPersonal)),
  );
  const base = makeKnowledgeBase([]);
  const readLessons = makeLessonSearch(shippedMeanings);
  const outcomes: string[][] = [];
  for (const { question: message, hasCourses } of asked) {
    const vector = vectorOf(withoutPersonal(message));
    const parts = questionsIn(message)
      .map(withoutPersonal)
      .map((text) => ({ text, vector: vectorOf(text) }));
    const lessons = async () => (hasCourses ? readLessons(message, vector, starterShelf) : undefined);
    const { text, passageIds } = await answerQuestion({ message, vector, parts, lessons }, base);
    const safetyTopic = Object.entries(safeAnswers).find(([, words]) => words === text)?.[0];
    outcomes.push(passageIds.length > 0 ? [...passageIds] : [safetyTopic ? `safe-${safetyTopic}` : "none"]);
  }
  return outcomes;
}
