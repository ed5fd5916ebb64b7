import {
  confirmSecondFactorBody,
  done,
  proveWithCode,
  proveWithPassword,
  recoveryCodes,
  secondFactorBody,
  secondFactorStart,
  signInAnswer,
} from "@academy/contract/account";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AccountRouteDeps } from "../account-route-deps.ts";
import { answerSignIn } from "../sessions/answer-sign-in.ts";
import { readClient } from "../sessions/client.ts";
import {
  renewRecoveryCodes,
  startSecondFactor,
  switchOffSecondFactor,
  switchOnSecondFactor,
} from "./set-up-second-factor.ts";
import { signInWithSecondFactor } from "./sign-in-with-second-factor.ts";

export function secondFactorRoutes(deps: AccountRouteDeps): FastifyPluginAsyncZod {
  const { cookies, auth } = deps;
  return async (app) => {
    app.post(
      "/api/auth/second-factor",
      {
        schema: { body: secondFactorBody, response: { 200: signInAnswer } },
        config: { limit: "signIn" },
      },
      async (request, reply) => {
        const outcome = await signInWithSecondFactor(deps, request.body, readClient(request, cookies));
        cookies.clear(reply, "secondFactor");
        return answerSignIn(cookies, reply, outcome);
      },
    );

    app.post(
      "/api/account/second-factor/start",
      { schema: { body: proveWithPassword, response: { 200: secondFactorStart } } },
      async (request) => startSecondFactor(deps, await auth.requireUser(request), request.body.password),
    );

    app.post(
      "/api/account/second-factor/confirm",
      { schema: { body: confirmSecondFactorBody, response: { 200: recoveryCodes } } },
      async (request) => {
        const session = await auth.requireSession(request);
        return { recoveryCodes: await switchOnSecondFactor(deps, session, request.body.code) };
      },
    );

    app.post(
      "/api/account/second-factor/recovery-codes",
      { schema: { body: proveWithCode, response: { 200: recoveryCodes } } },
      async (request) => {
        const user = await auth.requireUser(request);
        return { recoveryCodes: await renewRecoveryCodes(deps, user, request.body.code) };
      },
    );

    app.post(
      "/api/account/second-factor/stop",
      { schema: { body: proveWithCode, response: { 200: done } } },
      async (request) => {
        await switchOffSecondFactor(deps, await auth.requireUser(request), request.body.code);
        return { status: "done" as const };
      },
    );
  };
}
