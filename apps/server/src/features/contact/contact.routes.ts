import { contactBody } from "@academy/contract/contact";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Auth } from "../account/public.ts";
import { type ContactDeps, keepMessage } from "./keep-message.ts";

type Deps = ContactDeps & { auth: Pick<Auth, "findUser"> };

export function contactRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      "/api/contact",
      { schema: { body: contactBody }, config: { limit: "contact" } },
      async (request, reply) => {
        const { body } = request;
        // A program gets the same answer as a person: a refusal would teach it.
        if (!body.website) await keepMessage(deps, body, await deps.auth.findUser(request));
        return reply.code(204).send();
      },
    );
  };
}
