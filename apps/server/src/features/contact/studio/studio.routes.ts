import * as calls from "@academy/contract/calls/visitors/contact";
import type { FastifyPluginAsync } from "fastify";
import type { Clock } from "../../../platform/clock.ts";
import type { Db } from "../../../platform/db/database.ts";
import { registerCall } from "../../../platform/http/register-call.ts";
import type { Auth } from "../../account/public.ts";
import { changeAnswerPromise, findAnswerPromise } from "../answer-promise.ts";
import { markMessage, showMessages } from "./list-messages.ts";
import { replyTo, sendReplyAgain } from "./reply.ts";

type Deps = { db: Db; now: Clock; auth: Pick<Auth, "requireStaff" | "requireOwner"> };

/** The messages, for whoever answers them. */
export function messageStudioRoutes({ db, now, auth }: Deps): FastifyPluginAsync {
  return async (app) => {
    registerCall(app, calls.listMessages, async (request) => {
      await auth.requireStaff(request, "support");
      return showMessages(db, request.query);
    });

    registerCall(app, calls.showAnswerPromise, async (request) => {
      await auth.requireStaff(request, "support");
      return findAnswerPromise(db);
    });

    registerCall(app, calls.setAnswerPromise, async (request, _reply) => {
      const { id: by } = await auth.requireOwner(request);
      await changeAnswerPromise(db, request.body, { by, now: now() });
    });

    registerCall(app, calls.markMessage, async (request, _reply) => {
      const { id: by } = await auth.requireStaff(request, "support");
      const { params, body } = request;
      await markMessage(db, { id: params.id.toLowerCase(), ...body }, by, now());
    });

    registerCall(app, calls.replyToMessage, async (request, _reply) => {
      const { id: by } = await auth.requireStaff(request, "support");
      await replyTo(db, request.params.id.toLowerCase(), request.body, { by, now: now() });
    });

    registerCall(app, calls.sendReplyAgain, async (request, _reply) => {
      const { id: by } = await auth.requireStaff(request, "support");
      const { id, reply } = request.params;
      await sendReplyAgain(db, { messageId: id.toLowerCase(), replyId: reply.toLowerCase() }, by, now());
    });
  };
}
