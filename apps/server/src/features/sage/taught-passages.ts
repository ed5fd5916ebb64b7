import { sageTalk } from "@academy/content/help";
import type { Db } from "../../platform/db/database.ts";
import { type KnowledgeBase, makeKnowledgeBase, type TaughtPassage } from "./knowledge-base.ts";
import { publishedPassages } from "./passages/published-passages.ts";
import { listAllTaughtAnswers, type TaughtAnswer } from "./studio/taught-answers.queries.ts";
import { taughtPassageId } from "./studio/taught-passage.rules.ts";
import { findTaughtVersion } from "./studio/taught-version.ts";
import type { TrainedModel } from "./understanding/train.ts";
import { loadTrainedModel } from "./understanding/trained-model.ts";

/** What the pages say and what the owner has taught, made anew whenever something was taught, by whichever process. */
export function makeFreshKnowledgeBase(db: Db): () => Promise<KnowledgeBase> {
  type Kept = { version: string; written: unknown; model: TrainedModel | undefined; base: KnowledgeBase };
  let kept: Kept | undefined;
  return async () => {
    const version = await findTaughtVersion(db);
    const written = publishedPassages();
    const model = loadTrainedModel();
    if (kept?.version !== version || kept.written !== written || kept.model !== model) {
      const base = makeKnowledgeBase((await listAllTaughtAnswers(db)).map(toPassage), model);
      kept = { version, written, model, base };
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
