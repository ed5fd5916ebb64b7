import * as calls from "@academy/contract/calls/sign-in";
import type { FastifyPluginAsync } from "fastify";
import { registerCall } from "../../../platform/http/register-call.ts";
import type { AccountRouteDeps } from "../account-route-deps.ts";
import { readClient } from "../sessions/client.ts";
import { signUp } from "./sign-up.ts";

export function signUpRoutes(deps: AccountRouteDeps): FastifyPluginAsync {
  return async (app) => {
    registerCall(
      app,
      calls.signUp,
      async (request, reply) => {
        deps.cookies.set(
          reply,
          "signUp",
          await signUp(deps, request.body, readClient(request, deps.cookies)),
        );
        return { status: "mail-sent" as const };
      },
      { config: { limit: "signIn" } },
    );
  };
}
