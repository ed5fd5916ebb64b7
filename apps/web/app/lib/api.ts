import type { ErrorBody } from "@academy/contract/errors";

/** A call that was answered with anything but success. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: string;

  constructor(status: number, body: string, statusText: string) {
    super(`${status}: ${body || statusText}`);
    this.name = "ApiError";
    this.status = status;
    this.body = body;
  }
}

export async function getJson<Result>(path: string, signal?: AbortSignal): Promise<Result> {
  const response = await fetch(path, { credentials: "include", signal: signal ?? null });
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
  return (await response.json()) as Result;
}

/** The sentence that the server gave for a failure, or else the failure's own message. */
export function explain(error: unknown): string {
  if (error instanceof ApiError) {
    try {
      return (JSON.parse(error.body) as ErrorBody).message;
    } catch {
      // Not ours: a proxy in between answers in its own words.
    }
  }
  return error instanceof Error ? error.message : String(error);
}
