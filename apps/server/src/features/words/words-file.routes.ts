import type { FastifyPluginAsync, FastifyReply } from "fastify";
import { AppError } from "../../platform/errors.ts";
import { cacheControlOf } from "../../platform/pages/html-page.ts";
import { mediaTypeOf } from "../../platform/pages/media-types.ts";
import type { Words } from "./words.ts";

/**
 * The words and colors of the pages that are served come from memory. A page from before the last publication, or from
 * a process that has not heard of it yet, names others: those are looked up.
 */
export function wordsFileRoutes({ words }: { words: Words | undefined }): FastifyPluginAsync {
  const send = async (reply: FastifyReply, path: string, pattern: RegExp) => {
    const found = pattern.test(path) ? await words?.findFile(path) : undefined;
    if (!found) throw new AppError("NOT_FOUND");
    return reply
      .header("content-type", mediaTypeOf(path).type)
      .header("cache-control", cacheControlOf.immutable)
      .send(found.text);
  };
  return async (app) => {
    app.get("/words/:file", async (request, reply) => {
      const { file } = request.params as { file: string };
      return send(reply, `/words/${file}`, /^\/words\/[0-9a-f]{16}\.js$/);
    });
    app.get("/look/:file", async (request, reply) => {
      const { file } = request.params as { file: string };
      return send(reply, `/look/${file}`, /^\/look\/[0-9a-f]{16}\.css$/);
    });
  };
}
