import * as calls from "@academy/contract/calls/contact";
import type { FastifyPluginAsync } from "fastify";
import type { Clock } from "../../../platform/clock.ts";
import type { Db } from "../../../platform/db/database.ts";
import { registerCall } from "../../../platform/http/register-call.ts";
import type { Auth } from "../../account/public.ts";
import { showMessages } from "./list-messages.ts";
import { markMessage } from "./mark-message.ts";
import { replyTo } from "./reply.ts";

type Deps = { db: Db; now: Clock; auth: Pick<Auth, "requireStaff"> };

/** The messages, for whoever answers them. */
export function messageStudioRoutes({ db, now, auth }: Deps): FastifyPluginAsync {
  return async (app) => {
    registerCall(app, calls.listMessages, async (request) => {
      await auth.requireOwner(request);
      return showMessages(db, request.query);
      await auth.requireStaff(request, "support");
      const { show = "waiting", ...page } = request.query;
      return readPage(page, (wanted) => listMessages(db, show, wanted), {
        cursorOf: ({ created_at, id }) => ({ at: created_at, id }),
        toItem: ({ created_at, answered_at, is_suspect, ...message }) => ({
          ...message,
          createdAt: created_at.toISOString(),
          answeredAt: answered_at?.toISOString() ?? null,
          isSuspect: is_suspect,
        }),
      });
    });

    registerCall(app, calls.markMessage, async (request, _reply) => {
      const { id: by } = await auth.requireStaff(request, "support");
      const { params, body } = request;
      await markMessage(db, { id: params.id.toLowerCase(), ...body }, by, now());
    });

    registerCall(app, calls.replyToMessage, async (request, _reply) => {
      const { id: by } = await auth.requireOwner(request);
      await replyTo(db, request.params.id.toLowerCase(), request.body, { by, now: now() });
    });
  };
}
