import * as calls from "@academy/contract/calls/studio/settings";
import type { FastifyPluginAsync } from "fastify";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/db/database.ts";
import { registerCall } from "../../platform/http/register-call.ts";
import type { Auth } from "../account/public.ts";
import { listMailLog, summarizeMails } from "./list-mails.ts";
import { sendAgain, sendAllAgain } from "./send-again.ts";

type Deps = { db: Db; now: Clock; auth: Pick<Auth, "requireOwner"> };

/** What became of the academy's mails. */
export function mailLogRoutes({ db, now, auth }: Deps): FastifyPluginAsync {
  return async (app) => {
    registerCall(app, calls.listMails, async (request) => {
      await auth.requireOwner(request);
      return listMailLog(db, request.query);
    });

    registerCall(app, calls.summarizeMails, async (request) => {
      await auth.requireOwner(request);
      return summarizeMails(db);
    });

    registerCall(app, calls.sendMailAgain, async (request, _reply) => {
      const { id: by } = await auth.requireOwner(request);
      await sendAgain(db, request.params.id.toLowerCase(), by, now());
    });

    registerCall(app, calls.sendMailsAgain, async (request) => {
      const { id: by } = await auth.requireOwner(request);
      return sendAllAgain(db, by, now());
    });
  };
}
