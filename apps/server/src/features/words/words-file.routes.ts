import type { FastifyPluginAsync } from "fastify";
import { AppError } from "../../platform/errors.ts";
import { cacheControlOf } from "../../platform/pages/html-page.ts";
import { mediaTypeOf } from "../../platform/pages/media-types.ts";
import type { Words } from "./words.ts";

/**
 * The words of the pages that are served come from memory. A page from before the last publication, or from a process
 * that has not heard of it yet, names others: those are looked up.
 */
export function wordsFileRoutes({ words }: { words: Words | undefined }): FastifyPluginAsync {
  return async (app) => {
    app.get("/words/:file", async (request, reply) => {
      const { file } = request.params as { file: string };
      const found = /^[0-9a-f]{16}\.js$/.test(file) ? await words?.findFile(`/words/${file}`) : undefined;
      if (!found) throw new AppError("NOT_FOUND");
      return reply
        .header("content-type", mediaTypeOf(file).type)
        .header("cache-control", cacheControlOf.immutable)
        .send(found.text);
    });
  };
}
