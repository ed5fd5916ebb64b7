import { Readable } from "node:stream";
import * as calls from "@academy/contract/calls/studio/learners";
import type { FastifyPluginAsync } from "fastify";
import type { Clock } from "../../../platform/clock.ts";
import { piecesOfThread } from "../../../platform/db/copying/pieces-of-thread.ts";
import type { DataPlace } from "../../../platform/db/copying/serve-pieces.ts";
import type { Db } from "../../../platform/db/database.ts";
import { registerCall } from "../../../platform/http/register-call.ts";
import type { Log } from "../../../platform/log/log.ts";
import type { Auth } from "../../account/public.ts";
import { recordExport } from "../../audit/public.ts";
import { exportLearners } from "./export-learners.ts";
import { countLearners, listLearners } from "./list-learners.ts";

type Deps = {
  db: Db;
  now: Clock;
  auth: Pick<Auth, "requireOwner" | "requireStaff">;
  log: Pick<Log, "info">;
  /** For a thread of its own; without it an export takes turns with everybody else. */
  readsFrom: DataPlace | undefined;
};

const exportThread = new URL("./export-thread.ts", import.meta.url);

/** Whom the owner finds. */
export function learnerListRoutes({ db, now, auth, log, readsFrom }: Deps): FastifyPluginAsync {
  return async (app) => {
    registerCall(app, calls.listLearners, async (request) => {
      await auth.requireStaff(request, "support");
      return listLearners(db, request.query, now());
    });

    registerCall(app, calls.countLearners, async (request) => {
      await auth.requireStaff(request, "support");
      return countLearners(db, request.query, now());
    });

    registerCall(
      app,
      calls.exportLearners,
      async (request, reply) => {
        const { id: by } = await auth.requireOwner(request);
        if (request.method !== "HEAD")
          await recordExport(db, { what: "learners", query: request.query, by }, now());
        const started = performance.now();
        const query = { ...request.query, now: now() };
        const onEnd = (count: number) =>
          log.info({ count, ms: Math.round(performance.now() - started) }, "learners exported");
        const lines = readsFrom
          ? piecesOfThread(exportThread, { place: readsFrom, query }, onEnd)
          : exportLearners(db, query, onEnd);
        return reply
          .header("content-type", "text/csv; charset=utf-8")
          .header(
            "content-disposition",
            `attachment; filename="learners-${now().toISOString().slice(0, 10)}.csv"`,
          )
          .header("cache-control", "private, no-store")
          .send(request.method === "HEAD" ? undefined : Readable.from(lines, { objectMode: false }));
      },
      { config: { limit: "learnerExports" }, answersHead: true },
    );
  };
}
