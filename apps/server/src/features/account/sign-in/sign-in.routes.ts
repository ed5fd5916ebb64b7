import {
  codeSignInBody,
  emailBody,
  mailOnItsWay,
  passwordSignInBody,
  signInAnswer,
  signInOptions,
} from "@academy/contract/account";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { AppError } from "../../../platform/errors.ts";
import type { AccountRouteDeps } from "../account-route-deps.ts";
import { answerSignIn } from "../sessions/answer-sign-in.ts";
import { readClient } from "../sessions/client.ts";
import { sendSignInCode } from "./send-sign-in-code.ts";
import { signInWithCode } from "./sign-in-with-code.ts";
import { signInWithPassword } from "./sign-in-with-password.ts";

type Deps = AccountRouteDeps & { hasOpenId: boolean };

const config = { limit: "signIn" } as const;

export function signInRoutes(deps: Deps): FastifyPluginAsyncZod {
  const { cookies } = deps;
  return async (app) => {
    app.get("/api/auth/options", { schema: { response: { 200: signInOptions } } }, async () => ({
      hasOpenId: deps.hasOpenId,
    }));

    app.post(
      "/api/auth/code",
      { schema: { body: emailBody, response: { 200: mailOnItsWay } }, config },
      async (request) => {
        await sendSignInCode(deps, request.body.email);
        return { status: "mail-sent" as const };
      },
    );

    app.post(
      "/api/auth/sign-in/email",
      { schema: { body: passwordSignInBody, response: { 200: signInAnswer } }, config },
      async (request, reply) => {
        const outcome = await signInWithPassword(deps, request.body, readClient(request, cookies));
        if (outcome.status !== "unproven") return answerSignIn(cookies, reply, outcome);
        cookies.set(reply, "signUp", outcome.token);
        throw new AppError("ADDRESS_UNPROVEN");
      },
    );

    app.post(
      "/api/auth/sign-in/code",
      { schema: { body: codeSignInBody, response: { 200: signInAnswer } }, config },
      async (request, reply) => {
        const outcome = await signInWithCode(deps, request.body, readClient(request, cookies));
        if (cookies.read(request, "signUp")) cookies.clear(reply, "signUp");
        return answerSignIn(cookies, reply, outcome);
      },
    );
  };
}
