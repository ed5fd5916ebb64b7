import * as calls from "@academy/contract/calls/studio/settings";
import type { FastifyPluginAsync } from "fastify";
import type { Db } from "../../../platform/db/database.ts";
import { registerCall } from "../../../platform/http/register-call.ts";
import type { Auth } from "../../account/public.ts";
import { listAudit, listChoices } from "./list-entries.ts";

type Deps = { db: Db; auth: Pick<Auth, "requireOwner"> };

/** What was done in the studio, for the owner to read. */
export function auditRoutes({ db, auth }: Deps): FastifyPluginAsync {
  return async (app) => {
    registerCall(app, calls.listAuditEntries, async (request) => {
      await auth.requireOwner(request);
      return listAudit(db, request.query);
    });

    registerCall(app, calls.listAuditChoices, async (request) => {
      await auth.requireOwner(request);
      return listChoices(db);
    });
  };
}
