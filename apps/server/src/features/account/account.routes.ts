import { accountView, deleteAccountBody, done } from "@academy/contract/account";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AccountRouteDeps } from "./account-route-deps.ts";
import { deleteAccount } from "./delete-account.ts";
import { exportAccount } from "./export-account.ts";
import { showAccount } from "./show-account.ts";

/** An account as a whole. */
export function accountRoutes(deps: AccountRouteDeps): FastifyPluginAsyncZod {
  const { cookies, auth } = deps;
  return async (app) => {
    app.get("/api/account", { schema: { response: { 200: accountView } } }, async (request) =>
      showAccount(deps, await auth.requireSession(request)),
    );

    app.get("/api/account/export", async (request, reply) => {
      const account = await exportAccount(deps, await auth.requireSession(request));
      return reply
        .header("content-type", "application/json; charset=utf-8")
        .header("content-disposition", 'attachment; filename="lightworker-academy-account.json"')
        .send(JSON.stringify(account, null, 2));
    });

    app.post(
      "/api/account/delete",
      { schema: { body: deleteAccountBody, response: { 200: done } } },
      async (request, reply) => {
        await deleteAccount(deps, await auth.requireUser(request), request.body);
        cookies.clear(reply, "session");
        return { status: "done" as const };
      },
    );
  };
}
