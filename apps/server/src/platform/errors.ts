import { type ErrorCode, errorCatalogue } from "@academy/contract/errors";

type Details = {
  /** Replaces the catalogue's sentence where the caller can be told more. */
  message?: string | undefined;
  /** The field that is wrong, where it is one. */
  field?: string | undefined;
  /** Seconds after which trying again makes sense. */
  retryAfter?: number;
  cause?: unknown;
};

/** A failure that the caller is told about: a code of the catalogue and one sentence. */
export class AppError extends Error {
  override name = "AppError";
  readonly code: ErrorCode;
  readonly field: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? errorCatalogue[code].message, { cause: details.cause });
    this.code = code;
    this.field = details.field;
    this.retryAfter = details.retryAfter;
  }

  get status(): number {
    return errorCatalogue[this.code].status;
  }
}
