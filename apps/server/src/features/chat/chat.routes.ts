import { PassThrough } from "node:stream";
import { type ChatPiece, chatAnswer, chatBody } from "@academy/contract/chat";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { addressKey } from "../../platform/http/requests/client-address.ts";
import type { Auth } from "../account/public.ts";
import type { Helper } from "./helper.ts";

type Deps = { helper: Helper; auth: Pick<Auth, "findUser"> };

const lineOf = (piece: ChatPiece) => `${JSON.stringify(piece)}\n`;

export function chatRoutes({ helper, auth }: Deps): FastifyPluginAsyncZod {
  const whose = async (request: FastifyRequest) => ({
    asking: await auth.findUser(request),
    addressKey: addressKey(request.ip),
  });
  return async (app) => {
    app.post(
      "/api/chat",
      { schema: { body: chatBody, response: { 200: chatAnswer } }, config: { limit: "chat" } },
      async (request) => helper.answer(request.body.message, await whose(request)),
    );

    app.post(
      "/api/chat/stream",
      { schema: { body: chatBody }, config: { limit: "chat" } },
      async (request, reply) => {
        const left = new AbortController();
        reply.raw.once("close", () => left.abort());
        const pieces = new PassThrough();
        const begun = Promise.withResolvers<void>();
        const answering = helper.answer(request.body.message, {
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
