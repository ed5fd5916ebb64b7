import { connect } from "node:net";
import { patient } from "./pace.ts";

type RawAnswer = { status: number; headers: Record<string, string>; body: string };

/** Writes exactly these lines to the server and reads until it closes: for what `fetch` refuses to send. */
export function sendRaw(url: string, lines: string[], body = ""): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    const chunks: Buffer[] = [];
    socket.setTimeout(patient(60_000), () => socket.destroy(new Error(`no whole answer to ${lines[0]}`)));
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("error", reject);
    socket.on("close", () => resolve(parseAnswer(Buffer.concat(chunks).toString())));
    socket.write(`${lines.join("\r\n")}\r\n\r\n${body}`);
  });
}

type RawRequest = { method?: string; jar?: ReadonlyMap<string, string> | undefined; headers?: string[] };

/** One request to an address just as it is spelled, with somebody's cookies. */
export function askRaw(url: string, path: string, { method = "GET", jar, headers = [] }: RawRequest = {}) {
  const cookie = [...(jar ?? [])].map(([name, value]) => `${name}=${value}`).join("; ");
  return sendRaw(url, [
    `${method} ${path} HTTP/1.1`,
    "host: localhost",
    ...(cookie ? [`cookie: ${cookie}`] : []),
    ...headers,
    "connection: close",
  ]);
}

function parseAnswer(text: string): RawAnswer {
  const [head = "", ...rest] = text.split("\r\n\r\n");
  const [statusLine = "", ...headerLines] = head.split("\r\n");
  const headers = headerLines.map((line) => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return {
    status: Number(statusLine.split(" ")[1]),
    headers: Object.fromEntries(headers),
    body: rest.join("\r\n\r\n"),
  };
}
