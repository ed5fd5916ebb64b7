import * as calls from "@academy/contract/calls/sign-in";
import type { FastifyPluginAsync } from "fastify";
import { AppError } from "../../../platform/errors.ts";
import { registerCall } from "../../../platform/http/register-call.ts";
import type { AccountRouteDeps } from "../account-route-deps.ts";
import { readClient } from "../sessions/client.ts";
import { signOut } from "../sessions/sign-out.ts";
import { readReturnPath, signInPage } from "./sign-in-page.rules.ts";

/** Full-page navigations: everything here answers with a place to go. */
export function loginRoutes(deps: AccountRouteDeps): FastifyPluginAsync {
  const { cookies, auth } = deps;
  return async (app) => {
    registerCall(app, calls.login, async (request, reply) => {
      const returnTo = readReturnPath(request.query);
      if (!(await auth.findUser(request))) return reply.redirect(signInPage(returnTo), 302);
      // Sent here by a page that thought nobody was: from now on it knows.
      const token = cookies.read(request, "session");
      if (token) cookies.set(reply, "session", token);
      return reply.redirect(returnTo, 302);
    });

    registerCall(app, calls.logout, async (request, reply) => {
      const site = request.headers["sec-fetch-site"];
      // A cookie comes along with a link or picture of another site: it must not be able to sign people out.
      if (site === "cross-site" || site === "same-site") throw new AppError("CROSS_SITE");
      await signOut(deps, readClient(request, cookies));
      cookies.clear(reply, "session");
      return reply.redirect("/", 302);
    });
  };
}
