import {
  changePasswordBody,
  done,
  emailBody,
  mailOnItsWay,
  resetPasswordBody,
} from "@academy/contract/account";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AccountRouteDeps } from "../account-route-deps.ts";
import { changePassword } from "./change-password.ts";
import { forgotPassword } from "./forgot-password.ts";
import { resetPassword } from "./reset-password.ts";

const config = { limit: "signIn" } as const;
const isDone = { status: "done" } as const;

export function passwordRoutes(deps: AccountRouteDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      "/api/account/password",
      { schema: { body: changePasswordBody, response: { 200: done } } },
      async (request) => {
        await changePassword(deps, await deps.auth.requireSession(request), request.body);
        return isDone;
      },
    );

    app.post(
      "/api/auth/password/forgot",
      { schema: { body: emailBody, response: { 200: mailOnItsWay } }, config },
      async (request) => {
        await forgotPassword(deps, request.body.email);
        return { status: "mail-sent" as const };
      },
    );

    app.post(
      "/api/auth/password/reset",
      { schema: { body: resetPasswordBody, response: { 200: done } }, config },
      async (request) => {
        await resetPassword(deps, request.body);
        return isDone;
      },
    );
  };
}
