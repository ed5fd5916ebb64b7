import * as accountCalls from "@academy/contract/calls/account";
import * as signInCalls from "@academy/contract/calls/sign-in";
import type { FastifyPluginAsync } from "fastify";
import { registerCall } from "../../../platform/http/register-call.ts";
import type { AccountRouteDeps } from "../account-route-deps.ts";
import { answerSignIn } from "../sessions/answer-sign-in.ts";
import { readClient } from "../sessions/client.ts";
import { takeSecondFactorOff } from "./second-factor-off.ts";
import {
  renewRecoveryCodes,
  startSecondFactor,
  switchOffSecondFactor,
  switchOnSecondFactor,
} from "./set-up-second-factor.ts";
import { signInWithSecondFactor } from "./sign-in-with-second-factor.ts";

export function secondFactorRoutes(deps: AccountRouteDeps): FastifyPluginAsync {
  const { cookies, auth } = deps;
  return async (app) => {
    registerCall(
      app,
      signInCalls.signInWithSecondFactor,
      async (request, reply) => {
        const outcome = await signInWithSecondFactor(deps, request.body, readClient(request, cookies));
        cookies.clear(reply, "secondFactor");
        return answerSignIn(deps, reply, outcome);
      },
      { config: { limit: "signIn" } },
    );

    registerCall(
      app,
      signInCalls.takeSecondFactorOff,
      async (request) => {
        await takeSecondFactorOff(deps, request.body);
        return { status: "done" as const };
      },
      { config: { limit: "signIn" } },
    );

    registerCall(app, accountCalls.startSecondFactor, async (request) =>
      startSecondFactor(deps, await auth.requireUser(request)),
    );

    registerCall(app, accountCalls.confirmSecondFactor, async (request) => {
      const session = await auth.requireSession(request);
      return { recoveryCodes: await switchOnSecondFactor(deps, session, request.body.code) };
    });

    registerCall(app, accountCalls.renewRecoveryCodes, async (request) => {
      const user = await auth.requireUser(request);
      return { recoveryCodes: await renewRecoveryCodes(deps, user) };
    });

    registerCall(app, accountCalls.stopSecondFactor, async (request) => {
      await switchOffSecondFactor(deps, await auth.requireUser(request));
      return { status: "done" as const };
    });
  };
}
