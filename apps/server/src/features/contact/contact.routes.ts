import * as calls from "@academy/contract/calls/visitors/contact";
import type { FastifyPluginAsync } from "fastify";
import { registerCall } from "../../platform/http/register-call.ts";
import type { Auth } from "../account/public.ts";
import { type ContactDeps, keepMessage } from "./keep-message.ts";

type Deps = ContactDeps & { auth: Pick<Auth, "findUser"> };

export function contactRoutes(deps: Deps): FastifyPluginAsync {
  return async (app) => {
    registerCall(
      app,
      calls.sendMessage,
      async (request, _reply) => {
        await keepMessage(deps, request.body, await deps.auth.findUser(request));
      },
      { config: { limit: "contact" } },
    );
  };
}
