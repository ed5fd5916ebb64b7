import MiniSearch from "minisearch";
import { tellingStems } from "../understanding/tokens.ts";
import type { Passage } from "./passage.ts";

/** By the id of a passage, from 0 to 1: how much of a question's words it has, beside the one that has most of them. */
export type ShareOfWords = (question: string) => ReadonlyMap<string, number>;

/** Further words of a long letter add little but time. */
const maxWords = 30;

export function makeShareOfWords(passages: readonly Passage[]): ShareOfWords {
  const words = new MiniSearch<Pick<Passage, "id" | "title" | "asks" | "text">>({
    fields: ["title", "asks", "text"],
    tokenize: tellingStems,
    processTerm: (term) => term,
  });
  words.addAll(passages.map(({ id, title, asks, text }) => ({ id, title, asks, text })));
  return (question) => {
    const stems = tellingStems(question).slice(0, maxWords);
    const found = words.search(stems.join(" "), {
      boost: { title: 2, asks: 2 },
      prefix: (term) => term.length > 3,
    });
    const most = found[0]?.score ?? 1;
    return new Map(found.map(({ id, score }) => [String(id), score / most]));
  };
}
