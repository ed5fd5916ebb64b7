import * as calls from "@academy/contract/calls/sage";
import type { FastifyPluginAsync } from "fastify";
import type { Clock } from "../../../platform/clock.ts";
import type { Db } from "../../../platform/db/database.ts";
import { registerCall } from "../../../platform/http/register-call.ts";
import type { Auth } from "../../account/public.ts";
import type { Meanings } from "../understanding/meaning/meanings.ts";
import { listQuestions } from "./list-questions.ts";
import { changeAnswer, deleteAnswer, dismissQuestion, listAnswers, teachAnswer } from "./teach-answer.ts";

type Deps = {
  db: Db;
  now: Clock;
  auth: Pick<Auth, "requireStaff">;
  meanings: Pick<Meanings, "ofQuestion" | "ofTexts">;
};

/** What Sage could not answer, and what the owner teaches it. */
export function sageStudioRoutes({ db, now, auth, meanings }: Deps): FastifyPluginAsync {
  return async (app) => {
    registerCall(app, calls.listSageQuestions, async (request) => {
      await auth.requireStaff(request, "staff");
      return listQuestions(db, request.query, now());
    });

    registerCall(app, calls.dismissSageQuestion, async (request, _reply) => {
      const { id: by } = await auth.requireStaff(request, "staff");
      await dismissQuestion(db, request.body.key, { by, now: now() });
    });

    registerCall(app, calls.previewSageAnswer, async (request) => {
      await auth.requireStaff(request, "staff");
      // Loaded with the first: what Sage support knows costs an academy nothing that nobody asks anything.
      const { previewAnswer } = await import("./preview-answer.ts");
      return previewAnswer({ db, now: now(), meanings }, request.body);
    });

    registerCall(app, calls.listSageAnswers, async (request) => {
      await auth.requireStaff(request, "staff");
      return listAnswers(db, request.query);
    });

    registerCall(app, calls.addSageAnswer, async (request, reply) => {
      const { id: by } = await auth.requireStaff(request, "staff");
      return reply.code(201).send(await teachAnswer(db, request.body, { by, now: now() }));
    });

    registerCall(app, calls.changeSageAnswer, async (request) => {
      const { id: by } = await auth.requireStaff(request, "staff");
      return changeAnswer(db, request.params.id.toLowerCase(), request.body, { by, now: now() });
    });

    registerCall(app, calls.removeSageAnswer, async (request, _reply) => {
      const { id: by } = await auth.requireStaff(request, "staff");
      await deleteAnswer(db, request.params.id.toLowerCase(), { by, now: now() });
    });
  };
}
