import { sageTalk } from "@academy/content/help";
import type { Db } from "../../platform/db/database.ts";
import type { OwnFacts } from "../../platform/own-facts.ts";
import type { Person } from "../../platform/personal-data.ts";
import type { Member } from "../access/public.ts";
import { makeQuizVersions } from "../quiz-texts/public.ts";
import { listResultsOf } from "../results/public.ts";
import { answerQuestion, type Reply, withoutPersonal } from "./answer-question.ts";
import { questionsIn } from "./clauses.rules.ts";
import { type KnowledgeBase, makeKnowledgeBase, questionsOf, type TaughtPassage } from "./knowledge-base.ts";
import type { LessonPassages } from "./lessons/lesson-passages.ts";
import { makeLessonSearch } from "./lessons/lesson-search.ts";
import { answerOwn, type OwnResult } from "./own/answer-own.ts";
import { makeTellOwn } from "./own/tell-own.ts";
import { publishedPassages } from "./passages/published-passages.ts";
import { listAllTaughtAnswers, type TaughtAnswer } from "./studio/taught-answers.queries.ts";
import { taughtPassageId } from "./studio/taught-passage.rules.ts";
import { findTaughtVersion } from "./studio/taught-version.ts";
import type { Meanings } from "./understanding/meaning/meanings.ts";

export type Asker = Member & Person;
export type Answerer = (message: string, asker: Asker | undefined) => Promise<Reply>;

export type AnswererDeps = {
  db: Db;
  lessonPassages: LessonPassages;
  meanings: Meanings;
  /** What features can tell people about themselves. */
  ownFacts: readonly OwnFacts<Asker>[];
};

/** All that answers without a model: what the pages say, what the owner taught, what a person's lessons say. */
export function makeAnswerer({ db, lessonPassages, meanings, ownFacts }: AnswererDeps): Answerer {
  const freshKnowledgeBase = makeFreshKnowledgeBase(db, meanings);
  const readLessons = makeLessonSearch(meanings);
  const tellOwn = makeTellOwn(ownFacts, meanings);
  const quizVersions = makeQuizVersions(db);

  async function findResult(asker: Asker): Promise<OwnResult | undefined> {
    const [newest] = await listResultsOf(db, asker);
    if (!newest) return undefined;
    const { token, result, quizVersion } = newest;
    const texts = await quizVersions.textsOf(quizVersion);
    return { token, primary: result.primary.archetype, secondary: result.secondary.archetype, texts };
  }

  const meaningsOf = (message: string) =>
    Promise.all(
      questionsIn(message).map(async (question) => {
        const text = withoutPersonal(question);
        return { text, vector: await meanings.ofQuestion(text) };
      }),
    );

  return async (message, asker) => {
    const base = await freshKnowledgeBase();
    const own = asker && (await answerOwn(message, base, () => findResult(asker)));
    if (own) return own;
    const vector = await meanings.ofQuestion(withoutPersonal(message));
    const lessons = async () =>
      asker ? readLessons(message, vector, await lessonPassages(asker)) : undefined;
    const as = asker && asker.role !== "learner" ? "staff" : "learner";
    const parts = await meaningsOf(message);
    const reply = await answerQuestion({ message, vector, parts, lessons, as }, base);
    return asker ? tellOwn(reply, { message, vector, asker }) : reply;
  };
}

/** What the pages say and what the owner has taught, made anew whenever something was taught, by whichever process. */
function makeFreshKnowledgeBase(db: Db, meanings: Meanings): () => Promise<KnowledgeBase> {
  type KeptPassages = { version: string; written: unknown; base: KnowledgeBase };
  let kept: KeptPassages | undefined;
  return async () => {
    const version = `${await findTaughtVersion(db)} ${meanings.revision()}`;
    const written = publishedPassages();
    if (kept?.version !== version || kept.written !== written) {
      const taught = (await listAllTaughtAnswers(db)).map(toPassage);
      const base = makeKnowledgeBase(taught, await meanings.ofTexts(taught.flatMap(questionsOf)));
      kept = { version, written, base };
    }
    return kept.base;
  };
}

const toPassage = ({ id, question, answer, alsoAskedAs }: TaughtAnswer): TaughtPassage => ({
  id: taughtPassageId(id),
  ...sageTalk.taughtSource,
  text: answer,
  asks: question,
  alsoAskedAs,
  followUp: null,
  // The owner's words are said as the owner wrote them.
  isExact: true,
});
