import { accountWords } from "@academy/content/pages/account/account-words";
import type { ErrorCode } from "@academy/contract/errors";
import { ApiError, explain, hasCode } from "../../lib/api/api-error.ts";

export const { unreachable } = accountWords;

/** Which field a refusal speaks of, the first one that the form has. */
const fieldsOf: Partial<Record<ErrorCode, string[]>> = {
  WRONG_CREDENTIALS: ["password"],
  WRONG_PASSWORD: ["currentPassword", "password"],
  WRONG_CODE: ["code", "recoveryCode", "mailedCode"],
  CODE_EXPIRED: ["code", "recoveryCode", "mailedCode"],
};

export type Failure = { field: string | undefined; message: string };

/** What went wrong in the server's own words, and beside which field they belong. */
export function readFailure(error: unknown, hasField: (name: string) => boolean): Failure {
  // fetch fails without an answer only when there is no way to the server.
  if (error instanceof TypeError) return { field: undefined, message: unreachable };
  const message = explain(error);
  if (!(error instanceof ApiError)) return { field: undefined, message };
  const named = error.field && hasField(error.field) ? error.field : undefined;
  return { field: named ?? fieldsOf[error.code ?? "INTERNAL"]?.find(hasField), message };
}

/** Of a link from a mail: used or expired, or so mangled that it never was one of ours. */
export const isAboutTheLink = (error: unknown) =>
  hasCode(error, "LINK_EXPIRED") || (error instanceof ApiError && error.field === "token");
