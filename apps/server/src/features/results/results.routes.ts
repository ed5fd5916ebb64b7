import {
  archetypeParams,
  myResults,
  type ResultView,
  resultParams,
  resultView,
} from "@academy/contract/leads";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Db } from "../../platform/db/database.ts";
import type { Documents } from "../../platform/documents/documents.ts";
import { AppError } from "../../platform/errors.ts";
import type { Auth } from "../account/public.ts";
import { keepRecent } from "./recent.ts";
import { type Reports, reportFileName } from "./reports.ts";
import { findResultByToken, listResultsOf, type SavedResult } from "./results.queries.ts";

type Deps = {
  db: Db;
  documents: Pick<Documents, "drawLinkPreview">;
  reports: Reports;
  auth: Pick<Auth, "requireUser">;
};

/** The pictures of link previews, which their makers fetch only when they may. */
export const linkPreviewPaths = "/api/archetypes/";

const week = 7 * 24 * 60 * 60;

export function resultsRoutes({ db, documents, reports, auth }: Deps): FastifyPluginAsyncZod {
  const keepPicture = keepRecent<Uint8Array>(10);
  return async (app) => {
    app.get(
      "/api/results/:token",
      { schema: { params: resultParams, response: { 200: resultView } } },
      async (request) => toView(await findOrFail(db, request.params.token)),
    );

    app.get(
      "/api/results/:token/report.pdf",
      { schema: { params: resultParams }, config: { limit: "reports" } },
      async (request, reply) => {
        const { bytes, contentType } = await reports.reportOf(await findOrFail(db, request.params.token));
        return reply
          .header("content-type", contentType)
          .header("content-disposition", `attachment; filename="${reportFileName}"`)
          .header("x-robots-tag", "noindex")
          .send(Buffer.from(bytes));
      },
    );

    app.get(
      "/api/archetypes/:key/picture.png",
      { schema: { params: archetypeParams } },
      async (request, reply) => {
        const { key } = request.params;
        const picture = await keepPicture(key, () => documents.drawLinkPreview(key));
        return (
          reply
            .header("content-type", "image/png")
            .header("cache-control", `public, max-age=${week}`)
            // Shown beside a link on other sites.
            .header("cross-origin-resource-policy", "cross-origin")
            .send(Buffer.from(picture))
        );
      },
    );

    app.get("/api/my-results", { schema: { response: { 200: myResults } } }, async (request) => {
      const results = await listResultsOf(db, await auth.requireUser(request));
      return { items: results.map(toView) };
    });
  };
}

async function findOrFail(db: Db, token: string): Promise<SavedResult> {
  const saved = await findResultByToken(db, token);
  if (!saved) throw new AppError("NOT_FOUND");
  return saved;
}

const toView = ({ token, result, isCareless, takenAt }: SavedResult): ResultView => ({
  token,
  result,
  isCareless,
  takenAt: takenAt.toISOString(),
});
