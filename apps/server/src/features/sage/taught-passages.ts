import { sageTalk } from "@academy/content/help";
import type { Db } from "../../platform/db/database.ts";
import { type Knowledge, knowledgeWith, type TaughtPassage } from "./knowledge-base.ts";
import { type TaughtAnswer, taughtAnswers } from "./studio/taught-answers.queries.ts";
import { taughtPassageId } from "./studio/taught-passage.rules.ts";
import { taughtVersion } from "./studio/taught-version.ts";

/** What the pages say and what the owner has taught, learnt anew whenever something was taught, by whichever process. */
export function makeKnown(db: Db): () => Promise<Knowledge> {
  let kept: { version: string; known: Knowledge } | undefined;
  return async () => {
    const version = await taughtVersion(db);
    if (kept?.version !== version)
      kept = { version, known: knowledgeWith((await taughtAnswers(db)).map(toPassage)) };
    return kept.known;
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
