import { PassThrough } from "node:stream";
import { type SagePiece, sageAnswer, sageQuestionBody } from "@academy/contract/sage";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { addressKey } from "../../platform/http/client-address.ts";
import type { Auth } from "../account/public.ts";
import type { Sage } from "./sage.ts";

type Deps = { sage: Sage; auth: Pick<Auth, "findUser"> };

const lineOf = (piece: SagePiece) => `${JSON.stringify(piece)}\n`;

export function sageRoutes({ sage, auth }: Deps): FastifyPluginAsyncZod {
  const whose = async (request: FastifyRequest) => ({
    asking: await auth.findUser(request),
    addressKey: addressKey(request.ip),
  });
  return async (app) => {
    app.post(
      "/api/chat",
      { schema: { body: sageQuestionBody, response: { 200: sageAnswer } }, config: { limit: "chat" } },
      async (request) => sage.answer(request.body.message, await whose(request)),
    );

    app.post(
      "/api/chat/stream",
      { schema: { body: sageQuestionBody }, config: { limit: "chat" } },
      async (request, reply) => {
        const left = new AbortController();
        reply.raw.once("close", () => left.abort());
        const pieces = new PassThrough();
        const begun = Promise.withResolvers<void>();
        const answering = sage.answer(request.body.message, {
          ...(await whose(request)),
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
    );
  };
}
