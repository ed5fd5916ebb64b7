import type { FastifyInstance } from "fastify";
import { onTestFinished } from "vitest";
import { createHttpServer } from "../../platform/http/server.ts";
import { createLogs } from "../../platform/log/log.ts";

type Options = Partial<Parameters<typeof createHttpServer>[0]>;

/** The HTTP side alone, with the routes a test gives it: for what no route of the product shows yet. */
export async function bareServer(addRoutes: (app: FastifyInstance) => void, options: Options = {}) {
  const logLines: string[] = [];
  const app = createHttpServer({
    isDemo: true,
    trustedOrigins: [],
    trustProxy: false,
    log: createLogs("debug", { write: (line) => void logLines.push(line) }).log,
    serveFirst: () => false,
    onAnswered: () => {},
    ...options,
  });
  addRoutes(app);
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  onTestFinished(() => app.close());
  return { app, url, logLines };
}
