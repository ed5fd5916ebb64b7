import type { IncomingMessage } from "node:http";
import { isVisiblePath } from "./dev-paths.ts";

/** A page that a signed-in member does not find. */
export type SignedOutPage = {
  path: string;
  /** Queries under which a route answers instead, whoever asks. */
  isRouted?: (query: URLSearchParams) => boolean;
};

export type SignedOutTest = (url: string) => boolean;

/** Features name such pages; their answer depends on who asks. */
export function gatherSignedOutPages(declared: readonly SignedOutPage[]) {
  const byPath = new Map(declared.map((page) => [page.path, page]));

  const isOnlyForSignedOut: SignedOutTest = (url) => {
    const [path = "", query = ""] = url.split("?", 2);
    const page = byPath.get(path);
    return page !== undefined && !page.isRouted?.(new URLSearchParams(query));
  };

  return {
    isOnlyForSignedOut,
    /** What may be answered from memory as it is: where it matters, whoever looks signed in is looked at first. */
    visibleTo(hasSessionCookie: (request: IncomingMessage) => boolean) {
      return (path: string, request: IncomingMessage): boolean => {
        if (!byPath.has(path)) return isVisiblePath(path, request);
        return isOnlyForSignedOut(request.url ?? path) && !hasSessionCookie(request);
      };
    },
  };
}
