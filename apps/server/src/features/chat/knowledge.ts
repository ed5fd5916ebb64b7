import { normaliseQuestion } from "./exchanges/public-to-chat.ts";
import { allPassages } from "./passages/all.ts";
import { outsideQuestions } from "./passages/outside.ts";
import type { Passage } from "./passages/passage.ts";
import { safeQuestions } from "./safe/safe-questions.ts";
import { type Finder, makeFinder, type Place } from "./search/finder.ts";

export type Knowledge = {
  finder: Finder;
  passages: ReadonlyMap<string, Passage>;
  /** What answers a question in these very words: the pages' own suggestions, and whatever the owner has taught. */
  byKey: ReadonlyMap<string, Passage>;
};

const placeOf = ({ id, asks, aliases, title, text }: Passage): Place => ({
  id,
  ways: [asks, ...aliases, title],
  text,
});

/** The passages, and beside them what is recognised only to be handed to others or declined. */
function placesOf(passages: readonly Passage[]): Place[] {
  const others = (mark: string, questions: Readonly<Record<string, readonly string[]>>) =>
    Object.entries(questions).map(([name, ways]) => ({ id: `${mark}-${name}`, ways, text: "" }));
  return [...passages.map(placeOf), ...others("safe", safeQuestions), ...others("outside", outsideQuestions)];
}

function learn(taught: readonly Passage[]): Knowledge {
  const passages = [...allPassages, ...taught];
  const keys = [
    ...allPassages.map((passage) => [passage.asks, passage] as const),
    ...taught.flatMap((passage) => [passage.asks, ...passage.aliases].map((way) => [way, passage] as const)),
  ];
  return {
    finder: makeFinder(placesOf(passages)),
    passages: new Map(passages.map((passage) => [passage.id, passage])),
    byKey: new Map(keys.map(([way, passage]) => [normaliseQuestion(way), passage])),
  };
}

let fromPages: Knowledge | undefined;

/**
 * What the pages say is the same for every server of a process. Learning it takes about a second and some memory: it is
 * done for the first question, so that an academy that nobody asks anything pays nothing.
 */
export function knowledgeWith(taught: readonly Passage[]): Knowledge {
  if (taught.length > 0) return learn(taught);
  fromPages ??= learn([]);
  return fromPages;
}
