import * as calls from "@academy/contract/calls/learning/progress";
import type { LearningView } from "@academy/contract/learning/progress";
import type { FastifyPluginAsync } from "fastify";
import type { Db } from "../../platform/db/database.ts";
import { registerCall } from "../../platform/http/register-call.ts";
import type { Member } from "../access/public.ts";
import type { Auth } from "../account/public.ts";
import { listEnrollments } from "./list-enrollments.ts";
import { type SaveDeps, saveProgress } from "./save-progress.ts";
import { showLearning } from "./show-learning.ts";
import { showProgress } from "./show-progress.ts";

type Deps = SaveDeps & {
  db: Db;
  auth: Pick<Auth, "requireUser">;
  /** Workbooks know progress, and are therefore handed in. */
  findNextItem: (db: Db, member: Member, now: Date) => Promise<LearningView["workbook"]>;
  /** So is the calendar. */
  findOnCalendar: (db: Db, member: Member, now: Date) => Promise<LearningView["calendar"]>;
};

export function progressRoutes(deps: Deps): FastifyPluginAsync {
  const { db, auth, now } = deps;
  return async (app) => {
    registerCall(app, calls.showProgress, async (request) =>
      showProgress(db, await auth.requireUser(request), request.params.courseId, now()),
    );

    registerCall(app, calls.saveProgress, async (request) =>
      saveProgress(deps, await auth.requireUser(request), request.body),
    );

    registerCall(app, calls.listEnrollments, async (request) =>
      listEnrollments(db, await auth.requireUser(request), now()),
    );

    registerCall(app, calls.showLearning, async (request) => {
      const user = await auth.requireUser(request);
      const [learning, workbook, calendar] = await Promise.all([
        showLearning(db, user.id, { today: request.query.today, now: now() }),
        deps.findNextItem(db, user, now()),
        deps.findOnCalendar(db, user, now()),
      ]);
      return { ...learning, workbook, calendar };
    });
  };
}
