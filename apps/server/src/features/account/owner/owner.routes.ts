import { claimBody, done } from "@academy/contract/account";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AccountDeps } from "../account-deps.ts";
import type { Auth } from "../sessions/auth.ts";
import { claimOwnership } from "./claim-ownership.ts";

export function ownerRoutes(deps: AccountDeps & { auth: Auth }): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      "/api/owner/claim",
      { schema: { body: claimBody, response: { 200: done } }, config: { limit: "signIn" } },
      async (request) => {
        await claimOwnership(deps, await deps.auth.requireUser(request), request.body.token);
        return { status: "done" as const };
      },
    );
  };
}
