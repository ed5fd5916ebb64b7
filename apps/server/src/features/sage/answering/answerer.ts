import { answerQuestion } from "../answer-question.ts";
import type { Asker } from "../asker.ts";
import { questionsIn } from "../clauses.rules.ts";
import { withoutPersonal } from "../exchanges/redact.rules.ts";
import { type KnowledgeBase, makeKnowledgeBase, textsToRead } from "../knowledge-base.ts";
import type { LessonCourse } from "../lessons/lesson-passages.ts";
import { makeLessonSearch } from "../lessons/lesson-search.ts";
import type { LessonText } from "../lessons/lessons.queries.ts";
import { answerOwn, type OwnResult } from "../own/answer-own.ts";
import { type FactSources, makeTellOwn } from "../own/tell-own.ts";
import { publishedPassages } from "../passages/published-passages.ts";
import type { Reply } from "../reply.ts";
import type { TaughtAnswer } from "../studio/taught-answers.queries.ts";
import { toTaughtPassage } from "../taught-passage.ts";
import type { Meanings } from "../understanding/meaning/meanings.ts";
import type { Vector } from "../understanding/meaning/vectors.ts";

/** What the question means stands beside its answer, where that was found out. */
export type ReplyWithMeaning = Reply & { vector?: Vector | undefined };
export type Answerer = (message: string, asker: Asker | undefined) => Promise<ReplyWithMeaning>;

/** What an answer needs of the database and of the model, wherever these are. */
export type AnswerSources = Pick<Meanings, "ofQuestion" | "ofTexts"> &
  FactSources & {
    findTaughtVersion(): Promise<string>;
    listTaught(): Promise<readonly TaughtAnswer[]>;
    listCourses(asker: Asker): Promise<readonly Omit<LessonCourse, "read">[]>;
    readCourse(id: string): Promise<readonly LessonText[]>;
    findResult(asker: Asker): Promise<OwnResult | undefined>;
  };

/** All that answers without a model: what the pages say, what the owner taught, what a person's lessons say. */
export function makeAnswerer(sources: AnswerSources, revision: () => number): Answerer {
  const meanings = { ...sources, revision };
  const freshKnowledgeBase = makeFreshKnowledgeBase(sources, meanings);
  const readLessons = makeLessonSearch(meanings);
  const tellOwn = makeTellOwn(sources);

  const meaningsOf = (message: string) =>
    Promise.all(
      questionsIn(message).map(async (question) => {
        const text = withoutPersonal(question);
        return { text, vector: await meanings.ofQuestion(text) };
      }),
    );
  const coursesOf = async (asker: Asker) =>
    (await sources.listCourses(asker)).map((course) => ({
      ...course,
      read: () => sources.readCourse(course.id),
    }));

  return async (message, asker) => {
    const base = await freshKnowledgeBase();
    const own = asker && (await answerOwn(message, base, () => sources.findResult(asker)));
    if (own) return own;
    const vector = await meanings.ofQuestion(withoutPersonal(message));
    const lessons = async () => (asker ? readLessons(message, vector, await coursesOf(asker)) : undefined);
    const as = asker && asker.role !== "learner" ? "staff" : "learner";
    const parts = await meaningsOf(message);
    const reply = await answerQuestion({ message, vector, parts, lessons, as }, base);
    return { ...(asker ? await tellOwn(reply, { message, vector, asker }) : reply), vector };
  };
}

/** What the pages say and what the owner has taught, made anew whenever something was taught, by whichever process. */
function makeFreshKnowledgeBase(
  { findTaughtVersion, listTaught }: AnswerSources,
  meanings: Meanings,
): () => Promise<KnowledgeBase> {
  type KeptPassages = { version: string; written: unknown; base: KnowledgeBase };
  let kept: KeptPassages | undefined;
  return async () => {
    const version = `${await findTaughtVersion()} ${meanings.revision()}`;
    const written = publishedPassages();
    if (kept?.version !== version || kept.written !== written) {
      const taught = (await listTaught()).map(toTaughtPassage);
      const base = makeKnowledgeBase(taught, await meanings.ofTexts(textsToRead(taught)));
      kept = { version, written, base };
    }
    return kept.base;
  };
}
