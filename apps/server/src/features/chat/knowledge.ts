import { allPassages } from "./passages/all.ts";
import { outsideQuestions } from "./passages/outside.ts";
import type { Passage } from "./passages/passage.ts";
import { safeQuestions } from "./safe/safe-questions.ts";
import { type Finder, makeFinder, type Place } from "./search/finder.ts";

export type Knowledge = { finder: Finder; passages: ReadonlyMap<string, Passage> };

const placeOf = ({ id, asks, aliases, title, text }: Passage): Place => ({
  id,
  ways: [asks, ...aliases, title],
  text,
});

/** The passages, and beside them what is recognised only to be handed to others or declined. */
export function placesOf(passages: readonly Passage[]): Place[] {
  const others = (mark: string, questions: Readonly<Record<string, readonly string[]>>) =>
    Object.entries(questions).map(([name, ways]) => ({ id: `${mark}-${name}`, ways, text: "" }));
  return [...passages.map(placeOf), ...others("safe", safeQuestions), ...others("outside", outsideQuestions)];
}

const learn = (passages: readonly Passage[]): Knowledge => ({
  finder: makeFinder(placesOf(passages)),
  passages: new Map(passages.map((passage) => [passage.id, passage])),
});

let fromPages: Knowledge | undefined;

/** What the pages say is the same for every server of a process, and takes a moment to learn. */
export function knowledgeWith(taught: readonly Passage[]): Knowledge {
  if (taught.length > 0) return learn([...allPassages, ...taught]);
  fromPages ??= learn(allPassages);
  return fromPages;
}
