import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import findMyWay from "find-my-way";
import { AppError } from "../../errors.ts";
import { withRecorder } from "../../http/responses/security-headers.ts";
import { maxParamLength } from "../../http/server.ts";
import type { Pages } from "../load-pages.ts";
import type { Page } from "../page.ts";
import { isVisiblePath } from "./dev-paths.ts";
import { variantFor } from "./serve-page.ts";
import type { SignedOutTest } from "./signed-out-pages.ts";

type Options = {
  pages: Pages;
  allowedMethods: (path: string) => string[];
  isSignedIn: (request: FastifyRequest) => Promise<boolean>;
  isOnlyForSignedOut: SignedOutTest;
  /** Where somebody can record their own voice, and where they come from. */
  hasRecorder: (path: string) => boolean;
  /** Where what was at a path is now; null where it is gone for good. */
  findElsewhere?: (path: string) => Promise<string | null | undefined>;
};

/** What no route answers: a page that is not prerendered, a wrong method, or nothing at all. */
export function answerUnknownPaths(
  app: FastifyInstance,
  { pages, allowedMethods, isSignedIn, isOnlyForSignedOut, hasRecorder, findElsewhere }: Options,
): void {
  const shells = findMyWay({ maxParamLength });
  for (const route of pages.shellRoutes) shells.on("GET", route, () => {});

  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.replace(/\?.*$/s, "");
    const isRead = request.method === "GET" || request.method === "HEAD";
    // Routers compare decoded paths and take an address written whole, as to a proxy: neither may open what is hidden.
    const isHidden = !path.startsWith("/") || !isVisiblePath(decodeURI(path), request.raw);
    if (path === "/api" || path.startsWith("/api/") || isHidden) {
      refuseMethod(reply, allowedMethods(path));
      if (path.startsWith("/api")) throw new AppError("NOT_FOUND");
      return sendPage(request, reply, pages.notFound, 404);
    }
    const isPage = pages.byPath.has(path) || shells.find("GET", path) !== null;
    if (!isRead) {
      refuseMethod(reply, isPage ? ["GET", "HEAD"] : allowedMethods(path));
      throw new AppError("NOT_FOUND");
    }
    if (isPage && isOnlyForSignedOut(request.url)) {
      if (await isSignedIn(request)) return sendPage(request, reply, pages.notFound, 404);
      return sendPage(request, reply, pages.byPath.get(path) ?? pages.shell, 200);
    }
    if (isPage)
      return sendPage(request, reply, pages.shell, 200, hasRecorder(path) ? withRecorder : undefined);
    const trimmed = path.slice(0, -1);
    if (path.endsWith("/") && (pages.byPath.has(trimmed) || shells.find("GET", trimmed))) {
      return reply.redirect(trimmed + request.url.slice(path.length), 308);
    }
    const elsewhere = await findElsewhere?.(path);
    if (elsewhere) return reply.redirect(elsewhere + request.url.slice(path.length), 301);
    return sendPage(request, reply, pages.notFound, elsewhere === null ? 410 : 404);
  });
}

function refuseMethod(reply: FastifyReply, methods: string[]): void {
  if (methods.length === 0) return;
  reply.header("allow", methods.join(", "));
  throw new AppError("METHOD_NOT_ALLOWED");
}

export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
  status: number,
  change: (headers: Record<string, string>) => Record<string, string> = (headers) => headers,
): FastifyReply {
  const { headers, body } = variantFor(page, request.headers["accept-encoding"]);
  return reply
    .code(status)
    .headers(change(headers))
    .send(request.method === "HEAD" ? undefined : body);
}
