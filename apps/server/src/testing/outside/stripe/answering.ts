import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { render } from "./expand.ts";
import { parseForm } from "./form.ts";
import { StripeRefusal } from "./refusal.ts";
import { routes } from "./routes.ts";
import type { World } from "./world.ts";

export type StripeRequest = {
  method: string;
  path: string;
  query: string;
  text: string;
  headers: IncomingHttpHeaders;
};
export type StripeAnswer = { status: number; body: object };
export type Access = { secretKey: string };

/** The answers that are kept for a key, with what was asked for. */
export type RememberedAnswers = Map<string, { print: string; answered: StripeAnswer }>;

export function answer(
  world: World,
  { secretKey }: Access,
  remembered: RememberedAnswers,
  asked: StripeRequest,
): StripeAnswer {
  try {
    if (asked.headers.authorization !== `Bearer ${secretKey}`) {
      const sent = String(asked.headers.authorization).replace(/^Bearer /, "");
      throw new StripeRefusal(401, `Invalid API Key provided: ${sent.slice(0, 8)}****${sent.slice(-4)}`);
    }
    const version = asked.headers["stripe-version"];
    if (version !== world.apiVersion) throw new StripeRefusal(400, `Invalid Stripe API version: ${version}`);
    return once(remembered, asked, () => perform(world, asked));
  } catch (error) {
    if (error instanceof StripeRefusal) return { status: error.status, body: error.body };
    throw error;
  }
}

/** A key brings the same answer again; with another question it is refused. What was refused is not kept. */
function once(
  remembered: RememberedAnswers,
  asked: StripeRequest,
  perform: () => StripeAnswer,
): StripeAnswer {
  const key = asked.headers["idempotency-key"];
  if (asked.method !== "POST" || typeof key !== "string") return perform();
  const print = createHash("sha256").update(`${asked.path}\n${asked.text}`).digest("hex");
  const known = remembered.get(key);
  if (known && known.print !== print) {
    throw new StripeRefusal(
      400,
      "Keys for idempotent requests can only be used with the same parameters they were first used with.",
      { type: "idempotency_error" },
    );
  }
  const answered = known?.answered ?? perform();
  remembered.set(key, { print, answered });
  return answered;
}

function perform(world: World, { method, path, query, text }: StripeRequest): StripeAnswer {
  for (const route of routes) {
    const match = route.method === method ? route.path.exec(path) : null;
    if (!match) continue;
    const { thing, expand } = route.answer(
      world,
      parseForm(method === "GET" ? query : text || query),
      match[1] ?? "",
    );
    return { status: 200, body: render(world, thing, expand) };
  }
  throw new StripeRefusal(404, `Unrecognized request URL (${method}: ${path}).`);
}
