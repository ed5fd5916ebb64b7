import type { FastifyInstance } from "fastify";
import secureJson from "secure-json-parse";
import { AppError } from "../../errors.ts";

const deepest = 32;

/** The API speaks JSON and nothing else; a route that takes other bytes says so with a parser of its own. */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/json",
    { parseAs: "string" },
    async (_request: unknown, text: string) => {
      const body = parse(text);
      if (depthOf(body, deepest + 1) > deepest) {
        throw new AppError("BAD_REQUEST", { message: "The body is nested too deeply." });
      }
      return body;
    },
  );
}

function parse(text: string): unknown {
  try {
    return secureJson.parse(text, { protoAction: "error", constructorAction: "error" });
  } catch (cause) {
    throw new AppError("BAD_REQUEST", { message: "The body is not valid JSON.", cause });
  }
}

/** Stops counting at `limit`, so that no body, however deep, can exhaust the stack. */
function depthOf(value: unknown, limit: number): number {
  if (limit === 0 || value === null || typeof value !== "object") return 0;
  let deepestChild = 0;
  for (const child of Object.values(value)) deepestChild = Math.max(deepestChild, depthOf(child, limit - 1));
  return deepestChild + 1;
}
