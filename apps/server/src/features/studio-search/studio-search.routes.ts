import * as calls from "@academy/contract/calls/studio/search";
import type { FastifyPluginAsync } from "fastify";
import type { Db } from "../../platform/db/database.ts";
import { registerCall } from "../../platform/http/register-call.ts";
import { type Auth, findUsersBeginning } from "../account/public.ts";
import { findLeadsBeginning } from "../leads/public.ts";
import { findOrdersBeginning } from "../orders/public.ts";

type Deps = { db: Db; auth: Pick<Auth, "requireStaff"> };

const maxOfEach = 5;

/** Whom and what the owner looks for, from anywhere in the studio. */
export function studioSearchRoutes({ db, auth }: Deps): FastifyPluginAsync {
  return async (app) => {
    registerCall(app, calls.searchStudio, async (request) => {
      await auth.requireStaff(request, "support");
      const { q } = request.query;
      return {
        leads: await findLeadsBeginning(db, q, maxOfEach),
        learners: await findUsersBeginning(db, q, maxOfEach),
        orders: await findOrdersBeginning(db, q, maxOfEach),
      };
    });
  };
}
