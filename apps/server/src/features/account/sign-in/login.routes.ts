import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { AppError } from "../../../platform/errors.ts";
import type { AccountDeps } from "../account-deps.ts";
import type { OpenId } from "../open-id/open-id.ts";
import type { Auth } from "../sessions/auth.ts";
import { readClient } from "../sessions/client.ts";
import type { Cookies } from "../sessions/cookies.ts";
import { signOut } from "../sessions/sign-out.ts";
import { returnPath } from "./return-path.rules.ts";

type Deps = AccountDeps & { cookies: Cookies; auth: Auth; openId: OpenId | undefined };

/** Whatever it is, it leads somewhere: a return path that is none of ours counts as none. */
const loginQuery = z.object({ returnTo: z.unknown().optional() });

const pathIn = ({ returnTo }: { returnTo?: unknown }) =>
  returnPath(typeof returnTo === "string" ? returnTo : undefined);

const signInPage = (returnTo: string, more: Record<string, string> = {}) => {
  const query = new URLSearchParams({ ...more, ...(returnTo === "/" ? {} : { returnTo }) }).toString();
  return query ? `/sign-in?${query}` : "/sign-in";
};

/** Full-page navigations: everything here answers with a place to go. */
export function loginRoutes(deps: Deps): FastifyPluginAsyncZod {
  const { cookies, auth, openId } = deps;
  return async (app) => {
    app.get("/api/login", { schema: { querystring: loginQuery } }, async (request, reply) => {
      const returnTo = pathIn(request.query);
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

    if (!openId) return;

    app.get(
      "/api/login/openid",
      { schema: { querystring: loginQuery }, config: { limit: "signIn" } },
      async (request, reply) => {
        const { url, cookies: set } = await openId.begin(request, pathIn(request.query));
        return reply.header("set-cookie", set).redirect(url, 302);
      },
    );

    app.get("/api/login/openid/callback", { config: { limit: "signIn" } }, async (request, reply) => {
      const { outcome, returnTo, cookies: set } = await openId.finish(request, readClient(request, cookies));
      const path = returnPath(returnTo);
      reply.header("set-cookie", set);
      if (!outcome) return reply.redirect(signInPage("/", { problem: "openid" }), 302);
      if (outcome.status === "second-factor") {
        cookies.set(reply, "secondFactor", outcome.token);
        return reply.redirect(signInPage(path, { step: "second-factor" }), 302);
      }
      cookies.set(reply, "session", outcome.token);
      return reply.redirect(path, 302);
    });
  };
}
