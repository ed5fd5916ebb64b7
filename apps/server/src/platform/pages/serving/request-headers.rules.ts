/** What of a request matters for a page. */
export type RequestHeaders = {
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
  range: string | undefined;
  ifRange: string | undefined;
};

/**
 * Read from the headers as they came, names and values in turn: the framework's view of them is made for every header of
 * the request, and making it costs about as much as answering.
 */
export function readRequestHeaders(rawHeaders: string[]): RequestHeaders {
  const headers: RequestHeaders = {
    acceptEncoding: undefined,
    ifNoneMatch: undefined,
    range: undefined,
    ifRange: undefined,
  };
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string;
    const value = rawHeaders[index + 1] as string;
    // The length tells nearly all other headers apart without a look at their letters.
    if (name.length === 15 && name.toLowerCase() === "accept-encoding") {
      headers.acceptEncoding = join(headers.acceptEncoding, value);
    } else if (name.length === 13 && name.toLowerCase() === "if-none-match") {
      headers.ifNoneMatch = join(headers.ifNoneMatch, value);
    } else if (name.length === 5 && name.toLowerCase() === "range") {
      headers.range ??= value;
    } else if (name.length === 8 && name.toLowerCase() === "if-range") {
      headers.ifRange ??= value;
    }
  }
  return headers;
}

/** Lists may come in several lines (RFC 9110, 5.3). */
function join(before: string | undefined, value: string): string {
  return before === undefined ? value : `${before}, ${value}`;
}
