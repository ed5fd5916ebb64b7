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

/** A schema of the contract, seen from here: it turns an answer into what it promises, or throws. */
type Schema<Result> = { parse: (answer: unknown) => Result };
type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type Call = {
  body?: unknown;
  signal?: AbortSignal | undefined;
  /** Goes on when the page is left. */
  keepalive?: boolean;
};

/** Every call of the app goes through here. A body is sent as JSON, and only then is there a content type; a file goes as it is. */
export async function request(
  method: Method,
  path: string,
  { body, signal, keepalive = false }: Call = {},
): Promise<Response> {
  const response = await fetch(path, {
    method,
    credentials: "include",
    signal: signal ?? null,
    keepalive,
    ...withBody(body),
  });
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
  return response;
}

function withBody(body: unknown): RequestInit {
  if (body === undefined) return {};
  if (body instanceof Blob) return { headers: { "content-type": body.type }, body };
  return { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

export type GetOptions<Result> = {
  schema?: Schema<Result>;
  /** `null` for questions that a signed-out person may ask: the answer is then empty instead of an error. */
  on401?: "throw" | "null";
  signal?: AbortSignal | undefined;
};

export function getJson<Result>(
  path: string,
  options: GetOptions<Result> & { on401: "null" },
): Promise<Result | null>;
export function getJson<Result>(path: string, options?: GetOptions<Result>): Promise<Result>;
export async function getJson<Result>(path: string, { schema, on401, signal }: GetOptions<Result> = {}) {
  try {
    const answer: unknown = await (await request("GET", path, { signal })).json();
    return schema ? schema.parse(answer) : (answer as Result);
  } catch (error) {
    if (on401 === "null" && error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

type SendOptions<Result> = Call & { schema?: Schema<Result> };

/** Without a schema only success is read, and whatever was answered stays unread. */
export function sendJson<Result>(
  method: Exclude<Method, "GET">,
  path: string,
  options: SendOptions<Result> & { schema: Schema<Result> },
): Promise<Result>;
export function sendJson(method: Exclude<Method, "GET">, path: string, options?: Call): Promise<void>;
export async function sendJson<Result>(
  method: Exclude<Method, "GET">,
  path: string,
  { schema, ...call }: SendOptions<Result> = {},
) {
  const response = await request(method, path, call);
  return schema?.parse(await response.json());
}

/** In place of a schema where the answer is ours and the schemas would weigh more than they tell. */
export const asPromised = <Result>(): Schema<Result> => ({ parse: (answer) => answer as Result });

/** Whether a call failed because the session is over, told by its message alone. */
export const isUnauthorized = (error: unknown) =>
  error instanceof Error && error.message.startsWith("401: ") && error.message.includes("Unauthorized");

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
