import {
  courseProgress,
  enrollmentList,
  learningQuery,
  learningView,
  progressBody,
  progressParams,
} from "@academy/contract/progress";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Db } from "../../platform/db/database.ts";
import type { Auth } from "../account/public.ts";
import { listEnrollments } from "./list-enrollments.ts";
import { type SaveDeps, saveProgress } from "./save-progress.ts";
import { showLearning } from "./show-learning.ts";
import { showProgress } from "./show-progress.ts";

type Deps = SaveDeps & { db: Db; auth: Pick<Auth, "requireUser"> };

export function progressRoutes(deps: Deps): FastifyPluginAsyncZod {
  const { db, auth, now } = deps;
  return async (app) => {
    app.get(
      "/api/progress/:courseId",
      { schema: { params: progressParams, response: { 200: courseProgress } } },
      async (request) => showProgress(db, await auth.requireUser(request), request.params.courseId),
    );

    app.post(
      "/api/progress",
      { schema: { body: progressBody, response: { 200: courseProgress } } },
      async (request) => saveProgress(deps, await auth.requireUser(request), request.body),
    );

    app.get("/api/my-enrollments", { schema: { response: { 200: enrollmentList } } }, async (request) =>
      listEnrollments(db, await auth.requireUser(request)),
    );

    app.get(
      "/api/my-learning",
      { schema: { querystring: learningQuery, response: { 200: learningView } } },
      async (request) => {
        const { id } = await auth.requireUser(request);
        return showLearning(db, id, { today: request.query.today, now: now() });
      },
    );
  };
}
