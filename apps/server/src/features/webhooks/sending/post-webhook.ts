import type { LookupAddress } from "node:dns";
import { lookup } from "node:dns/promises";
import http from "node:http";
import https from "node:https";
import { isIP, type LookupFunction, type Socket } from "node:net";
import type { WebhookProblem } from "@academy/contract/studio/webhooks";
import { isPublicAddress } from "./public-address.ts";

/** How the academy reaches the world. Tests bring their own; no setting can. */
export type Network = {
  resolve(host: string): Promise<LookupAddress[]>;
  isAllowed(address: string): boolean;
  /** With the colon. */
  protocols: readonly string[];
};

export const openNetwork: Network = {
  resolve: (host) => lookup(host, { all: true }),
  isAllowed: isPublicAddress,
  protocols: ["https:"],
};

export type DeliveryOutcome = { status: number | null; problem: WebhookProblem | null; answer: string };

type OutgoingWebhook = {
  url: string;
  headers: Record<string, string>;
  body: string;
  timeoutMs: number;
  signal: AbortSignal;
};

class Refused extends Error {}

/**
 * Sends it and says what became of it. It goes to no address that was not looked at: names are resolved here, once, and
 * the connection is made to what was found. Nobody is followed elsewhere, and of the answer only the beginning is read.
 */
export async function postWebhook(network: Network, letter: OutgoingWebhook): Promise<DeliveryOutcome> {
  const { url, headers, body, signal } = letter;
  const timeout = AbortSignal.timeout(letter.timeoutMs);
  try {
    const response = await open(network, { url, headers, body, signal: AbortSignal.any([signal, timeout]) });
    const status = response.statusCode ?? 0;
    const answer = await beginningOf(response);
    const isFine = status >= 200 && status < 300;
    const isElsewhere = status >= 300 && status < 400;
    return { status, answer, problem: isFine ? null : isElsewhere ? "redirect" : "status" };
  } catch (error) {
    // The server is stopping: it is sent again, by whoever takes the job next.
    if (signal.aborted) throw error;
    return { status: null, answer: "", problem: timeout.aborted ? "timeout" : problemOf(error) };
  }
}

function open(network: Network, { url, headers, body, signal }: Omit<OutgoingWebhook, "timeoutMs">) {
  const target = new URL(url);
  if (!network.protocols.includes(target.protocol)) throw new Refused();
  const host = target.hostname.replace(/^\[|\]$/g, "");
  // Of a number nobody asks where it leads.
  if (isIP(host) !== 0 && !network.isAllowed(host)) throw new Refused();
  const { request } = target.protocol === "https:" ? https : http;
  return new Promise<http.IncomingMessage>((resolve, reject) => {
    const outgoing = request(target, {
      method: "POST",
      headers: { ...headers, "content-length": Buffer.byteLength(body) },
      // Connections are not shared: each is made to an address that was looked at for it.
      agent: false,
      lookup: lookupThrough(network),
      signal,
    });
    outgoing.on("socket", (socket) => socket.once("connect", () => checkSocket(network, socket)));
    outgoing.on("response", resolve);
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

/** Every address that a name has must be allowed: one that is not says enough about the name. */
function lookupThrough({ resolve, isAllowed }: Network): LookupFunction {
  return (host, options, done) => {
    resolve(host).then(
      (found) => {
        const [first] = found;
        if (!first || !found.every(({ address }) => isAllowed(address))) done(new Refused(), []);
        else if (options.all) done(null, found);
        else done(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => done(error, []),
    );
  };
}

/** Said a second time, by where the connection has really gone. */
function checkSocket({ isAllowed }: Network, socket: Socket): void {
  const address = socket.remoteAddress?.replace(/^::ffff:(?=\d+\.)/i, "");
  if (address && !isAllowed(address)) socket.destroy(new Refused());
}

const maxAnswerBytes = 1000;

async function beginningOf(response: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    // Leaving the loop ends the connection, however much there would be.
    if (size >= maxAnswerBytes) break;
  }
  const text = Buffer.concat(chunks).subarray(0, maxAnswerBytes).toString("utf8");
  return text
    .replace(/[^\P{Cc}\n\t]/gu, " ")
    .replace(/\uFFFD+$/u, "")
    .toWellFormed();
}

function problemOf(error: unknown): WebhookProblem {
  if (error instanceof Refused) return "private-address";
  const code = String((error as NodeJS.ErrnoException).code ?? "");
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return "no-such-host";
  if (/CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO/.test(code)) return "certificate";
  return "connection";
}
