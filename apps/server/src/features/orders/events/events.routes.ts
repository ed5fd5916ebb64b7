import * as calls from "@academy/contract/calls/orders";
import type { FastifyPluginAsync } from "fastify";
import { registerCall } from "../../../platform/http/register-call.ts";
import { type ReceivingDeps, receiveEvent } from "./receive-event.ts";

/** Larger than any event that concerns us. */
const maxEventBytes = 512 * 1024;

/** Where the provider tells what has happened. Its signature is over the very bytes it sent: nothing reads them before. */
export function paymentEventRoutes(deps: ReceivingDeps): FastifyPluginAsync {
  return async (app) => {
    app.removeContentTypeParser("application/json");
    app.addContentTypeParser(
      "application/json",
      { parseAs: "buffer" },
      async (_request: unknown, bytes: Buffer) => bytes,
    );
    registerCall(
      app,
      calls.receivePaymentEvent,
      async (request) => {
        const signature = request.headers[deps.provider?.signatureHeader ?? ""];
        await receiveEvent(
          deps,
          request.body as Buffer,
          typeof signature === "string" ? signature : undefined,
        );
      },
      { bodyLimit: maxEventBytes },
    );
  };
}
