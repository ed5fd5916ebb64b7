import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

export type ReceivedWebhook = { path: string; headers: IncomingHttpHeaders; body: string };

/** A program on this machine that is told of what happens; `answer` says how it takes it. */
export async function startReceiver(
  answer: (response: ServerResponse, received: ReceivedWebhook) => void = (response) =>
    response.end("thanks"),
) {
  const received: ReceivedWebhook[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { url: path = "", headers } = request;
    const one = { path, headers, body: Buffer.concat(chunks).toString("utf8") };
    received.push(one);
    answer(response, one);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { received, port, url: `http://hooks.example.org:${port}/in` };
}
