import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { AppError } from "../../../platform/errors.ts";
import type { AccountRouteDeps } from "../account-route-deps.ts";
import { readClient } from "../sessions/client.ts";
import { signOut } from "../sessions/sign-out.ts";
import { loginQuery, readReturnPath, signInPage } from "./sign-in-page.ts";

/** Full-page navigations: everything here answers with a place to go. */
export function loginRoutes(deps: AccountRouteDeps): FastifyPluginAsyncZod {
  const { cookies, auth } = deps;
  return async (app) => {
    app.get("/api/login", { schema: { querystring: loginQuery } }, async (request, reply) => {
      const returnTo = readReturnPath(request.query);
      if (!(await auth.findUser(request))) return reply.redirect(signInPage(returnTo), 302);
      // Sent here by a page that thought nobody was: from now on it knows.
      const token = cookies.read(request, "session");
      if (token) cookies.set(reply, "session", token);
      return reply.redirect(returnTo, 302);
    });

    app.get("/api/logout", async (request, reply) => {
      const site = request.headers["sec-fetch-site"];
      // A cookie comes along with a link or picture of another site: it must not be able to sign people out.
      if (site === "cross-site" || site === "same-site") throw new AppError("CROSS_SITE");
      await signOut(deps, readClient(request, cookies));
      cookies.clear(reply, "session");
      return reply.redirect("/", 302);
    });
  };
}
