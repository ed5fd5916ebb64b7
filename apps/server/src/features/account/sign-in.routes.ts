import {
  codeSignInBody,
  done,
  emailBody,
  mailOnItsWay,
  passwordSignInBody,
  resetPasswordBody,
  type SignInAnswer,
  secondFactorBody,
  signInAnswer,
  signInOptions,
  signUpBody,
  userView,
} from "@academy/contract/account";
import type { FastifyReply } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { AppError } from "../../platform/errors.ts";
import { toUserView } from "./account.rules.ts";
import type { AccountDeps } from "./account-deps.ts";
import type { Cookies } from "./cookies.ts";
import type { Auth } from "./current-user.ts";
import type { SignInOutcome } from "./finish-sign-in.ts";
import { forgotPassword } from "./forgot-password.ts";
import { resetPassword } from "./reset-password.ts";
import { sendSignInCode } from "./send-sign-in-code.ts";
import { signInWithCode } from "./sign-in-with-code.ts";
import { signInWithPassword } from "./sign-in-with-password.ts";
import { signInWithSecondFactor } from "./sign-in-with-second-factor.ts";
import { signOut } from "./sign-out.ts";
import { signUp } from "./sign-up.ts";
import { visitOf } from "./visit.ts";

type Deps = AccountDeps & { cookies: Cookies; auth: Auth; hasOpenId: boolean; keepsMail: boolean };

const config = { limit: "signIn" } as const;
const mailSent = { status: "mail-sent" } as const;

export function signInRoutes(deps: Deps): FastifyPluginAsyncZod {
  const { cookies, auth } = deps;
  return async (app) => {
    app.get("/api/auth/user", { schema: { response: { 200: userView } } }, async (request, reply) => {
      const user = await auth.findUser(request);
      if (user) return toUserView(user);
      // A session that has ended elsewhere: the browser need not ask again.
      if (cookies.read(request, "session")) cookies.clear(reply, "session");
      throw new AppError("UNAUTHORIZED");
    });

    app.get("/api/auth/options", { schema: { response: { 200: signInOptions } } }, async () => ({
      hasOpenId: deps.hasOpenId,
      keepsMail: deps.keepsMail,
    }));

    app.post(
      "/api/auth/sign-up",
      { schema: { body: signUpBody, response: { 200: mailOnItsWay } }, config },
      async (request, reply) => {
        cookies.set(reply, "signUp", await signUp(deps, request.body));
        return mailSent;
      },
    );

    app.post(
      "/api/auth/code",
      { schema: { body: emailBody, response: { 200: mailOnItsWay } }, config },
      async (request) => {
        await sendSignInCode(deps, request.body.email);
        return mailSent;
      },
    );

    app.post(
      "/api/auth/sign-in/email",
      { schema: { body: passwordSignInBody, response: { 200: signInAnswer } }, config },
      async (request, reply) => {
        const outcome = await signInWithPassword(deps, request.body, visitOf(request, cookies));
        if (outcome.status !== "unproven") return answerSignIn(cookies, reply, outcome);
        cookies.set(reply, "signUp", outcome.token);
        throw new AppError("ADDRESS_UNPROVEN");
      },
    );

    app.post(
      "/api/auth/sign-in/code",
      { schema: { body: codeSignInBody, response: { 200: signInAnswer } }, config },
      async (request, reply) => {
        const outcome = await signInWithCode(deps, request.body, visitOf(request, cookies));
        if (cookies.read(request, "signUp")) cookies.clear(reply, "signUp");
        return answerSignIn(cookies, reply, outcome);
      },
    );

    app.post(
      "/api/auth/second-factor",
      { schema: { body: secondFactorBody, response: { 200: signInAnswer } }, config },
      async (request, reply) => {
        const outcome = await signInWithSecondFactor(deps, request.body, visitOf(request, cookies));
        cookies.clear(reply, "secondFactor");
        return answerSignIn(cookies, reply, outcome);
      },
    );

    app.post(
      "/api/auth/password/forgot",
      { schema: { body: emailBody, response: { 200: mailOnItsWay } }, config },
      async (request) => {
        await forgotPassword(deps, request.body.email);
        return mailSent;
      },
    );

    app.post(
      "/api/auth/password/reset",
      { schema: { body: resetPasswordBody, response: { 200: done } }, config },
      async (request) => {
        await resetPassword(deps, request.body);
        return { status: "done" as const };
      },
    );

    app.post("/api/auth/sign-out", { schema: { response: { 200: done } } }, async (request, reply) => {
      await signOut(deps, visitOf(request, cookies));
      cookies.clear(reply, "session");
      return { status: "done" as const };
    });
  };
}

function answerSignIn(cookies: Cookies, reply: FastifyReply, outcome: SignInOutcome): SignInAnswer {
  if (outcome.status === "second-factor") {
    cookies.set(reply, "secondFactor", outcome.token);
    return { status: "second-factor" };
  }
  cookies.set(reply, "session", outcome.token);
  return { status: "signed-in", user: toUserView(outcome.user) };
}
