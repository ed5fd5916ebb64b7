import * as signInCalls from "@academy/contract/calls/sign-in";
import * as calls from "@academy/contract/calls/studio/viewing";
import type { FastifyPluginAsync, onRequestHookHandler } from "fastify";
import { AppError } from "../../../platform/errors.ts";
import { registerCall } from "../../../platform/http/register-call.ts";
import type { AccountRouteDeps } from "../account-route-deps.ts";
import type { Cookies } from "./cookies.ts";

/** An owner looks at her academy as others see it. Only what the browser carries says so: nothing of it is kept. */
export function viewingRoutes({ auth, cookies }: AccountRouteDeps): FastifyPluginAsync {
  return async (app) => {
    registerCall(app, calls.startViewing, async (request, reply) => {
      await auth.requireOwner(request);
      cookies.setView(reply, request.body.as === "visitor" ? "visitor" : request.body.offer);
    });

    registerCall(app, calls.endViewing, async (_request, reply) => {
      cookies.clearView(reply);
    });
  };
}

const ways = new Set<string>([calls.endViewing.path, signInCalls.signOut.path]);

/** Whoever looks changes nothing, sends nothing and is counted nowhere. */
export const refuseWhileViewing =
  (cookies: Pick<Cookies, "readView">): onRequestHookHandler =>
  async (request) => {
    const isRead = request.method === "GET" || request.method === "HEAD" || request.method === "OPTIONS";
    if (isRead || cookies.readView(request) === undefined) return;
    if (!ways.has(request.url.replace(/\?.*$/s, ""))) throw new AppError("VIEWING");
  };
