import { randomUUID } from "node:crypto";
import type { SageAnswer } from "@academy/contract/sage";
import type { Clock } from "../../platform/clock.ts";
import type { CommitTogether } from "../../platform/db/commit-together.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Log } from "../../platform/log/log.ts";
import { answerInThread } from "./answering/answer-in-thread.ts";
import { type AnswerSourceDeps, answerSources } from "./answering/answer-sources.ts";
import type { ReplyWithMeaning } from "./answering/answerer.ts";
import type { Asker } from "./asker.ts";
import { insertExchange } from "./exchanges/exchanges.queries.ts";
import { normalizeQuestion } from "./exchanges/question-key.rules.ts";
import { saveQuestionMeaning } from "./exchanges/question-meanings.queries.ts";
import { redact, takeOut } from "./exchanges/redact.rules.ts";
import type { Model } from "./model/answer-with-model.ts";
import type { Reply } from "./reply.ts";
import type { ExchangeOutcome } from "./sage.tables.ts";
import type { Vector } from "./understanding/meaning/vectors.ts";

export type SageDeps = AnswerSourceDeps & {
  now: Clock;
  commitTogether: CommitTogether;
  /** Undefined where the operator has set none. */
  model: Model | undefined;
  log: Pick<Log, "error">;
};

type AskContext = {
  asker: Asker | undefined;
  addressKey: string;
  onDelta?: (text: string) => void;
  signal?: AbortSignal;
};

export type Sage = {
  answer(message: string, context: AskContext): Promise<SageAnswer>;
  close(): Promise<void>;
};

/** Sage support: knows, cites, and says when it doesn't. */
export function makeSage({ now, commitTogether, model, log, ...knows }: SageDeps): Sage {
  // Loaded with the first question: an academy that nobody asks anything pays nothing for what Sage support knows.
  const inThread = answerInThread(answerSources(knows), knows.meanings.revision);
  const answer = async (message: string, { asker, addressKey }: AskContext): Promise<ReplyWithMeaning> => {
    const { replyToCrisis } = await import("./safety/safe-reply.ts");
    return replyToCrisis(message) ?? inThread.answer(message, asker, addressKey);
  };

  /** The same in other words, from the same passages, or undefined when there is no model or none that can be trusted. */
  async function reword(message: string, { evidence }: Reply, { addressKey, onDelta, signal }: AskContext) {
    if (!model || evidence.length === 0) return undefined;
    const said = await model.answer({ question: message, passages: evidence, addressKey, onDelta, signal });
    const sources = said?.cited
      .flatMap((index) => evidence[index] ?? [])
      .map(({ title, url }) => ({ title, url }));
    return said && sources && sources.length > 0 ? { text: said.text, sources } : undefined;
  }

  return {
    async answer(message, context) {
      const reply = await answer(message, context);
      const { text, sources } = (await reword(message, reply, context)) ?? reply;
      const { outcome, passageIds, followUp } = reply;
      const id = randomUUID();
      // An answer that can't be written down is given all the same: somebody may need it now.
      await commitTogether((tx) =>
        keepExchange(tx, {
          id,
          question: message,
          answer: reply.kept ?? text,
          outcome,
          passageId: passageIds[0] ?? null,
          vector: isKeptByMeaning(outcome) ? reply.vector : undefined,
          now: now(),
        }),
      ).catch((error: unknown) => log.error({ err: error }, "an exchange with Sage support was not kept"));
      return { id, response: text, sources: [...sources], followUp, isUnknown: outcome === "unknown" };
    },
    close: inThread.close,
  };
}

type Exchange = {
  /** Given to whoever asked, to rate the answer by. */
  id: string;
  question: string;
  answer: string;
  outcome: ExchangeOutcome;
  passageId: string | null;
  /** What the question means; undefined where that is not known, or nobody will want to know. */
  vector?: Vector | undefined;
  now: Date;
};

/** What may have to be taught one day, or might be caught by what is taught. */
const isKeptByMeaning = (outcome: ExchangeOutcome) => outcome === "unknown" || outcome === "answered";

/**
 * Nothing here is linked to a person: no account, no address, no visit, and what people write about themselves is
 * taken out first. That is why this feature has nothing to say to `platform/personal-data.ts`.
 */
export async function keepExchange(db: Db, exchange: Exchange): Promise<void> {
  const { text, taken } = redact(exchange.question);
  const key = normalizeQuestion(text);
  if (exchange.vector) await saveQuestionMeaning(db, { key, vector: exchange.vector, askedAt: exchange.now });
  await insertExchange(db, {
    id: exchange.id,
    key,
    question: text,
    answer: takeOut(exchange.answer, taken),
    outcome: exchange.outcome,
    passage_id: exchange.passageId,
    created_at: exchange.now,
  });
}
