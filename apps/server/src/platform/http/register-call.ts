import type { Audience, Call } from "@academy/contract/call";
import type {
  FastifyContextConfig,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestHookHandler,
} from "fastify";
import { z } from "zod";

type ParsedInput<Schema> = Schema extends z.ZodType ? z.output<Schema> : unknown;
type CallRequest<Definition extends Call> = FastifyRequest<{
  Params: ParsedInput<Definition["params"]>;
  Querystring: ParsedInput<Definition["query"]>;
  Body: ParsedInput<Definition["body"]>;
}>;
/** What a handler may end with: the call's answer, nothing where there is none, or a reply that it has sent itself. */
type Result<Definition extends Call> = Definition extends { answer: infer Answer }
  ? Promise<(Answer extends z.ZodType ? z.input<Answer> : never) | FastifyReply>
  : Promise<void>;
type Handler<Definition extends Call> = (
  request: CallRequest<Definition>,
  reply: FastifyReply,
) => Result<Definition>;

type Options = {
  config?: FastifyContextConfig;
  bodyLimit?: number;
  /** For files: the HEAD that the framework adds by itself would read the whole file to measure it. */
  answersHead?: boolean;
  /** Statuses beside the usual one that carry the same answer. */
  alsoAnswers?: number[];
};

/** Refuses whoever does not belong to a call's audience, and whoever has not shown lately that it is them. */
type Admission = (call: RestrictedCall, request: FastifyRequest) => Promise<unknown>;
type RestrictedCall = { audience: Exclude<Audience, "everyone">; wantsFreshProof?: true };

declare module "fastify" {
  interface FastifyInstance {
    admit?: Admission;
  }
}

/**
 * Registers a call of the contract. Who asks is decided first, before a byte of what they sent is read; handlers ask again
 * for the person they need.
 */
export function registerCall<Definition extends Call>(
  app: FastifyInstance,
  call: Definition,
  handler: Handler<Definition>,
  { config = {}, bodyLimit, answersHead = false, alsoAnswers = [] }: Options = {},
): void {
  const { params, query, body, answer } = call;
  const status = answer === undefined ? 204 : (call.status ?? 200);
  const isJson = isSchema(answer);
  app.route({
    method: answersHead ? ["GET", "HEAD"] : call.method,
    url: call.path,
    config,
    ...(bodyLimit ? { bodyLimit } : {}),
    ...(isForSome(call) ? { onRequest: admitFirst(app, call) } : {}),
    schema: {
      ...(params ? { params } : {}),
      ...(query ? { querystring: query } : {}),
      ...(isSchema(body) ? { body } : {}),
      ...(isJson
        ? { response: Object.fromEntries([status, ...alsoAnswers].map((each) => [each, answer])) }
        : {}),
    },
    handler: async (request, reply) => {
      const result = await handler(request as CallRequest<Definition>, reply);
      if (result === reply || reply.sent) return reply;
      return reply.code(status).send(result);
    },
  });
}

const isForSome = (call: Call): call is Call & RestrictedCall => call.audience !== "everyone";

function admitFirst(app: FastifyInstance, call: RestrictedCall): onRequestHookHandler {
  const { admit } = app;
  if (!admit) throw new Error("A call that is not for everyone needs somebody who knows who asks.");
  return async (request) => void (await admit(call, request));
}

const isSchema = (part: unknown): part is z.ZodType => part instanceof z.ZodType;
