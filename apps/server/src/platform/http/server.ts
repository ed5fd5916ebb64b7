import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { type ErrorBody, errorCatalogue } from "@academy/contract/errors";
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import type { Log } from "../log/log.ts";
import { capConnections, inTurns } from "./limits/connections.ts";
import { acceptJsonOnly } from "./requests/json-body.ts";
import { makeRequestIds } from "./requests/request-ids.ts";
import { refuseCrossSite } from "./requests/same-origin.ts";
import { answerFailure } from "./responses/error-handler.ts";
import { callPolicy, securityHeaders } from "./responses/security-headers.ts";

type Options = {
  isDemo: boolean;
  trustedOrigins: string[];
  trustProxy: false | number | string[];
  log: Log;
  /** Answers from memory before the framework; false hands the request on. */
  serveFirst: (request: IncomingMessage, response: ServerResponse) => boolean;
  onAnswered: (answer: { id: string; route: string; method: string; status: number; ms: number }) => void;
  httpLimits?: typeof defaultHttpLimits;
  /** Left out, as many as the process can hold open. */
  maxConnections?: number;
};

/** Also said in the head of prebuilt answers. */
export const keepAliveSeconds = 65;

/** Fastify leaves these to whoever makes the server. A sender slower than this is no browser. */
export const defaultHttpLimits = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  keepAliveTimeout: keepAliveSeconds * 1000,
  connectionsCheckingInterval: 5000,
};
const socketIdleMs = 90_000;

/** Longer parts of an address name nothing of ours. */
export const maxParamLength = 200;

/** Schemas are zod's: saying so before the framework starts leaves its own validator and serializer unloaded. */
const noCompiler = () => {
  throw new Error("schemas are compiled by zod alone");
};

/** Fastify with its defaults tightened: time-outs, small bodies, JSON only, no coercion, same-origin writes. */
export function createHttpServer(options: Options): FastifyInstance {
  const { log, serveFirst, onAnswered, trustProxy, httpLimits = defaultHttpLimits } = options;
  const headers = {
    ...securityHeaders(options),
    "content-security-policy": callPolicy,
    "cache-control": "no-store",
  };
  let isClosing = false;
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    // Every request has one line of its own, written by the hook below.
    logController: new LogController({ disableRequestLogging: true }),
    // A logger for each request would be made for the one in many thousands that has something to say.
    childLoggerFactory: (logger) => logger,
    trustProxy:
      typeof trustProxy === "number" ? (_address: string, hop: number) => hop < trustProxy : trustProxy,
    bodyLimit: 64 * 1024,
    forceCloseConnections: "idle",
    routerOptions: { maxParamLength },
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
    genReqId: makeRequestIds(),
    clientErrorHandler: refuseMalformed,
    // An address that can't be decoded reaches no route and so no hook.
    frameworkErrors: (error, request, reply) => {
      answerFailure(error, request, reply.headers(headers).header("x-request-id", request.id));
      const { statusCode: status, elapsedTime: ms } = reply;
      onAnswered({ id: request.id, route: "unmatched", method: request.method, status, ms });
    },
    serverFactory: (handler) => {
      const answer = inTurns((request, response) => {
        if (serveFirst(request, response)) return;
        if (isClosing) refuseWhileClosing(response, headers);
        else handler(request, response);
      });
      const server = createServer(httpLimits, answer).setTimeout(socketIdleMs);
      capConnections(server, log, options.maxConnections);
      return server;
    },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerFailure);
  app.addHook("preClose", async () => {
    isClosing = true;
  });
  acceptJsonOnly(app);

  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(headers).header("x-request-id", request.id);
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    // The pattern, not the address: an address may carry what opens something.
    const route = request.routeOptions.url ?? "unmatched";
    onAnswered({
      id: request.id,
      route,
      method: request.method,
      status: reply.statusCode,
      ms: reply.elapsedTime,
    });
    done();
  });
  refuseCrossSite(app, options.trustedOrigins);
  return app;
}

/** For the next request on a connection that is still busy; new connections are not taken any more. */
function refuseWhileClosing(response: ServerResponse, headers: Record<string, string>): void {
  const body: ErrorBody = { code: "UNAVAILABLE", message: errorCatalogue.UNAVAILABLE.message };
  const type = "application/json; charset=utf-8";
  response
    .writeHead(errorCatalogue.UNAVAILABLE.status, {
      ...headers,
      "content-type": type,
      "retry-after": "5",
      connection: "close",
    })
    .end(JSON.stringify(body));
}

/** What is not HTTP at all never reaches a route; the answer is written by hand. */
function refuseMalformed(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const code = error.code === "ERR_HTTP_REQUEST_TIMEOUT" ? "TOO_SLOW" : "BAD_REQUEST";
  const isTooLong = error.code === "HPE_HEADER_OVERFLOW";
  const { status, message } = errorCatalogue[code];
  const body: ErrorBody = { code, message: isTooLong ? "The request’s headers are too long." : message };
  const text = JSON.stringify(body);
  socket.end(
    [
      `HTTP/1.1 ${isTooLong ? 431 : status} ${isTooLong ? "Request Header Fields Too Large" : "Refused"}`,
      "content-type: application/json; charset=utf-8",
      `content-length: ${Buffer.byteLength(text)}`,
      "connection: close",
      "",
      text,
    ].join("\r\n"),
  );
}
