import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

type CompletionBody = { model: string; stream: boolean; messages: { role: string; content: string }[] };
type Request = { path: string; headers: IncomingHttpHeaders; body: CompletionBody };

/** What the server does with a question. */
export type Behavior = {
  /** The answer, in the pieces it is said in. */
  says?: string[];
  status?: number;
  contentType?: string;
  waitMs?: number;
  /** Says so many pieces and then nothing, without an end. */
  stallsAfter?: number;
  /** Says so many pieces and then drops the connection. */
  cutsAfter?: number;
  /** Between one piece and the next. */
  pauseMs?: number;
  finish?: string | null;
  /** Sends the bytes in chunks of this size, wherever that cuts. */
  chunkBytes?: number;
  /** Events as they are, instead of an answer. */
  raw?: string[];
};

const eventOf = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`;
const chunkOf = (delta: object, finish_reason: string | null = null) =>
  eventOf({ id: "c1", object: "chat.completion.chunk", choices: [{ index: 0, delta, finish_reason }] });

/** A server on loopback that speaks OpenAI's protocol: well, badly, slowly, or the untruth. */
export async function openModelServer(behaves: (request: Request) => Behavior) {
  const requests: Request[] = [];
  const seen = { leftByClient: 0 };
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const piece of request.setEncoding("utf8")) text += piece;
    const asked = {
      path: request.url ?? "",
      headers: request.headers,
      body: JSON.parse(text) as CompletionBody,
    };
    requests.push(asked);
    const behavior = behaves(asked);
    const isOursToCut = behavior.cutsAfter !== undefined;
    response.on("close", () => {
      if (!response.writableEnded && !isOursToCut) seen.leftByClient++;
    });
    await behave(response, behavior);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const url = `http://127.0.0.1:${port}/v1`;
  return {
    url,
    env: { CHAT_API_URL: url, CHAT_API_KEY: "a-key-of-the-model", CHAT_MODEL: "small" },
    requests,
    seen,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function behave(response: ServerResponse, behavior: Behavior): Promise<void> {
  const { says = [], status = 200, contentType = "text/event-stream", stallsAfter, cutsAfter } = behavior;
  if (behavior.waitMs) await wait(behavior.waitMs, undefined, { ref: false });
  response.writeHead(status, { "content-type": contentType });
  if (status !== 200) return void response.end(JSON.stringify({ error: { message: "no" } }));
  const pieces = says.slice(0, stallsAfter ?? cutsAfter ?? says.length);
  const events = behavior.raw ?? [
    chunkOf({ role: "assistant", content: "" }),
    ...pieces.map((content) => chunkOf({ content })),
  ];
  for (const event of events) {
    if (response.destroyed) return;
    await send(response, event, behavior.chunkBytes);
    await wait(behavior.pauseMs ?? 0);
  }
  if (stallsAfter !== undefined) return;
  if (cutsAfter !== undefined) return void response.destroy();
  const finish = behavior.finish === undefined ? "stop" : behavior.finish;
  const end = behavior.raw ? "" : `${chunkOf({}, finish)}data: [DONE]\n\n`;
  await send(response, end, behavior.chunkBytes);
  response.end();
}

/** Lets each chunk leave by itself. */
async function send(
  response: ServerResponse,
  text: string,
  chunkBytes = Number.POSITIVE_INFINITY,
): Promise<void> {
  const bytes = Buffer.from(text);
  for (let from = 0; from < bytes.length; from += chunkBytes) {
    response.write(bytes.subarray(from, from + chunkBytes));
    await wait(0);
  }
}
