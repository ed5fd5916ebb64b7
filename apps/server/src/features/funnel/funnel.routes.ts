import { funnelBatch } from "@academy/contract/funnel";
import { quizOrder, quizOrderChoice } from "@academy/contract/quiz";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Auth } from "../account/public.ts";
import { makeFunnelCounter } from "./count-funnel.ts";
import { chooseOrder, findOrderChoice, orderFor } from "./quiz-order.ts";

type Deps = { db: Db; now: Clock; auth: Pick<Auth, "requireOwner"> };

/** What is counted of the quiz, and which of its two orders a visitor gets. */
export function funnelRoutes({ db, now, auth }: Deps): FastifyPluginAsyncZod {
  const countFunnel = makeFunnelCounter({ db, now });
  return async (app) => {
    app.post("/api/funnel", { schema: { body: funnelBatch } }, async (request, reply) => {
      await countFunnel(request.body.events);
      return reply.code(204).send();
    });

    app.get("/api/quiz/order", { schema: { response: { 200: quizOrder } } }, async () => ({
      order: orderFor(await findOrderChoice(db), Math.random()),
    }));

    app.get("/api/studio/quiz-order", { schema: { response: { 200: quizOrderChoice } } }, async (request) => {
      await auth.requireOwner(request);
      return { choice: await findOrderChoice(db) };
    });

    app.put(
      "/api/studio/quiz-order",
      { schema: { body: quizOrderChoice, response: { 200: quizOrderChoice } } },
      async (request) => {
        await auth.requireOwner(request);
        await chooseOrder(db, request.body.choice, now());
        return request.body;
      },
    );
  };
}
