import type { IncomingMessage, ServerResponse } from "node:http";
import { matchesEtag, parseByteRange, rangeStillValid } from "../../http/responses/byte-range.rules.ts";
import { editionOf } from "../editions.ts";
import type { Pages } from "../load-pages.ts";
import { flatten, type Page, type Variant } from "../page.ts";
import { type Encoding, negotiateEncoding } from "./content-encoding.rules.ts";
import { sendPrebuilt } from "./prebuilt-response.ts";
import { type RequestHeaders, readRequestHeaders } from "./request-headers.rules.ts";

export type PageObserver = (page: Page, method: string, status: number, bytes: number) => void;

/** Few browsers, few headers: what each one accepts is worked out once. */
const negotiated = new Map<string, Encoding>();
const maxNegotiated = 500;

function encodingFor(header: string | undefined): Encoding {
  if (header === undefined) return "identity";
  let encoding = negotiated.get(header);
  if (encoding === undefined) {
    encoding = negotiateEncoding(header);
    if (negotiated.size < maxNegotiated) negotiated.set(header, encoding);
  }
  return encoding;
}

export function variantFor(page: Page, acceptEncoding: string | undefined): Variant {
  return page.variantIn(encodingFor(acceptEncoding));
}

/**
 * Answers what is in memory before the framework sees the request: that alone is what makes a page as fast as the
 * bare server. Answers false when the request is for somebody else.
 */
export function createPageServer(
  pages: Pages,
  isVisible: (path: string, request: IncomingMessage) => boolean,
  observe: PageObserver,
) {
  return function servePage(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = "/" } = request;
    if (method !== "GET" && method !== "HEAD") return false;
    const query = url.indexOf("?");
    const path = query === -1 ? url : url.slice(0, query);
    const found = pages.byPath.get(path);
    if (!found || !isVisible(path, request)) return false;
    const page = query === -1 ? found : editionOf(found, url.slice(query + 1));

    const requested = readRequestHeaders(request.rawHeaders);
    const variant = requested.range ? page.identity : variantFor(page, requested.acceptEncoding);
    if (requested.ifNoneMatch !== undefined && matchesEtag(requested.ifNoneMatch, variant.etag)) {
      response.writeHead(304, variant.flatNotModified).end();
      observe(page, method, 304, 0);
    } else if (requested.range) {
      servePart(requested, method, response, page, observe);
    } else {
      if (!sendPrebuilt(request, response, variant)) {
        response.writeHead(200, variant.flat).end(method === "HEAD" ? undefined : variant.body);
      }
      observe(page, method, 200, variant.body.length);
    }
    return true;
  };
}

function servePart(
  { range, ifRange }: RequestHeaders,
  method: string,
  response: ServerResponse,
  page: Page,
  observe: PageObserver,
): void {
  const { body, etag, headers } = page.identity;
  // A range has a meaning for GET alone (RFC 9110, 14.2).
  const part =
    method === "GET" && rangeStillValid(ifRange, etag) ? parseByteRange(range, body.length) : "whole";
  if (part === "whole") {
    response.writeHead(200, page.identity.flat).end(method === "HEAD" ? undefined : body);
    observe(page, method, 200, body.length);
  } else if (part === "unsatisfiable") {
    const refusal = { ...headers, "content-range": `bytes */${body.length}`, "content-length": "0" };
    response.writeHead(416, flatten(refusal)).end();
    observe(page, method, 416, 0);
  } else {
    const bytes = body.subarray(part.start, part.end + 1);
    const contentRange = `bytes ${part.start}-${part.end}/${body.length}`;
    response
      .writeHead(
        206,
        flatten({ ...headers, "content-range": contentRange, "content-length": String(bytes.length) }),
      )
      .end(bytes);
    observe(page, method, 206, bytes.length);
  }
}
