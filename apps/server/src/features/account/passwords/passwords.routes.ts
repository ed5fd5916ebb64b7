import * as accountCalls from "@academy/contract/calls/account";
import * as signInCalls from "@academy/contract/calls/sign-in";
import type { FastifyPluginAsync } from "fastify";
import { registerCall } from "../../../platform/http/register-call.ts";
import type { AccountRouteDeps } from "../account-route-deps.ts";
import { readClient } from "../sessions/client.ts";
import { changePassword } from "./change-password.ts";
import { forgotPassword } from "./forgot-password.ts";
import { resetPassword } from "./reset-password.ts";

const config = { limit: "signIn" } as const;
const isDone = { status: "done" } as const;

export function passwordRoutes(deps: AccountRouteDeps): FastifyPluginAsync {
  return async (app) => {
    registerCall(app, accountCalls.changePassword, async (request) => {
      await changePassword(deps, await deps.auth.requireSession(request), request.body);
      return isDone;
    });

    registerCall(
      app,
      signInCalls.forgotPassword,
      async (request) => {
        await forgotPassword(deps, request.body.email, readClient(request, deps.cookies));
        return { status: "mail-sent" as const };
      },
      { config },
    );

    registerCall(
      app,
      signInCalls.resetPassword,
      async (request) => {
        await resetPassword(deps, request.body, readClient(request, deps.cookies));
        return isDone;
      },
      { config },
    );
  };
}
