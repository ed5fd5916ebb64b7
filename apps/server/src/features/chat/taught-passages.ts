import { helperTalk } from "@academy/content/help";
import type { Db } from "../../platform/db/database.ts";
import {
  normaliseQuestion,
  type TaughtAnswer,
  taughtAnswers,
  taughtPassageId,
  taughtVersion,
} from "./exchanges/public-to-chat.ts";
import { type Knowledge, knowledgeWith } from "./knowledge.ts";
import type { Passage } from "./passages/passage.ts";

export type Known = Knowledge & {
  /** What the owner has answered in so many words. */
  byKey: ReadonlyMap<string, Passage>;
};

/** What the pages say and what the owner has taught, learnt anew whenever something was taught, by whichever process. */
export function makeKnown(db: Db): () => Promise<Known> {
  let kept: { version: string; known: Known } | undefined;
  return async () => {
    const version = await taughtVersion(db);
    if (kept?.version !== version) kept = { version, known: learn(await taughtAnswers(db)) };
    return kept.known;
  };
}

function learn(answers: readonly TaughtAnswer[]): Known {
  const taught = answers.map(toPassage);
  const byKey = new Map<string, Passage>();
  for (const passage of taught) {
    for (const way of [passage.asks, ...passage.aliases]) byKey.set(normaliseQuestion(way), passage);
  }
  return { ...knowledgeWith(taught), byKey };
}

const toPassage = ({ id, question, answer, alsoAskedAs }: TaughtAnswer): Passage => ({
  id: taughtPassageId(id),
  ...helperTalk.taughtSource,
  text: answer,
  asks: question,
  aliases: alsoAskedAs,
  followUp: null,
  // The owner's words are said as the owner wrote them.
  isExact: true,
});
