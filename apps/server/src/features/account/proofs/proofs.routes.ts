import * as calls from "@academy/contract/calls/account";
import type { FastifyPluginAsync } from "fastify";
import { registerCall } from "../../../platform/http/register-call.ts";
import type { AccountRouteDeps } from "../account-route-deps.ts";
import { prove, sendProofCode } from "./prove.ts";

const config = { limit: "signIn" } as const;

export function proofRoutes(deps: AccountRouteDeps): FastifyPluginAsync {
  return async (app) => {
    registerCall(
      app,
      calls.prove,
      async (request, reply) => {
        const token = await prove(deps, await deps.auth.requireSession(request), request.body);
        deps.cookies.set(reply, "session", token);
        return { status: "done" as const };
      },
      { config },
    );

    registerCall(
      app,
      calls.sendProofCode,
      async (request) => {
        await sendProofCode(deps, await deps.auth.requireUser(request));
        return { status: "mail-sent" as const };
      },
      { config },
    );
  };
}
