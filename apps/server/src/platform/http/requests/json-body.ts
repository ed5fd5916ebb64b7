import type { FastifyInstance, FastifyRequest } from "fastify";
import secureJson from "secure-json-parse";
import { AppError } from "../../errors.ts";

const deepest = 32;

/** No database keeps it, and nobody can type it. */
export const nulRefused = "The request holds a character that can't be kept.";

/** The API speaks JSON and nothing else; a route that takes other bytes says so with a parser of its own. */
export function acceptJsonOnly(app: FastifyInstance): void {
  const unkeepable = new WeakSet<FastifyRequest>();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/json",
    { parseAs: "string" },
    async (request: FastifyRequest, text: string) => {
      const body = parse(text);
      if (depthOf(body, deepest + 1) > deepest) {
        throw new AppError("BAD_REQUEST", { message: "The body is nested too deeply." });
      }
      if (text.includes("\\u0000") && holdsNul(body)) unkeepable.add(request);
      return body;
    },
  );
  // After the contract has looked, which knows the field and has words of its own for it.
  app.addHook("preHandler", async (request) => {
    if (unkeepable.has(request)) throw new AppError("BAD_REQUEST", { message: nulRefused });
  });
}

function parse(text: string): unknown {
  try {
    return secureJson.parse(text, { protoAction: "error", constructorAction: "error" });
  } catch (cause) {
    throw new AppError("BAD_REQUEST", { message: "The body is not valid JSON.", cause });
  }
}

function holdsNul(value: unknown): boolean {
  if (typeof value === "string") return value.includes("\0");
  if (value === null || typeof value !== "object") return false;
  return Object.entries(value).some(([key, child]) => key.includes("\0") || holdsNul(child));
}

/** Stops counting at `limit`, so that no body, however deep, can exhaust the stack. */
function depthOf(value: unknown, limit: number): number {
  if (limit === 0 || value === null || typeof value !== "object") return 0;
  let deepestChild = 0;
  for (const child of Object.values(value)) deepestChild = Math.max(deepestChild, depthOf(child, limit - 1));
  return deepestChild + 1;
}
