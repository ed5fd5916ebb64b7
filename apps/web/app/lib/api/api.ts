import type { Call, CallAddress, CallAnswer, CallBody, JsonCall } from "@academy/contract/call";
import { pathOf } from "@academy/contract/path-of";
import { ApiError } from "./api-error.ts";

type CallInput<Definition> = CallAddress<Definition> &
  (Definition extends { body: unknown } ? { body: CallBody<Definition> } : unknown);
type RedirectCall = Call & { answer: "redirect" };
type SendOptions = {
  signal?: AbortSignal | undefined;
  /** Goes on when the page is left, unless it is too long for that. */
  keepalive?: boolean;
};
/** What a call needs; left out where it needs nothing. */
type Arguments<Definition> =
  object extends CallInput<Definition>
    ? [given?: CallInput<Definition> & SendOptions]
    : [given: CallInput<Definition> & SendOptions];

/** Makes a call. The definition says what goes in and what comes out; the server has checked both. */
export async function callApi<Definition extends JsonCall>(
  call: Definition,
  ...given: Arguments<Definition>
): Promise<CallAnswer<Definition>> {
  const response = await fetchApi(call, ...given);
  return (response.status === 204 ? undefined : await response.json()) as CallAnswer<Definition>;
}

/**
 * The response itself, for what is not JSON. Every call of the app goes through here. A body is sent as JSON, and only
 * then is there a content type; a file goes as it is.
 */
export async function fetchApi<Definition extends Call>(
  call: Definition,
  ...[given]: Arguments<Definition>
): Promise<Response> {
  const { body, signal, keepalive = false, ...address } = (given ?? {}) as SendOptions & { body?: unknown };
  const response = await fetch(pathOf<Pick<Call, "path">>(call, address), {
    method: call.method,
    credentials: "include",
    signal: signal ?? null,
    keepalive: keepalive && isShort(body),
    ...withBody(body),
  });
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
  return response;
}

/**
 * Goes where a call leads, but only once it does: a refusal is thrown here, instead of standing there as a page of its own.
 * What it leads to is read by nobody before.
 */
export async function followCall<Definition extends RedirectCall>(
  call: Definition,
  address: CallAddress<Definition>,
): Promise<void> {
  const path = pathOf<Pick<Call, "path">>(call, address);
  const response = await fetch(path, { credentials: "include", redirect: "manual" });
  if (response.type !== "opaqueredirect") {
    throw new ApiError(response.status, await response.text(), response.statusText);
  }
  window.location.assign(path);
}

/** Browsers let 64 KiB outlive a page, and refuse what is longer. */
const isShort = (body: unknown) =>
  new Blob(body instanceof Blob ? [body] : [JSON.stringify(body) ?? ""]).size < 60_000;

function withBody(body: unknown): RequestInit {
  if (body === undefined) return {};
  if (body instanceof Blob) return { headers: { "content-type": body.type }, body };
  return { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

/** For questions that a signed-out person may ask: the answer is then empty instead of an error. */
export function nullOn401(error: unknown): null {
  if (error instanceof ApiError && error.status === 401) return null;
  throw error;
}
