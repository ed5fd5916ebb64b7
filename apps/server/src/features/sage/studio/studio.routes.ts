import { pageQuery } from "@academy/contract/paging";
import {
  dismissBody,
  openQuestionPage,
  taughtAnswerBody,
  taughtAnswerPage,
  taughtAnswerParams,
  taughtAnswerView,
} from "@academy/contract/sage";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Clock } from "../../../platform/clock.ts";
import type { Db } from "../../../platform/db/database.ts";
import type { Auth } from "../../account/public.ts";
import { listAnswers } from "./list-answers.ts";
import { listQuestions } from "./list-questions.ts";
import { settleQuestions } from "./settled-questions.queries.ts";
import { changeAnswer, deleteAnswer, teachAnswer } from "./teach-answer.ts";

type Deps = { db: Db; now: Clock; auth: Pick<Auth, "requireOwner"> };

const questions = "/api/studio/helper/questions";
const answers = "/api/studio/helper/answers";

/** What Sage could not answer, and what the owner teaches it. */
export function sageStudioRoutes({ db, now, auth }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      questions,
      { schema: { querystring: pageQuery, response: { 200: openQuestionPage } } },
      async (request) => {
        await auth.requireOwner(request);
        return listQuestions(db, request.query, now());
      },
    );

    app.post(`${questions}/dismiss`, { schema: { body: dismissBody } }, async (request, reply) => {
      await auth.requireOwner(request);
      await settleQuestions(db, [request.body.key], { answerId: null, now: now() });
      return reply.code(204).send();
    });

    app.get(
      answers,
      { schema: { querystring: pageQuery, response: { 200: taughtAnswerPage } } },
      async (request) => {
        await auth.requireOwner(request);
        return listAnswers(db, request.query);
      },
    );

    app.post(
      answers,
      { schema: { body: taughtAnswerBody, response: { 201: taughtAnswerView } } },
      async (request, reply) => {
        await auth.requireOwner(request);
        return reply.code(201).send(await teachAnswer(db, request.body, now()));
      },
    );

    app.put(
      `${answers}/:id`,
      { schema: { params: taughtAnswerParams, body: taughtAnswerBody, response: { 200: taughtAnswerView } } },
      async (request) => {
        await auth.requireOwner(request);
        return changeAnswer(db, request.params.id.toLowerCase(), request.body, now());
      },
    );

    app.delete(`${answers}/:id`, { schema: { params: taughtAnswerParams } }, async (request, reply) => {
      await auth.requireOwner(request);
      await deleteAnswer(db, request.params.id.toLowerCase(), now());
      return reply.code(204).send();
    });
  };
}
