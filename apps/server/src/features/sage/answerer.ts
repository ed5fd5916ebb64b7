import type { Db } from "../../platform/db/database.ts";
import type { Member } from "../access/public.ts";
import { answerQuestion, type Reply } from "./answer-question.ts";
import type { LessonPassages } from "./lessons/lesson-passages.ts";
import { makeLessonSearch } from "./lessons/lesson-search.ts";
import { makeFreshKnowledgeBase } from "./taught-passages.ts";

export type Answerer = (message: string, asking: Member | undefined) => Promise<Reply>;

/** All that answers without a model: what the pages say, what the owner taught, what a person's lessons say. */
export function makeAnswerer(db: Db, lessonPassages: LessonPassages): Answerer {
  const freshKnowledgeBase = makeFreshKnowledgeBase(db);
  const findLesson = makeLessonSearch();
  return async (message, asking) =>
    answerQuestion(message, await freshKnowledgeBase(), async () =>
      asking ? findLesson(message, await lessonPassages(asking)) : undefined,
    );
}
