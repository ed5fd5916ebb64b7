import type { Db } from "../../../platform/db/database.ts";
import type { OwnFacts } from "../../../platform/own-facts.ts";
import { makeQuizVersions } from "../../quiz-texts/public.ts";
import { listResultsOf } from "../../results/public.ts";
import type { Asker } from "../asker.ts";
import type { LessonPassages } from "../lessons/lesson-passages.ts";
import { readLessonTexts } from "../lessons/lessons.queries.ts";
import { listAllTaughtAnswers } from "../studio/taught-answers.queries.ts";
import { findTaughtVersion } from "../studio/taught-version.ts";
import type { Meanings } from "../understanding/meaning/meanings.ts";
import type { AnswerSources } from "./answerer.ts";

export type AnswerSourceDeps = {
  db: Db;
  lessonPassages: LessonPassages;
  meanings: Meanings;
  /** What features can tell people about themselves. */
  ownFacts: readonly OwnFacts<Asker>[];
};

/** What the thread that answers asks for: it has no database of its own. */
export function answerSources({ db, lessonPassages, meanings, ownFacts }: AnswerSourceDeps): AnswerSources {
  const quizVersions = makeQuizVersions(db);
  return {
    ofQuestion: meanings.ofQuestion,
    ofTexts: meanings.ofTexts,
    findTaughtVersion: () => findTaughtVersion(db),
    listTaught: () => listAllTaughtAnswers(db),
    listCourses: async (asker) =>
      (await lessonPassages(asker)).map(({ id, version, later }) => ({ id, version, later })),
    readCourse: (id) => readLessonTexts(db, id),
    async findResult(asker) {
      const [newest] = await listResultsOf(db, asker);
      if (!newest) return undefined;
      const { token, result, quizVersion } = newest;
      const texts = await quizVersions.textsOf(quizVersion);
      return { token, primary: result.primary.archetype, secondary: result.secondary.archetype, texts };
    },
    listFacts: async () => ownFacts.map(({ name, asks, passages }) => ({ name, asks, passages })),
    findFact: async (name, asker) => ownFacts.find((fact) => fact.name === name)?.find(asker),
  };
}
