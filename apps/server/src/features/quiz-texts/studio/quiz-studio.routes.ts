import * as calls from "@academy/contract/calls/studio/quiz";
import type { FastifyPluginAsync } from "fastify";
import { registerCall } from "../../../platform/http/register-call.ts";
import type { Auth } from "../../account/public.ts";
import { showQuiz, showQuizVersion, showQuizVersions } from "./show-quiz.ts";
import {
  discardQuizDraft,
  type PublishDeps,
  publishQuizDraft,
  restoreQuizVersion,
  saveQuizDraft,
} from "./write-quiz.ts";

type Deps = PublishDeps & { auth: Pick<Auth, "requireStaff"> };

/** The texts of the quiz, as the owner and her editors change them. */
export function quizStudioRoutes({ auth, ...deps }: Deps): FastifyPluginAsync {
  const { db, now } = deps;
  return async (app) => {
    registerCall(app, calls.showQuiz, async (request) => {
      await auth.requireStaff(request, "editors");
      return showQuiz(db);
    });

    registerCall(app, calls.saveQuizDraft, async (request) => {
      const { id: by } = await auth.requireStaff(request, "editors");
      return saveQuizDraft(db, request.body, { by, now: now() });
    });

    registerCall(app, calls.discardQuizDraft, async (request, _reply) => {
      await auth.requireStaff(request, "editors");
      await discardQuizDraft(db, request.body.basedOn);
    });

    registerCall(app, calls.publishQuiz, async (request, _reply) => {
      const { id: by } = await auth.requireStaff(request, "editors");
      await publishQuizDraft(deps, request.body.basedOn, by);
    });

    registerCall(app, calls.restoreQuiz, async (request, _reply) => {
      const { id: by } = await auth.requireStaff(request, "editors");
      await restoreQuizVersion(deps, request.body, by);
    });

    registerCall(app, calls.listQuizVersions, async (request) => {
      await auth.requireStaff(request, "editors");
      return showQuizVersions(db, request.query);
    });

    registerCall(app, calls.showQuizVersion, async (request) => {
      await auth.requireStaff(request, "editors");
      return showQuizVersion(db, Number(request.params.number));
    });
  };
}
