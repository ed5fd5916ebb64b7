import { type ErrorBody, type ErrorCode, errorCatalogue } from "@academy/contract/errors";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { isDatabaseAway } from "../../db/database-away.ts";
import { AppError } from "../../errors.ts";
import "./plain-problems.ts";

/** The one place where a failure becomes an answer. The log gets everything, the caller a code and a sentence. */
export function answerFailure(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const failure = toAppError(error);
  if (failure.status >= 500) {
    request.log.error({ reqId: request.id, err: error, errorCode: failure.code }, "request failed");
  }
  if (failure.status === 409 && failure.cause) {
    request.log.warn({ reqId: request.id, err: failure.cause }, "two wanted the same at once");
  }
  if (failure.retryAfter) reply.header("retry-after", failure.retryAfter);
  const { code, message, field } = failure;
  const body: ErrorBody = { code, message, ...(field ? { field } : {}) };
  return reply
    .code(failure.status)
    .header("content-type", "application/json; charset=utf-8")
    .send(JSON.stringify(body));
}

function toAppError(error: FastifyError | undefined): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return new AppError("BAD_REQUEST", firstProblem(error));
  if (isUnkeepable(error)) return new AppError("BAD_REQUEST", { message: unkeepable, cause: error });
  if (isTaken(error)) return new AppError("CONFLICT", { cause: error });
  if (isDiskFull(error)) return new AppError("UNAVAILABLE", { retryAfter: 60, cause: error });
  if (isDatabaseAway(error)) return new AppError("UNAVAILABLE", { retryAfter: 5, cause: error });
  return new AppError(isOfFramework(error) ? codeOf(error.statusCode) : "INTERNAL", { cause: error });
}

/** What the framework refuses by itself. The status in another library's failure is about what that library asked for. */
function isOfFramework(error: FastifyError | undefined): error is FastifyError & { statusCode: number } {
  return error?.statusCode !== undefined && (error.code?.startsWith("FST_") ?? false);
}

const unkeepable = "The request contains a character or a number that can’t be stored.";

/** What PostgreSQL refuses as a value: NUL in a text or in JSON, a number out of range. The caller sent it. */
function isUnkeepable(error: unknown): boolean {
  return error instanceof Error && "code" in error && /^(22021|22P05|22003)$/.test(String(error.code));
}

/** Of two who wanted the same at once the other was faster: what a unique index says, on either engine. */
const sqliteTaken = new Set<unknown>([1555, 2067]);
function isTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return code === "23505" || sqliteTaken.has(errcode);
}

/** A file that could not be written: nothing of ours is wrong, and there may be room again. */
const isDiskFull = (error: unknown) =>
  error instanceof Error && "code" in error && /^(ENOSPC|EDQUOT)$/.test(String(error.code));

function codeOf(status: number): ErrorCode {
  const exact = Object.entries(errorCatalogue).find(([, entry]) => entry.status === status);
  if (exact) return exact[0] as ErrorCode;
  return status >= 400 && status < 500 ? "BAD_REQUEST" : "INTERNAL";
}

type Problem = { instancePath: string; message?: string | undefined };

/** The first thing that is wrong, and in which field. */
function firstProblem({ validation: [problem] }: { validation: Problem[] }) {
  return {
    message: problem?.message ?? errorCatalogue.BAD_REQUEST.message,
    field: problem?.instancePath.slice(1).replaceAll("/", ".") || undefined,
  };
}
