import * as calls from "@academy/contract/calls/studio/webhooks";
import type { FastifyPluginAsync } from "fastify";
import type { Clock } from "../../../platform/clock.ts";
import type { Db } from "../../../platform/db/database.ts";
import { registerCall } from "../../../platform/http/register-call.ts";
import type { Auth } from "../../account/public.ts";
import { listEndpoints } from "../endpoints.queries.ts";
import {
  changeEndpoint,
  endpointViewOf,
  makeEndpoint,
  removeEndpoint,
  replay,
  rotateSecret,
  sendTest,
} from "./manage-endpoints.ts";
import { showDeliveries } from "./show-deliveries.ts";

type Deps = { db: Db; now: Clock; secret: string; auth: Pick<Auth, "requireOwner"> };

/** Whom the academy tells of what happens, and what became of it. */
export function webhookStudioRoutes({ db, now, secret: key, auth }: Deps): FastifyPluginAsync {
  return async (app) => {
    registerCall(app, calls.listWebhooks, async (request) => {
      await auth.requireOwner(request);
      const endpoints = await listEndpoints(db);
      return { items: endpoints.map((endpoint) => endpointViewOf(endpoint, now())) };
    });

    registerCall(app, calls.makeWebhook, async (request, reply) => {
      const { id: by } = await auth.requireOwner(request);
      return reply.code(201).send(await makeEndpoint(db, request.body, { by, now: now(), key }));
    });

    registerCall(app, calls.changeWebhook, async (request) => {
      const { id: by } = await auth.requireOwner(request);
      return changeEndpoint(db, request.params.id.toLowerCase(), request.body, { by, now: now() });
    });

    registerCall(app, calls.removeWebhook, async (request, _reply) => {
      const { id: by } = await auth.requireOwner(request);
      await removeEndpoint(db, request.params.id.toLowerCase(), { by, now: now() });
    });

    registerCall(app, calls.rotateWebhookSecret, async (request) => {
      const { id: by } = await auth.requireOwner(request);
      return rotateSecret(db, request.params.id.toLowerCase(), { by, now: now(), key });
    });

    registerCall(app, calls.testWebhook, async (request, _reply) => {
      const { id: by } = await auth.requireOwner(request);
      await sendTest(db, request.params.id.toLowerCase(), { by, now: now() });
    });

    registerCall(app, calls.listWebhookDeliveries, async (request) => {
      await auth.requireOwner(request);
      return showDeliveries(db, request.params.id.toLowerCase(), request.query);
    });

    registerCall(app, calls.replayWebhookDelivery, async (request, _reply) => {
      const { id: by } = await auth.requireOwner(request);
      await replay(db, request.params.id.toLowerCase(), { by, now: now() });
    });
  };
}
