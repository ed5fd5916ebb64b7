import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { withRecorder } from "../../platform/http/responses/security-headers.ts";
import type { Pages } from "../../platform/pages/load-pages.ts";
import type { SignedOutPage } from "../../platform/pages/serving/signed-out-pages.ts";
import { sendPage } from "../../platform/pages/serving/unknown-path.ts";
import type { Auth } from "../account/public.ts";

type Deps = { pages: Pages; auth: Pick<Auth, "findUser"> };

export const homePage: SignedOutPage = { path: "/home" };

/** Signed-out visitors start with the quiz, members with their own page. */
export function landingRoutes({ pages, auth }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get("/", async (request, reply) => {
      const isMember = pages.shellRoutes.includes("/") && (await auth.findUser(request));
      if (!isMember) return reply.redirect("/quiz", 302);
      // Most begin their day here, and go on to a lesson without loading another page.
      return sendPage(request, reply, pages.shell, 200, withRecorder);
    });
  };
}
