import { showDesk } from "@academy/contract/calls/desk";
import type { FastifyPluginAsync } from "fastify";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/db/database.ts";
import { registerCall } from "../../platform/http/register-call.ts";
import type { DebtList } from "../access/public.ts";
import type { Auth } from "../account/public.ts";
import { countWaitingMessages } from "../contact/public.ts";
import { countLeads } from "../leads/public.ts";
import { countOrdersSince } from "../orders/public.ts";
import { countQuestions } from "../sage/public.ts";

type Deps = { db: Db; now: Clock; auth: Pick<Auth, "requireOwner">; debtLists: readonly DebtList[] };

const thirtyDays = 30 * 24 * 60 * 60 * 1000;
const everything = new Date(0);
/** Nobody reads a larger number differently. */
const maxCounted = 10_000;

/** The figures of the owner's dashboard. Each is counted by whoever owns what it counts. */
export function deskRoutes({ db, now, auth, debtLists }: Deps): FastifyPluginAsync {
  return async (app) => {
    registerCall(app, showDesk, async (request) => {
      await auth.requireOwner(request);
      const leads = await countLeads(db, { stage: "new" });
      const owed = await Promise.all(debtLists.map((list) => list(db, now(), 1)));
      return {
        newLeads: leads.count,
        hasMoreLeads: leads.isMore,
        waitingMessages: await countWaitingMessages(db, everything, maxCounted),
        openQuestions: await countQuestions(db, everything, maxCounted, now()),
        orders: await countOrdersSince(db, new Date(now().getTime() - thirtyDays)),
        owed: owed.reduce((sum, { total }) => sum + total, 0),
      };
    });
  };
}
