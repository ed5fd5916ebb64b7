import * as calls from "@academy/contract/calls/studio/today";
import type { FastifyPluginAsync } from "fastify";
import { backUpSoon } from "../../platform/backups/backup-jobs.ts";
import type { ScheduleSettings } from "../../platform/backups/backup-schedule.ts";
import type { Clock } from "../../platform/clock.ts";
import { type Database, inTransaction } from "../../platform/db/database.ts";
import { registerCall } from "../../platform/http/register-call.ts";
import type { DebtList } from "../access/public.ts";
import type { Auth } from "../account/public.ts";
import { recordAudit } from "../audit/public.ts";
import type { Words } from "../words/public.ts";
import { dropJob, retryJob } from "./failed-jobs.ts";
import { listStuckLearners } from "./list-stuck.ts";
import { showPeriod } from "./show-period.ts";
import { showToday } from "./show-today.ts";
import { findVisit, saveVisit } from "./visits.queries.ts";
import { visitAt } from "./visits.rules.ts";

type Deps = {
  database: Pick<Database, "db" | "engine">;
  now: Clock;
  auth: Pick<Auth, "requireOwner">;
  settings: ScheduleSettings;
  words: Words | undefined;
  debtLists: readonly DebtList[];
};

/** With what an owner begins the day. */
export function todayRoutes({ database, now, auth, settings, words, debtLists }: Deps): FastifyPluginAsync {
  const { db, engine } = database;
  return async (app) => {
    registerCall(app, calls.showToday, async (request) => {
      const { id: userId } = await auth.requireOwner(request);
      return showToday(db, { userId, settings, words, debtLists, now: now() });
    });

    registerCall(app, calls.noteVisit, async (request, _reply) => {
      const { id } = await auth.requireOwner(request);
      await inTransaction(db, async (tx) => saveVisit(tx, id, visitAt(await findVisit(tx, id), now())));
    });

    registerCall(app, calls.showPeriod, async (request) => {
      await auth.requireOwner(request);
      return showPeriod(db, { period: request.query.period ?? "30", engine, now: now() });
    });

    registerCall(app, calls.listStuckLearners, async (request) => {
      await auth.requireOwner(request);
      return listStuckLearners(db, request.query, now());
    });

    registerCall(app, calls.retryFailedJob, async (request, _reply) => {
      const { id: by } = await auth.requireOwner(request);
      await retryJob(db, { id: request.params.id.toLowerCase(), by, now: now() });
    });

    registerCall(app, calls.dropFailedJob, async (request, _reply) => {
      const { id: by } = await auth.requireOwner(request);
      await dropJob(db, { id: request.params.id.toLowerCase(), by, now: now() });
    });

    registerCall(app, calls.backUpNow, async (request, _reply) => {
      const { id: by } = await auth.requireOwner(request);
      await inTransaction(db, async (tx) => {
        if (!(await backUpSoon(tx, now()))) return;
        await recordAudit(tx, { by, action: "backup.asked", subject: { kind: "backup" } }, now());
      });
    });
  };
}
