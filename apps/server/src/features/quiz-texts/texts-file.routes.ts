import type { FastifyPluginAsync } from "fastify";
import { AppError } from "../../platform/errors.ts";
import { compressAll } from "../../platform/pages/compress.ts";
import { cacheControlOf } from "../../platform/pages/html-page.ts";
import { makePage, type Page } from "../../platform/pages/page.ts";
import { sendPage } from "../../platform/pages/serving/unknown-path.ts";
import { writeTexts } from "./version-names.ts";
import type { QuizVersions } from "./versions.ts";

const maxKept = 10;

/** The texts of a version, by its name and for good: whoever began with it goes on with it. From memory, compressed once. */
export function quizTextsFileRoutes({ versions }: { versions: QuizVersions }): FastifyPluginAsync {
  const kept = new Map<string, Promise<Page>>();
  const make = async (name: string): Promise<Page> => {
    const found = await versions.findNamed(name);
    if (!found) throw new AppError("NOT_FOUND");
    const body = Buffer.from(writeTexts(found.texts));
    return makePage({
      path: `/quiz-texts/${name}.json`,
      body,
      compressed: await compressAll(body, "serve"),
      headers: {
        "content-type": "application/json; charset=utf-8",
        "cache-control": cacheControlOf.immutable,
      },
    });
  };
  return async (app) => {
    app.get("/quiz-texts/:file", async (request, reply) => {
      const { file } = request.params as { file: string };
      const name = file.replace(/\.json$/, "");
      if (name === file) throw new AppError("NOT_FOUND");
      const page = kept.get(name) ?? make(name);
      kept.set(name, page);
      try {
        return sendPage(request, reply, await page, 200);
      } catch (error) {
        kept.delete(name);
        throw error;
      } finally {
        const oldest = kept.keys().next();
        if (kept.size > maxKept && !oldest.done) kept.delete(oldest.value);
      }
    });
  };
}
