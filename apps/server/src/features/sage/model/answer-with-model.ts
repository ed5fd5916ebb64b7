import { randomBytes } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { Clock } from "../../../platform/clock.ts";
import type { Log } from "../../../platform/log/log.ts";
import type { Settings } from "../../../platform/settings/settings.ts";
import { makeCircuitBreaker } from "./circuit-breaker.ts";
import { givesOrders } from "./guardrails/instructions.rules.ts";
import { readAnswer, Unusable } from "./guardrails/read-answer.ts";
import { type CapDeps, takeFromCaps } from "./model-caps.ts";
import { buildPrompt, type Evidence, type NumberedEvidence } from "./prompt.ts";
import {
  ModelFailure,
  type ModelServer,
  type Patience,
  streamCompletion,
  usualPatience,
} from "./stream-completion.ts";

export type ModelQuestion = {
  question: string;
  /** What retrieval found, best first; only what passed the evidence gate. */
  passages: readonly Evidence[];
  addressKey: string;
  /** Gets the answer piece by piece; together they are its text. */
  onDelta?: ((text: string) => void) | undefined;
  /** Aborted when the visitor leaves. */
  signal?: AbortSignal | undefined;
};

/** `cited` are places in `passages`, the first is 0. */
type ModelAnswer = { text: string; cited: number[] };

export type Model = {
  /** Undefined whenever the composed answer must be used, even after some deltas. */
  answer(asked: ModelQuestion): Promise<ModelAnswer | undefined>;
};

type Deps = CapDeps & { now: Clock; log: Pick<Log, "warn">; patience?: Patience };

/** The model that the operator has set; undefined without one. */
export function makeModel({ chat }: Pick<Settings, "chat">, deps: Deps): Model | undefined {
  if (!chat) return undefined;
  const breaker = makeCircuitBreaker(deps.now);
  return {
    async answer(asked) {
      const passages = asked.passages.map((passage, index) => ({ ...passage, number: index + 1 }));
      const harmless = passages.filter(({ title, text }) => !givesOrders(`${title}\n${text}`));
      // Without the best passage the others answer something else.
      if (givesOrders(asked.question) || !passages[0] || harmless[0] !== passages[0]) return undefined;
      const attempt = breaker.begin();
      if (!attempt) return undefined;
      try {
        if (!(await takeFromCaps(deps, asked.addressKey))) return undefined;
        const answer = await read(chat, asked, harmless, deps.patience);
        attempt.succeeded();
        return answer;
      } catch (error) {
        if (asked.signal?.aborted) return undefined;
        // A server that answers is well, whatever it says.
        if (error instanceof Unusable) attempt.succeeded();
        else if (error instanceof ModelFailure) attempt.failed();
        else throw error;
        deps.log.warn({ reason: error.message }, "the model gave no answer that can be shown");
        return undefined;
      } finally {
        attempt.left();
      }
    },
  };
}

async function read(
  server: ModelServer,
  { question, onDelta, signal }: ModelQuestion,
  passages: readonly NumberedEvidence[],
  patience = usualPatience,
): Promise<ModelAnswer> {
  const prompt = buildPrompt(question, passages, randomBytes(9).toString("base64url"));
  const answer = readAnswer(passages);
  const show = (text: string) => text !== "" && onDelta?.(text);
  for await (const piece of streamCompletion(server, prompt, patience, signal)) {
    show(answer.take(piece));
    // Hundreds of pieces may arrive at once: others have their turn between them.
    await setImmediate();
  }
  const { rest, text, cited } = answer.end();
  show(rest);
  return { text, cited: cited.map((number) => number - 1) };
}
