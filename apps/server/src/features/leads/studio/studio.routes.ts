import { Readable } from "node:stream";
import * as calls from "@academy/contract/calls/studio/leads";
import { maxLeadsByHand } from "@academy/contract/studio/leads";
import type { FastifyPluginAsync, FastifyReply } from "fastify";
import type { Clock } from "../../../platform/clock.ts";
import { piecesOfThread } from "../../../platform/db/copying/pieces-of-thread.ts";
import type { DataPlace } from "../../../platform/db/copying/serve-pieces.ts";
import type { Db } from "../../../platform/db/database.ts";
import { registerCall } from "../../../platform/http/register-call.ts";
import type { Log } from "../../../platform/log/log.ts";
import type { Auth } from "../../account/public.ts";
import { recordExport } from "../../audit/public.ts";
import { changeStage } from "./change-stage.ts";
import { changeStageOfAll } from "./change-stage-of-all.ts";
import { exportLeads, fileOf } from "./export-leads.ts";
import { readLead, takeOffList, writeNotes } from "./lead-detail.ts";
import { countLeads, listLeadOrigins, listLeads } from "./list-leads.ts";
import { listSelectedLeads } from "./selected-leads.ts";
import { arrangeViews, changeView, makeView, removeView, showViews } from "./views.ts";

type Deps = {
  db: Db;
  now: Clock;
  auth: Pick<Auth, "requireStaff" | "requireOwner">;
  log: Pick<Log, "info">;
  /** For a thread of its own; without it an export takes turns with everybody else. */
  readsFrom: DataPlace | undefined;
};

const exportThread = new URL("./export-thread.ts", import.meta.url);

/** What the owner sees and does about leads. */
export function leadStudioRoutes({ db, now, auth, log, readsFrom }: Deps): FastifyPluginAsync {
  const asFile = (reply: FastifyReply) =>
    reply
      .header("content-type", "text/csv; charset=utf-8")
      .header("content-disposition", `attachment; filename="leads-${now().toISOString().slice(0, 10)}.csv"`)
      .header("cache-control", "private, no-store");
  return async (app) => {
    registerCall(app, calls.listLeads, async (request) => {
      await auth.requireStaff(request, "support");
      return listLeads(db, request.query);
    });

    registerCall(app, calls.countLeads, async (request) => {
      await auth.requireStaff(request, "support");
      return countLeads(db, request.query);
    });

    registerCall(app, calls.listLeadOrigins, async (request) => {
      await auth.requireStaff(request, "support");
      return listLeadOrigins(db);
    });

    registerCall(
      app,
      calls.exportLeads,
      async (request, reply) => {
        const { id: by } = await auth.requireOwner(request);
        if (request.method !== "HEAD")
          await recordExport(db, { what: "leads", query: request.query, by }, now());
        const started = performance.now();
        const onEnd = (count: number) =>
          log.info({ count, ms: Math.round(performance.now() - started) }, "leads exported");
        const lines = readsFrom
          ? piecesOfThread(exportThread, { place: readsFrom, query: request.query }, onEnd)
          : exportLeads(db, request.query, onEnd);
        return asFile(reply).send(
          request.method === "HEAD" ? undefined : Readable.from(lines, { objectMode: false }),
        );
      },
      { config: { limit: "leadExports" }, answersHead: true },
    );

    registerCall(
      app,
      calls.exportSelectedLeads,
      async (request, reply) => {
        const { id: by } = await auth.requireOwner(request);
        const { leads } = await listSelectedLeads(db, request.body, maxLeadsByHand);
        await recordExport(db, { what: "leads", query: { selected: leads.length }, by }, now());
        return asFile(reply).send(fileOf(leads));
      },
      { config: { limit: "leadExports" } },
    );

    registerCall(app, calls.changeLeadStage, async (request) => {
      const { id } = await auth.requireStaff(request, "support");
      return changeStage(db, request.body, id, now());
    });

    registerCall(app, calls.changeStageOfAll, async (request) => {
      const { id } = await auth.requireOwner(request);
      return changeStageOfAll(db, request.body, id, now());
    });

    registerCall(app, calls.listLeadViews, async (request) => {
      const { id: userId } = await auth.requireOwner(request);
      return showViews(db, userId);
    });

    registerCall(app, calls.makeLeadView, async (request, reply) => {
      const { id: userId } = await auth.requireOwner(request);
      return reply.code(201).send(await makeView(db, userId, request.body, now()));
    });

    registerCall(app, calls.orderLeadViews, async (request, _reply) => {
      const { id: userId } = await auth.requireOwner(request);
      await arrangeViews(db, userId, request.body.ids);
    });

    registerCall(app, calls.changeLeadView, async (request) => {
      const { id: userId } = await auth.requireOwner(request);
      return changeView(db, { id: request.params.id.toLowerCase(), userId }, request.body);
    });

    registerCall(app, calls.removeLeadView, async (request, _reply) => {
      const { id: userId } = await auth.requireOwner(request);
      await removeView(db, { id: request.params.id.toLowerCase(), userId });
    });

    registerCall(app, calls.getLead, async (request) => {
      await auth.requireStaff(request, "support");
      return readLead(db, request.params.id.toLowerCase());
    });

    registerCall(app, calls.saveLeadNotes, async (request) => {
      const { id: by } = await auth.requireStaff(request, "support");
      return writeNotes(db, request.params.id.toLowerCase(), { ...request.body, by }, now());
    });

    registerCall(app, calls.endLeadNews, async (request, _reply) => {
      const { id: by } = await auth.requireStaff(request, "support");
      await takeOffList(db, { id: request.params.id.toLowerCase(), by }, now());
    });
  };
}
