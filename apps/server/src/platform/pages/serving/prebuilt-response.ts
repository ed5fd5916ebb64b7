import type { IncomingMessage, ServerResponse } from "node:http";
import { keepAliveSeconds } from "../../http/server.ts";
import type { Variant } from "../page.ts";

/** Beyond this the bytes themselves take the time, and a second copy of them in memory would buy nothing. */
const maxCopyBytes = 64 * 1024;

type PrebuiltBytes = { second: number; bytes: Buffer };

const prebuilt = new WeakMap<Variant, PrebuiltBytes>();

/** Node's own mark for "the head is out already"; what is written then goes to the connection as it is. */
type Response = ServerResponse & { _header: string | null; _headerSent: boolean };

/**
 * Sends head and body as one piece of memory, remade once a second for its Date. Node would put the head together for
 * every answer and check each header again, which for a page costs more than all the rest. False where that does not
 * apply (an old or closing connection, a large body): the answer is then written the ordinary way.
 */
export function sendPrebuilt(request: IncomingMessage, response: ServerResponse, variant: Variant): boolean {
  const unsent = response as Response;
  const canBePrebuilt =
    variant.body.length <= maxCopyBytes &&
    request.method === "GET" &&
    request.httpVersionMinor === 1 &&
    request.httpVersionMajor === 1 &&
    response.shouldKeepAlive &&
    unsent._header === null;
  if (!canBePrebuilt) return false;
  unsent._header = "prebuilt";
  unsent._headerSent = true;
  unsent.end(prebuiltOf(variant));
  return true;
}

function prebuiltOf(variant: Variant): Buffer {
  const now = Date.now();
  const second = Math.floor(now / 1000);
  const known = prebuilt.get(variant);
  if (known?.second === second) return known.bytes;
  const headers = Object.entries({
    ...variant.headers,
    Date: new Date(now).toUTCString(),
    Connection: "keep-alive",
    "Keep-Alive": `timeout=${keepAliveSeconds}`,
  });
  const head = `HTTP/1.1 200 OK\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`;
  const bytes = Buffer.concat([Buffer.from(head, "latin1"), variant.body]);
  prebuilt.set(variant, { second, bytes });
  return bytes;
}
