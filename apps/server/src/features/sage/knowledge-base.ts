import { normalizeQuestion } from "./exchanges/question-key.rules.ts";
import { makeFindTaught, questionsOf, type TaughtMatch, type TaughtPassage } from "./find-taught.ts";
import { allPassages } from "./passages/all.ts";
import type { Passage } from "./passages/passage.ts";
import { makeShareOfWords, type ShareOfWords } from "./passages/passage-words.ts";
import { publishedPassages } from "./passages/published-passages.ts";
import { type Classify, loadHead, makeClassify, makeWeighStem } from "./understanding/head/head.ts";
import { nearness, type Vector } from "./understanding/meaning/vectors.ts";

export type KnowledgeBase = {
  classify: Classify;
  /** The nearest of what the owner has taught. */
  findTaught(message: string, vector: Vector | undefined): TaughtMatch | undefined;
  /** How near a question is to the one that a passage suggests; 1 where that can't be known. */
  nearnessTo(passageId: string, vector: Vector | undefined): number;
  shareOfWords: ShareOfWords;
  passages: ReadonlyMap<string, Passage>;
  /** What answers a question in these very words: the pages' own suggestions, and whatever the owner has taught. */
  byKey: ReadonlyMap<string, Passage>;
};

/** What is compared with what was taught: nothing, where nothing was. Of some the meaning may be known already. */
export const textsToRead = (
  taught: readonly TaughtPassage[],
  unread: readonly TaughtPassage[] = taught,
): string[] =>
  taught.length === 0
    ? []
    : [...unread.flatMap(questionsOf), ...writtenPassages().flatMap(({ asks, title }) => [asks, title])];

const writtenPassages = () => publishedPassages() ?? allPassages;

let head: { classify: Classify; weigh: ReturnType<typeof makeWeighStem> } | undefined;

let words: { of: readonly Passage[]; share: ShareOfWords } | undefined;

/** Read once, however often something is taught. */
function wordsOf(written: readonly Passage[]): ShareOfWords {
  if (words?.of !== written) words = { of: written, share: makeShareOfWords(written) };
  return words.share;
}

export function makeKnowledgeBase(
  taught: readonly TaughtPassage[],
  meanings: ReadonlyMap<string, Vector> = new Map(),
): KnowledgeBase {
  head ??= { classify: makeClassify(loadHead()), weigh: makeWeighStem(loadHead()) };
  const written = writtenPassages();
  const passages = new Map([...written, ...taught].map((passage) => [passage.id, passage]));
  const keys = [
    ...written.map((passage) => [passage.asks, passage] as const),
    ...taught.flatMap((passage) => questionsOf(passage).map((question) => [question, passage] as const)),
  ];
  return {
    classify: head.classify,
    findTaught: makeFindTaught(taught, meanings, head.weigh),
    nearnessTo(passageId, vector) {
      const passage = passages.get(passageId);
      const known = passage ? [passage.asks, passage.title].flatMap((text) => meanings.get(text) ?? []) : [];
      if (!vector || known.length === 0) return 1;
      return Math.max(...known.map((each) => nearness(each, vector)));
    },
    shareOfWords: wordsOf(written),
    passages,
    byKey: new Map(keys.map(([question, passage]) => [normalizeQuestion(question), passage])),
  };
}
