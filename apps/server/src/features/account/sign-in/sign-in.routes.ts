import * as calls from "@academy/contract/calls/sign-in";
import type { FastifyPluginAsync } from "fastify";
import { AppError } from "../../../platform/errors.ts";
import { registerCall } from "../../../platform/http/register-call.ts";
import type { AccountRouteDeps } from "../account-route-deps.ts";
import { answerSignIn } from "../sessions/answer-sign-in.ts";
import { readClient } from "../sessions/client.ts";
import { sendSignInCode } from "./send-sign-in-code.ts";
import { signInWithCode } from "./sign-in-with-code.ts";
import { signInWithLink } from "./sign-in-with-link.ts";
import { signInWithPassword } from "./sign-in-with-password.ts";

type Deps = AccountRouteDeps & { hasOpenId: boolean; keepsMail: boolean };

const config = { limit: "signIn" } as const;

export function signInRoutes(deps: Deps): FastifyPluginAsync {
  const { cookies } = deps;
  return async (app) => {
    registerCall(app, calls.showSignInOptions, async () => ({
      hasOpenId: deps.hasOpenId,
      keepsMail: deps.keepsMail,
    }));

    registerCall(
      app,
      calls.sendCode,
      async (request) => {
        await sendSignInCode(deps, request.body.email, readClient(request, cookies));
        return { status: "mail-sent" as const };
      },
      { config },
    );

    registerCall(
      app,
      calls.signInWithPassword,
      async (request, reply) => {
        const outcome = await signInWithPassword(deps, request.body, readClient(request, cookies));
        if (outcome.status !== "unproven") return answerSignIn(deps, reply, outcome);
        cookies.set(reply, "signUp", outcome.token);
        throw new AppError("ADDRESS_UNPROVEN");
      },
      { config },
    );

    registerCall(
      app,
      calls.signInWithCode,
      async (request, reply) => {
        const outcome = await signInWithCode(deps, request.body, readClient(request, cookies));
        if (cookies.read(request, "signUp")) cookies.clear(reply, "signUp");
        return answerSignIn(deps, reply, outcome);
      },
      { config },
    );

    registerCall(
      app,
      calls.signInWithLink,
      async (request, reply) => {
        const outcome = await signInWithLink(deps, request.body.token, readClient(request, cookies));
        return answerSignIn(deps, reply, outcome);
      },
      { config },
    );
  };
}
