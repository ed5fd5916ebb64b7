import * as calls from "@academy/contract/calls/contact";
import type { FastifyPluginAsync } from "fastify";
import type { Clock } from "../../../platform/clock.ts";
import { readPage } from "../../../platform/db/cursor-paging.ts";
import type { Db } from "../../../platform/db/database.ts";
import { type Db, inTransaction } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { registerCall } from "../../../platform/http/register-call.ts";
import type { Auth } from "../../account/public.ts";
import { recordAudit } from "../../audit/public.ts";
import { showMessages } from "./list-messages.ts";
import { markMessage } from "./mark-message.ts";
import { listMessages, setAnswered } from "./messages.queries.ts";
import { replyTo } from "./reply.ts";

type Deps = { db: Db; now: Clock; auth: Pick<Auth, "requireOwner"> };

/** The messages, for whoever answers them. */
export function messageStudioRoutes({ db, now, auth }: Deps): FastifyPluginAsync {
  return async (app) => {
    registerCall(app, calls.listMessages, async (request) => {
      await auth.requireOwner(request);
      return showMessages(db, request.query);
    });

    registerCall(app, calls.markMessage, async (request, _reply) => {
      const { id: by } = await auth.requireOwner(request);
      const { params, body } = request;
      await markMessage(db, { id: params.id.toLowerCase(), ...body }, by, now());
      const { isAnswered } = request.body;
      const id = request.params.id.toLowerCase();
      await inTransaction(db, async (tx) => {
        if (!(await setAnswered(tx, id, isAnswered ? now() : null))) throw new AppError("NOT_FOUND");
        const subject = { kind: "message", id };
        await recordAudit(tx, { by, action: "message.marked", subject, detail: { isAnswered } }, now());
      });
    });

    registerCall(app, calls.replyToMessage, async (request, _reply) => {
      const { id: by } = await auth.requireOwner(request);
      await replyTo(db, request.params.id.toLowerCase(), request.body, { by, now: now() });
    });
  };
}
