import type { IncomingMessage } from "node:http";
import { isVisiblePath } from "./dev-paths.ts";

/** Not found for a signed-in member; `/test-results` only without a result to show. */
const onlySignedOut = new Set(["/home", "/test-results"]);

export function isOnlyForSignedOut(url: string): boolean {
  const [path = "", query = ""] = url.split("?", 2);
  return onlySignedOut.has(path) && !new URLSearchParams(query).has("r");
}

/**
 * What may be answered from memory as it is. Where it depends on who asks, whoever looks signed in is looked at first;
 * somebody's result has a head of its own.
 */
export function visiblePaths(hasSessionCookie: (request: IncomingMessage) => boolean) {
  return (path: string, request: IncomingMessage): boolean => {
    if (!onlySignedOut.has(path)) return isVisiblePath(path, request);
    const url = request.url ?? path;
    return isOnlyForSignedOut(url) ? !hasSessionCookie(request) : path !== "/test-results";
  };
}
