import type { ErrorBody, ErrorCode } from "@academy/contract/errors";

/** A call that was answered with anything but success. */
export class ApiError extends Error {
  readonly status: number;
  /** Which failure of the catalogue it is; undefined where a proxy in between answers in its own words. */
  readonly code: ErrorCode | undefined;
  /** The field that is wrong, where it is one. */
  readonly field: string | undefined;
  /** What the server says about it, for people to read. */
  readonly sentence: string;

  constructor(status: number, body: string, statusText: string) {
    super(`${status}: ${body || statusText}`);
    this.name = "ApiError";
    this.status = status;
    const told = parse(body);
    this.code = told?.code;
    this.field = told?.field;
    this.sentence = told?.message ?? this.message;
  }
}

function parse(body: string): ErrorBody | undefined {
  try {
    const told: unknown = JSON.parse(body);
    const isOurs = typeof told === "object" && told !== null && "code" in told && "message" in told;
    return isOurs ? (told as ErrorBody) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a call failed because the session is over, told by its message alone. */
export const isUnauthorized = (error: unknown) =>
  error instanceof Error && error.message.startsWith("401: ") && error.message.includes("Unauthorized");

/** Whether a call failed in this way. */
export const hasCode = (error: unknown, code: ErrorCode) => error instanceof ApiError && error.code === code;

/** The sentence that the server gave for a failure, or else the failure's own message. */
export function explain(error: unknown): string {
  if (error instanceof ApiError) return error.sentence;
  return error instanceof Error ? error.message : String(error);
}
