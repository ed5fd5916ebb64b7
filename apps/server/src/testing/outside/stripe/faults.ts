import type { ServerResponse } from "node:http";

/**
 * html: a proxy's page. json: JSON, but not Stripe's. hang: nothing ever comes. stall: the answer begins and does not end.
 * reset: the connection breaks.
 */
export type FaultKind = "500" | "429" | "409" | "401" | "400" | "html" | "json" | "hang" | "stall" | "reset";

export type Fault = {
  kind: FaultKind;
  /** For so many requests. */
  count: number;
  /** Only those to here: the beginning of method and path, such as "POST /v1/refunds". */
  at?: string;
  /** What was asked for is done before it goes wrong, and the answer kept for its key. */
  isDone?: boolean;
};

export function makeFaults() {
  const faults: Fault[] = [];
  return {
    add: (fault: Fault) => void faults.push({ ...fault }),
    clear: () => void faults.splice(0),
    take(request: string): Fault | undefined {
      const fault = faults.find(({ count, at = "" }) => count > 0 && request.startsWith(at));
      if (fault) fault.count--;
      return fault;
    },
  };
}

const json = { "content-type": "application/json" };

export function fail(response: ServerResponse, kind: FaultKind): void {
  if (kind === "hang") return;
  if (kind === "reset") return void response.destroy();
  if (kind === "html") {
    return void response
      .writeHead(200, { "content-type": "text/html" })
      .end("<!doctype html><title>Please wait</title>");
  }
  if (kind === "stall") return void response.writeHead(200, json).write('{"object":');
  if (kind === "json") return void response.writeHead(503, json).end('{"message":"upstream is away"}');
  const type = kind === "500" ? "api_error" : "invalid_request_error";
  const code = kind === "429" ? "rate_limit" : undefined;
  response.writeHead(Number(kind), json).end(JSON.stringify({ error: { type, code, message: "Sorry." } }));
}
