import * as calls from "@academy/contract/calls/visitors/results";
import type { ResultView } from "@academy/contract/visitors/results";
import { textsAbout } from "@academy/quiz/texts/texts";
import type { FastifyPluginAsync, FastifyReply } from "fastify";
import type { Db } from "../../platform/db/database.ts";
import type { Documents } from "../../platform/documents/documents.ts";
import { AppError } from "../../platform/errors.ts";
import { registerCall } from "../../platform/http/register-call.ts";
import { addressKey } from "../../platform/http/requests/client-address.ts";
import type { Auth } from "../account/public.ts";
import type { QuizVersions } from "../quiz-texts/public.ts";
import { makeCards } from "./cards.ts";
import { keepRecent } from "./recent.ts";
import { type Reports, reportFileName } from "./reports.ts";
import { findResultByToken, listResultsOf, type SavedResult } from "./results.queries.ts";

type Deps = {
  db: Db;
  documents: Pick<Documents, "drawLinkPreview" | "from">;
  reports: Reports;
  quizVersions: Pick<QuizVersions, "textsOf">;
  auth: Pick<Auth, "requireUser">;
  baseUrl: string;
  isDemo: boolean;
};

/** The pictures of link previews, which their makers fetch only when they may. */
export const [linkPreviewPaths = ""] = calls.archetypePicture.path.split(":");

const day = 24 * 60 * 60;
const week = 7 * day;

export function resultsRoutes(deps: Deps): FastifyPluginAsync {
  const { db, documents, reports, auth } = deps;
  const documentsFor = ({ ip }: { ip: string }) => documents.from(addressKey(ip));
  const toView = viewer(deps.quizVersions);
  const cards = makeCards(deps);
  const keepPicture = keepRecent<Uint8Array>(10);
  return async (app) => {
    registerCall(app, calls.showResult, async (request) =>
      toView(await findOrFail(db, request.params.token)),
    );

    registerCall(
      app,
      calls.resultReport,
      async (request, reply) => {
        const { bytes, contentType } = await reports.reportOf(
          await findOrFail(db, request.params.token),
          documentsFor(request),
        );
        return reply
          .header("content-type", contentType)
          .header("content-disposition", `attachment; filename="${reportFileName}"`)
          .header("x-robots-tag", "noindex")
          .send(Buffer.from(bytes));
      },
      { config: { limit: "reports" } },
    );

    registerCall(
      app,
      calls.resultCard,
      async (request, reply) => {
        const { token, format } = request.params;
        const picture = await cards.cardOf(await findOrFail(db, token), format, documentsFor(request));
        reply.header("cache-control", `private, max-age=${day}`);
        return sendCard(reply, picture);
      },
      { config: { limit: "cards" } },
    );

    registerCall(
      app,
      calls.namedResultCard,
      async (request, reply) => {
        const { token, format } = request.params;
        const saved = await findOrFail(db, token);
        return sendCard(
          reply,
          await cards.namedCardOf(saved, format, request.body.name, documentsFor(request)),
        );
      },
      { config: { limit: "cards" } },
    );

    registerCall(app, calls.archetypePicture, async (request, reply) => {
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
    });

    registerCall(app, calls.listResults, async (request) => {
      const results = await listResultsOf(db, await auth.requireUser(request));
      return { items: await Promise.all(results.map(toView)) };
    });
  };
}

const sendCard = (reply: FastifyReply, picture: Uint8Array) =>
  reply.header("content-type", "image/png").header("x-robots-tag", "noindex").send(Buffer.from(picture));

async function findOrFail(db: Db, token: string): Promise<SavedResult> {
  const saved = await findResultByToken(db, token);
  if (!saved) throw new AppError("NOT_FOUND");
  return saved;
}

/** With what its version of the quiz says about the two archetypes, where that is not the first. */
export const viewer =
  (versions: Deps["quizVersions"]) =>
  async ({ token, result, isCareless, quizVersion, takenAt }: SavedResult): Promise<ResultView> => {
    const view = { token, result, isCareless, takenAt: takenAt.toISOString() };
    if (quizVersion === 1) return view;
    const { primary, secondary } = result;
    const texts = textsAbout(await versions.textsOf(quizVersion), primary.archetype, secondary.archetype);
    return { ...view, quiz: { version: quizVersion, texts } };
  };
