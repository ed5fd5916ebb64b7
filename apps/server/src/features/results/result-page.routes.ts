import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Db } from "../../platform/db/database.ts";
import type { Pages } from "../../platform/pages/load-pages.ts";
import type { Page } from "../../platform/pages/page.ts";
import type { SignedOutPage } from "../../platform/pages/serving/signed-out-pages.ts";
import { sendPage } from "../../platform/pages/serving/unknown-path.ts";
import type { Auth } from "../account/public.ts";
import type { QuizVersions } from "../quiz-texts/public.ts";
import { makeResultPages, type RenderResult } from "./result-page.ts";
import { findResultByToken } from "./results.queries.ts";
import { viewer } from "./results.routes.ts";

type Deps = {
  db: Db;
  pages: Pages;
  baseUrl: string;
  auth: Pick<Auth, "findUser">;
  quizVersions: Pick<QuizVersions, "textsOf">;
  renderResult: RenderResult;
};

const path = "/test-results";

/** Somebody's result has a head of its own, so it never comes from memory as it is. */
export const resultPage: SignedOutPage = { path, isRouted: (query) => query.has("r") };

/** `/test-results?r=…` for anyone; without a result it is the sample, which a member does not find. */
export function resultPageRoutes(deps: Deps): FastifyPluginAsyncZod {
  const { db, pages, baseUrl, auth } = deps;
  const toView = viewer(deps.quizVersions);
  let made: { from: Page; pageOf: ReturnType<typeof makeResultPages> } | undefined;
  /** The sample is replaced when the owner publishes other words. */
  const pageOf = (sample: Page) => {
    if (made?.from !== sample) {
      made = { from: sample, pageOf: makeResultPages(sample, { baseUrl, frameSources: pages.frameSources }) };
    }
    return made.pageOf;
  };
  return async (app) => {
    if (!pages.byPath.has(path)) return;
    app.get(path, async (request, reply) => {
      const sample = pages.byPath.get(path) ?? pages.notFound;
      const token = new URLSearchParams(request.url.split("?", 2)[1] ?? "").get("r");
      if (token === null) {
        const isMember = (await auth.findUser(request)) !== undefined;
        return sendPage(request, reply, isMember ? pages.notFound : sample, isMember ? 404 : 200);
      }
      // Exactly what we give out: a database may stumble over other text.
      const saved = /^[\w-]{20,100}$/.test(token) ? await findResultByToken(db, token) : undefined;
      if (!saved) return sendPage(request, reply, pages.notFound, 404);
      return sendPage(request, reply, await pageOf(sample)(await toView(saved), deps.renderResult), 200);
    });
  };
}
