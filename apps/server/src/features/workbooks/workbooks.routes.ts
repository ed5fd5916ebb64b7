import * as calls from "@academy/contract/calls/learning/workbooks";
import type { FastifyPluginAsync } from "fastify";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Documents } from "../../platform/documents/documents.ts";
import { registerCall } from "../../platform/http/register-call.ts";
import type { Auth } from "../account/public.ts";
import { showExamples } from "./examples/show-examples.ts";
import { printFilled } from "./print-filled.ts";
import { saveAnswers } from "./save-answers.ts";
import { showWorkbooks } from "./show-workbooks.ts";

type Deps = {
  db: Db;
  now: Clock;
  documents: Pick<Documents, "of">;
  auth: Pick<Auth, "requireUser">;
};

export function workbooksRoutes({ db, now, documents, auth }: Deps): FastifyPluginAsync {
  return async (app) => {
    registerCall(app, calls.showWorkbooks, async (request) =>
      showWorkbooks(db, await auth.requireUser(request), request.params.courseId, now()),
    );

    registerCall(app, calls.saveAnswers, async (request) => {
      const member = await auth.requireUser(request);
      return saveAnswers(db, member, { ...request.body, courseId: request.params.courseId, now: now() });
    });

    registerCall(app, calls.showExamples, async (request) =>
      showExamples(db, await auth.requireUser(request), request.params),
    );

    registerCall(
      app,
      calls.filledWorkbook,
      async (request, reply) => {
        const member = await auth.requireUser(request);
        const { name, pdf } = await printFilled({ db, documents }, member, { ...request.params, now: now() });
        return reply
          .header("content-type", "application/pdf")
          .header("content-disposition", `attachment; filename="${name}"`)
          .header("cache-control", "private, no-store")
          .send(Buffer.from(pdf));
      },
      { config: { limit: "reports" } },
    );
  };
}
