import * as accountCalls from "@academy/contract/calls/account";
import * as signInCalls from "@academy/contract/calls/sign-in";
import type { FastifyPluginAsync } from "fastify";
import { AppError } from "../../../platform/errors.ts";
import { registerCall } from "../../../platform/http/register-call.ts";
import type { AccountRouteDeps } from "../account-route-deps.ts";
import { viewUser } from "../view-user.ts";
import { readClient } from "./client.ts";
import { deleteSession, deleteSessions } from "./sessions.queries.ts";
import { signOut } from "./sign-out.ts";

const isDone = { status: "done" } as const;

export function sessionRoutes(deps: AccountRouteDeps): FastifyPluginAsync {
  const { db, cookies, auth } = deps;
  return async (app) => {
    registerCall(app, signInCalls.showUser, async (request, reply) => {
      const user = await auth.findUser(request);
      if (user) return viewUser(db, user);
      // A session that has ended elsewhere: the browser need not ask again.
      const isOver = cookies.read(request, "session") && !(await auth.isInGuise(request));
      if (isOver) cookies.clear(reply, "session");
      throw new AppError("UNAUTHORIZED");
    });

    registerCall(app, signInCalls.signOut, async (request, reply) => {
      await signOut(deps, readClient(request, cookies));
      cookies.clear(reply, "session");
      return isDone;
    });

    registerCall(app, accountCalls.endSession, async (request) => {
      const { id } = await auth.requireUser(request);
      if (!(await deleteSession(db, id, request.params.id))) throw new AppError("NOT_FOUND");
      return isDone;
    });

    registerCall(app, accountCalls.endAllSessions, async (request, reply) => {
      await deleteSessions(db, (await auth.requireUser(request)).id);
      cookies.clear(reply, "session");
      return isDone;
    });
  };
}
