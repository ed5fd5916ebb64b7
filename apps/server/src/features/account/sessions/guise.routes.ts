import * as signInCalls from "@academy/contract/calls/sign-in";
import * as calls from "@academy/contract/calls/studio/guise";
import type { FastifyPluginAsync, onRequestHookHandler } from "fastify";
import { AppError } from "../../../platform/errors.ts";
import { registerCall } from "../../../platform/http/register-call.ts";
import type { AccountRouteDeps } from "../account-route-deps.ts";
import type { Auth } from "./auth.ts";
import type { Cookies } from "./cookies.ts";

/** An owner looks at her academy as others see it. Only what the browser carries says so: nothing of it is kept. */
export function guiseRoutes({ auth, cookies }: AccountRouteDeps): FastifyPluginAsync {
  return async (app) => {
    registerCall(app, calls.putOnGuise, async (request, reply) => {
      await auth.requireOwner(request);
      cookies.setGuise(reply, request.body.as === "visitor" ? "visitor" : request.body.offer);
    });

    registerCall(app, calls.takeOffGuise, async (_request, reply) => {
      cookies.clearGuise(reply);
    });
  };
}

const ways = new Set<string>([calls.takeOffGuise.path, signInCalls.signOut.path]);

/**
 * Whoever looks changes nothing, sends nothing and is counted nowhere. A guise that outlived its session is dropped, and
 * keeps nobody from signing in.
 */
export const refuseInGuise =
  (cookies: Cookies, auth: Pick<Auth, "isInGuise">): onRequestHookHandler =>
  async (request, reply) => {
    const isRead = request.method === "GET" || request.method === "HEAD" || request.method === "OPTIONS";
    if (isRead || cookies.readGuise(request) === undefined) return;
    if (ways.has(request.url.replace(/\?.*$/s, ""))) return;
    if (await auth.isInGuise(request)) throw new AppError("IN_GUISE");
    cookies.clearGuise(reply);
  };
