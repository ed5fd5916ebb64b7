import { sageTalk } from "@academy/content/help";
import type { Db } from "../../platform/db/database.ts";
import { type KnowledgeBase, makeKnowledgeBase, type TaughtPassage } from "./knowledge-base.ts";
import { publishedPassages } from "./passages/published-passages.ts";
import { listAllTaughtAnswers, type TaughtAnswer } from "./studio/taught-answers.queries.ts";
import { taughtPassageId } from "./studio/taught-passage.rules.ts";
import { findTaughtVersion } from "./studio/taught-version.ts";

/** What the pages say and what the owner has taught, made anew whenever something was taught, by whichever process. */
export function makeFreshKnowledgeBase(db: Db): () => Promise<KnowledgeBase> {
  let kept: { version: string; written: unknown; base: KnowledgeBase } | undefined;
  return async () => {
    const version = await findTaughtVersion(db);
    const written = publishedPassages();
    if (kept?.version !== version || kept.written !== written)
      kept = { version, written, base: makeKnowledgeBase((await listAllTaughtAnswers(db)).map(toPassage)) };
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
