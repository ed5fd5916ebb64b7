import * as calls from "@academy/contract/calls/visitors/quiz";
import type { FastifyPluginAsync } from "fastify";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/db/database.ts";
import { registerCall } from "../../platform/http/register-call.ts";
import type { Auth } from "../account/public.ts";
import { makeFunnelCounter } from "./count-funnel.ts";
import { countExperiment, showExperiment } from "./experiments.ts";
import { chooseOrder, findOrderChoice, showOrder } from "./quiz-order.ts";

type Deps = { db: Db; now: Clock; auth: Pick<Auth, "requireOwner"> };

/** What is counted of the quiz, and which of its two orders a visitor gets. */
export function funnelRoutes({ db, now, auth }: Deps): FastifyPluginAsync {
  const countFunnel = makeFunnelCounter({ db, now });
  return async (app) => {
    registerCall(app, calls.countFunnel, async (request, _reply) => {
      await countFunnel(request.body.events);
      await countExperiment(db, request.body.events);
    });

    registerCall(app, calls.showQuizOrder, async () => showOrder(db, Math.random()));

    registerCall(app, calls.showQuizOrderChoice, async (request) => {
      await auth.requireOwner(request);
      return { choice: await findOrderChoice(db) };
    });

    registerCall(app, calls.chooseQuizOrder, async (request) => {
      const { id } = await auth.requireOwner(request);
      await chooseOrder(db, request.body, id, now());
      return { choice: request.body.choice };
    });

    registerCall(app, calls.showQuizExperiment, async (request) => {
      await auth.requireOwner(request);
      return { choice: await findOrderChoice(db), experiment: await showExperiment(db, now()) };
    });
  };
}
