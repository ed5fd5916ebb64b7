import { createHash, timingSafeEqual } from "node:crypto";
import * as calls from "@academy/contract/calls/operations";
import type { FastifyPluginAsync } from "fastify";
import type { ScheduleSettings } from "../../platform/backups/backup-schedule.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors.ts";
import type { Metrics } from "../../platform/http/metrics.ts";
import { registerCall } from "../../platform/http/register-call.ts";
import { isDirectLoopback } from "../../platform/http/requests/client-address.ts";
import { checkReadiness } from "./check-readiness.ts";

type Deps = {
  database: Database;
  metrics: Metrics;
  metricsToken: string | undefined;
  isDraining: () => boolean;
  settings: ScheduleSettings;
  now: Clock;
};

export function healthRoutes({
  database,
  metrics,
  metricsToken,
  isDraining,
  settings,
  now,
}: Deps): FastifyPluginAsync {
  return async (app) => {
    registerCall(app, calls.showHealth, async () => ({ status: "alive" as const }));

    registerCall(
      app,
      calls.showReadiness,
      async (_request, reply) => {
        const state = await checkReadiness(database, { isDraining: isDraining(), settings, now: now() });
        return reply.code(state.status === "ready" ? 200 : 503).send(state);
      },
      { alsoAnswers: [503] },
    );

    registerCall(app, calls.showMetrics, async (request, reply) => {
      const bearer = request.headers.authorization?.replace(/^Bearer /, "");
      const isAllowed = metricsToken && bearer ? isSame(bearer, metricsToken) : isDirectLoopback(request.raw);
      if (!isAllowed) throw new AppError("UNAUTHORIZED");
      return reply.header("content-type", metrics.contentType).send(await metrics.render());
    });
  };
}

/** Hashed first, so that neither length nor content shows in the time it takes. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
