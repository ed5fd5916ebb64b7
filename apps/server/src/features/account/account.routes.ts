import * as calls from "@academy/contract/calls/account";
import type { FastifyPluginAsync } from "fastify";
import { registerCall } from "../../platform/http/register-call.ts";
import type { AccountRouteDeps } from "./account-route-deps.ts";
import { deleteAccount } from "./delete-account.ts";
import { exportAccount } from "./export-account.ts";
import { showAccount } from "./show-account.ts";

/** An account as a whole. */
export function accountRoutes(deps: AccountRouteDeps): FastifyPluginAsync {
  const { cookies, auth } = deps;
  return async (app) => {
    registerCall(app, calls.showAccount, async (request) =>
      showAccount(deps, await auth.requireSession(request)),
    );

    registerCall(app, calls.exportAccount, async (request, reply) => {
      const account = await exportAccount(deps, await auth.requireSession(request));
      return reply
        .header("content-type", "application/json; charset=utf-8")
        .header("content-disposition", 'attachment; filename="lightworker-academy-account.json"')
        .send(JSON.stringify(account, null, 2));
    });

    registerCall(app, calls.deleteAccount, async (request, reply) => {
      await deleteAccount(deps, await auth.requireUser(request), request.body.email);
      cookies.clear(reply, "session");
      return { status: "done" as const };
    });
  };
}
