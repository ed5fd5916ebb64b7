import type { Db } from "../../platform/db/database.ts";
import type { Person } from "../../platform/personal-data.ts";
import type { Member } from "../access/public.ts";
import { makeQuizVersions } from "../quiz-texts/public.ts";
import { listResultsOf } from "../results/public.ts";
import { answerQuestion, type Reply } from "./answer-question.ts";
import type { LessonPassages } from "./lessons/lesson-passages.ts";
import { makeLessonSearch } from "./lessons/lesson-search.ts";
import { answerOwn, type OwnResult } from "./own/answer-own.ts";
import { makeFreshKnowledgeBase } from "./taught-passages.ts";

export type Asker = Member & Person;
export type Answerer = (message: string, asker: Asker | undefined) => Promise<Reply>;

/** All that answers without a model: what the pages say, what the owner taught, what a person's lessons say. */
export function makeAnswerer(db: Db, lessonPassages: LessonPassages): Answerer {
  const freshKnowledgeBase = makeFreshKnowledgeBase(db);
  const findLesson = makeLessonSearch();
  const quizVersions = makeQuizVersions(db);

  async function findResult(asker: Asker): Promise<OwnResult | undefined> {
    const [newest] = await listResultsOf(db, asker);
    if (!newest) return undefined;
    const { token, result, quizVersion } = newest;
    const texts = await quizVersions.textsOf(quizVersion);
    return { token, primary: result.primary.archetype, secondary: result.secondary.archetype, texts };
  }

  return async (message, asker) => {
    const base = await freshKnowledgeBase();
    const own = asker && (await answerOwn(message, base, () => findResult(asker)));
    return (
      own ??
      answerQuestion(message, base, async () =>
        asker ? findLesson(message, await lessonPassages(asker)) : undefined,
      )
    );
  };
}
