import { done, sessionParams, userView } from "@academy/contract/account";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { AppError } from "../../../platform/errors.ts";
import { toUserView } from "../account.rules.ts";
import type { AccountRouteDeps } from "../account-route-deps.ts";
import { readClient } from "./client.ts";
import { deleteSession, deleteSessions } from "./sessions.queries.ts";
import { signOut } from "./sign-out.ts";

const isDone = { status: "done" } as const;

export function sessionRoutes(deps: AccountRouteDeps): FastifyPluginAsyncZod {
  const { db, cookies, auth } = deps;
  return async (app) => {
    app.get("/api/auth/user", { schema: { response: { 200: userView } } }, async (request, reply) => {
      const user = await auth.findUser(request);
      if (user) return toUserView(user);
      // A session that has ended elsewhere: the browser need not ask again.
      if (cookies.read(request, "session")) cookies.clear(reply, "session");
      throw new AppError("UNAUTHORIZED");
    });

    app.post("/api/auth/sign-out", { schema: { response: { 200: done } } }, async (request, reply) => {
      await signOut(deps, readClient(request, cookies));
      cookies.clear(reply, "session");
      return isDone;
    });

    app.delete(
      "/api/account/sessions/:id",
      { schema: { params: sessionParams, response: { 200: done } } },
      async (request) => {
        const { id } = await auth.requireUser(request);
        if (!(await deleteSession(db, id, request.params.id))) throw new AppError("NOT_FOUND");
        return isDone;
      },
    );

    app.post(
      "/api/account/sessions/end-all",
      { schema: { response: { 200: done } } },
      async (request, reply) => {
        await deleteSessions(db, (await auth.requireUser(request)).id);
        cookies.clear(reply, "session");
        return isDone;
      },
    );
  };
}
