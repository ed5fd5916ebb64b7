import * as calls from "@academy/contract/calls/account";
import type { FastifyPluginAsync } from "fastify";
import { registerCall } from "../../../platform/http/register-call.ts";
import type { AccountDeps } from "../account-deps.ts";
import type { Auth } from "../sessions/auth.ts";
import { claimOwnership } from "./claim-ownership.ts";

export function ownerRoutes(deps: AccountDeps & { auth: Auth }): FastifyPluginAsync {
  return async (app) => {
    registerCall(
      app,
      calls.claimOwnership,
      async (request) => {
        await claimOwnership(deps, await deps.auth.requireUser(request), request.body.token);
        return { status: "done" as const };
      },
      { config: { limit: "signIn" } },
    );
  };
}
