import { onTestFinished } from "vitest";
import { type ModelQuestion, makeModel } from "../../features/sage/model/answer-with-model.ts";
import type { Patience } from "../../features/sage/model/stream-completion.ts";
import type { Database } from "../../platform/db/database.ts";
import { type Limits, limitRates, type Rates } from "../../platform/http/limits/rate-limits.ts";
import { parseSettings } from "../../platform/settings/settings.ts";
import { movingClock } from "../moving-clock.ts";
import { bareServer } from "../servers/bare-server.ts";
import { noLimits } from "../servers/start-api.ts";
import { type Behavior, openModelServer } from "./model-server.ts";

type ModelServer = Awaited<ReturnType<typeof openModelServer>>;
type Options = { limits?: Limits; database?: Database; patience?: Patience };
/** What it does depends on the prompt. */
export type PromptBehavior = (prompt: string) => Behavior;

export const samplePassages = [
  { title: "The price", url: "/alumni-group", text: "Founding members pay $97 per month. Cancel anytime." },
  {
    title: "The calls",
    url: "/alumni-group",
    text: "There are two group calls a month, and each is recorded.",
  },
];
/** A good answer from them, and what is left of it without marks. */
export const sampleSays = [
  "Founding members pay ",
  "$97 per mo",
  "nth [",
  "1].",
  " There are two group calls a month [2].",
];
export const sampleText = "Founding members pay $97 per month. There are two group calls a month.";
const askedFor: ModelQuestion = {
  question: "What does it cost?",
  passages: samplePassages,
  addressKey: "1.2.3.4",
};
/** A model's server that is closed with the test. */
async function serve(behaves: Behavior | PromptBehavior): Promise<ModelServer> {
  const promptOf = (messages: { content: string }[]) => messages.map(({ content }) => content).join("\n");
  const model = await openModelServer(({ body }) =>
    typeof behaves === "function" ? behaves(promptOf(body.messages)) : behaves,
  );
  onTestFinished(model.close);
  return model;
}

export async function ratesFor(limits: Limits, database?: Database): Promise<Rates> {
  const rates: Rates[] = [];
  await bareServer((app) => void rates.push(limitRates(app, limits, database?.pool)));
  const [first] = rates;
  if (!first) throw new Error("no rates");
  return first;
}

export async function connectModel(
  env: ModelServer["env"],
  { limits = noLimits, database, patience }: Options = {},
) {
  const clock = movingClock();
  const reasons: unknown[] = [];
  const model = makeModel(parseSettings(env), {
    rates: await ratesFor(limits, database),
    hash: (purpose, value) => `${purpose}:${value}`,
    now: clock.now,
    log: { warn: (fields: unknown) => void reasons.push((fields as { reason: string }).reason) },
    patience,
  });
  if (!model) throw new Error("no model");
  return {
    ...clock,
    reasons,
    answer: (asked: Partial<ModelQuestion> = {}) => model.answer({ ...askedFor, ...asked }),
  };
}

/** A server that behaves like this, and the academy's side of it. */
export async function startModel(behaves: Behavior | PromptBehavior, options?: Options) {
  const server = await serve(behaves);
  return { server, ...(await connectModel(server.env, options)) };
}
