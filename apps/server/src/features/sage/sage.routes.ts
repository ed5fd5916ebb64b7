import { PassThrough } from "node:stream";
import * as calls from "@academy/contract/calls/sage";
import type { SagePiece } from "@academy/contract/sage";
import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import { registerCall } from "../../platform/http/register-call.ts";
import { addressKey } from "../../platform/http/requests/client-address.ts";
import type { Auth } from "../account/public.ts";
import type { Sage } from "./sage.ts";

type Deps = { sage: Sage; auth: Pick<Auth, "findUser"> };

const lineOf = (piece: SagePiece) => `${JSON.stringify(piece)}\n`;

export function sageRoutes({ sage, auth }: Deps): FastifyPluginAsync {
  const contextOf = async (request: FastifyRequest) => ({
    asker: await auth.findUser(request),
    addressKey: addressKey(request.ip),
  });
  return async (app) => {
    app.addHook("onClose", sage.close);

    registerCall(
      app,
      calls.askSage,
      async (request) => sage.answer(request.body.message, await contextOf(request)),
      { config: { limit: "chat" } },
    );

    registerCall(
      app,
      calls.streamSage,
      async (request, reply) => {
        const left = new AbortController();
        reply.raw.once("close", () => left.abort());
        const pieces = new PassThrough();
        const begun = Promise.withResolvers<void>();
        const answering = sage.answer(request.body.message, {
          ...(await contextOf(request)),
          signal: left.signal,
          onDelta: (text) => {
            pieces.write(lineOf({ kind: "delta", text }));
            begun.resolve();
          },
        });
        // A failure before the first piece is answered like any other.
        await Promise.race([begun.promise, answering]);
        answering.then(
          (answer) => pieces.end(lineOf({ kind: "answer", answer })),
          (error: Error) => pieces.destroy(error),
        );
        return reply
          .header("content-type", "application/x-ndjson; charset=utf-8")
          .header("x-accel-buffering", "no")
          .send(pieces);
      },
      { config: { limit: "chat" } },
    );
  };
}
