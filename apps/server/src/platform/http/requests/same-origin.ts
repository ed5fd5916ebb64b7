import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../../errors.ts";

const harmless = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * A browser says where a request comes from; another site's page can't change that. A request that says nothing at
 * all is no browser and carries nobody's cookies by accident.
 */
export function refuseCrossSite(app: FastifyInstance, trustedOrigins: string[]): void {
  const trusted = new Set(trustedOrigins);
  app.addHook("onRequest", (request, _reply, done) => {
    const isRefused = !harmless.has(request.method) && isCrossSite(request, trusted);
    done(isRefused ? new AppError("CROSS_SITE") : undefined);
  });
}

function isCrossSite({ headers }: FastifyRequest, trusted: Set<string>): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return true;
  return headers.origin !== undefined && !trusted.has(headers.origin);
}
