import { mailOnItsWay, signUpBody } from "@academy/contract/account";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AccountRouteDeps } from "../account-route-deps.ts";
import { signUp } from "./sign-up.ts";

export function signUpRoutes(deps: AccountRouteDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      "/api/auth/sign-up",
      { schema: { body: signUpBody, response: { 200: mailOnItsWay } }, config: { limit: "signIn" } },
      async (request, reply) => {
        deps.cookies.set(reply, "signUp", await signUp(deps, request.body));
        return { status: "mail-sent" as const };
      },
    );
  };
}
