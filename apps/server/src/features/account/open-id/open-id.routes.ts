import * as calls from "@academy/contract/calls/sign-in";
import type { FastifyPluginAsync } from "fastify";
import { registerCall } from "../../../platform/http/register-call.ts";
import type { Log } from "../../../platform/log/log.ts";
import type { AccountRouteDeps } from "../account-route-deps.ts";
import { readClient } from "../sessions/client.ts";
import { returnPath } from "../sign-in/return-path.rules.ts";
import { readReturnPath, signInPage } from "../sign-in/sign-in-page.rules.ts";
import { beginOpenIdSignIn } from "./begin-open-id-sign-in.ts";
import { finishOpenIdSignIn } from "./finish-open-id-sign-in.ts";
import type { Provider } from "./provider.ts";

type Deps = AccountRouteDeps & { provider: Provider; baseUrl: string; log: Log };

const config = { limit: "signIn" } as const;

/** Full-page navigations to the provider and back. */
export function openIdRoutes(deps: Deps): FastifyPluginAsync {
  const { cookies } = deps;
  const openId = { ...deps, redirectUri: deps.baseUrl + calls.openIdCallback.path };
  return async (app) => {
    registerCall(
      app,
      calls.loginWithOpenId,
      async (request, reply) => {
        const { url, token } = await beginOpenIdSignIn(openId, readReturnPath(request.query));
        cookies.set(reply, "openId", token);
        return reply.redirect(url, 302);
      },
      { config },
    );

    registerCall(
      app,
      calls.openIdCallback,
      async (request, reply) => {
        const query = request.url.replace(/^[^?]*/, "");
        const finished = await finishOpenIdSignIn(openId, query, readClient(request, cookies));
        if (!finished) return reply.redirect(signInPage("/", { problem: "openid" }), 302);
        cookies.clear(reply, "openId");
        const { outcome } = finished;
        const path = returnPath(finished.returnTo);
        if (outcome.status === "second-factor") {
          cookies.set(reply, "secondFactor", outcome.token);
          return reply.redirect(signInPage(path, { step: "second-factor" }), 302);
        }
        cookies.set(reply, "session", outcome.token);
        // Nothing was written on the way here, where a guise that is left over would have been dropped.
        cookies.clearGuise(reply);
        cookies.set(reply, "device", outcome.device);
        return reply.redirect(path, 302);
      },
      { config },
    );
  };
}
