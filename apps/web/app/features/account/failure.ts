import type { ErrorBody, ErrorCode } from "@academy/contract/errors";
import { ApiError, explain } from "../../lib/api.ts";

export const unreachable =
  "The academy can't be reached. Check your connection and try again; what you typed is still here.";

/** Which field a refusal speaks of, the first one that the form has. */
const fieldsOf: Partial<Record<ErrorCode, string[]>> = {
  WRONG_CREDENTIALS: ["password"],
  WRONG_PASSWORD: ["currentPassword", "password"],
  WRONG_CODE: ["code", "recoveryCode"],
  CODE_EXPIRED: ["code", "recoveryCode"],
};

export type Failure = { field: string | undefined; message: string };

/** What went wrong in the server's own words, and beside which field they belong. */
export function readFailure(error: unknown, hasField: (name: string) => boolean): Failure {
  // fetch fails without an answer only when there is no way to the server.
  if (error instanceof TypeError) return { field: undefined, message: unreachable };
  const message = explain(error);
  // The server names the field in front of what is wrong with it.
  const [, named = "", words = ""] = /^(\w+): (.+)$/s.exec(message) ?? [];
  if (codeOf(error) === "BAD_REQUEST" && hasField(named)) return { field: named, message: words };
  return { field: fieldsOf[codeOf(error) ?? "INTERNAL"]?.find(hasField), message };
}

export function codeOf(error: unknown): ErrorCode | undefined {
  if (!(error instanceof ApiError)) return undefined;
  try {
    return (JSON.parse(error.body) as ErrorBody).code;
  } catch {
    return undefined;
  }
}
