import { z } from "zod";
import { readEvents } from "./event-stream.ts";
import type { Message } from "./prompt.ts";

/** The model's server did not do its part; `message` says what, and never quotes it. */
export class ModelFailure extends Error {
  override name = "ModelFailure";
}

/** How long a visitor is kept waiting: for the first piece and between pieces, and for all of it. */
export type Patience = { pieceMs: number; wholeMs: number };
export const usualPatience: Patience = { pieceMs: 4000, wholeMs: 20_000 };

export type ModelServer = { url: string; key: string | undefined; model: string };

const chunk = z.object({
  choices: z.array(
    z.object({
      delta: z.object({ content: z.string().nullish(), tool_calls: z.unknown().optional() }).nullish(),
      finish_reason: z.string().nullish(),
    }),
  ),
});

/** The pieces of an answer as they arrive. Whoever stops reading closes the connection, which ends the model's work. */
export async function* streamCompletion(
  server: ModelServer,
  messages: readonly Message[],
  patience: Patience,
  leaves: AbortSignal | undefined,
): AsyncGenerator<string> {
  const stop = new AbortController();
  const whole = setTimeout(() => stop.abort(), patience.wholeMs);
  const quiet = setTimeout(() => stop.abort(), patience.pieceMs);
  const signals = leaves ? [stop.signal, leaves] : [stop.signal];
  try {
    const response = await ask(server, messages, AbortSignal.any(signals));
    for await (const piece of piecesOf(response)) {
      quiet.refresh();
      yield piece;
    }
  } catch (error) {
    if (leaves?.aborted) throw leaves.reason;
    if (stop.signal.aborted) throw new ModelFailure("too slow");
    throw error instanceof ModelFailure ? error : new ModelFailure("unreachable", { cause: error });
  } finally {
    clearTimeout(whole);
    clearTimeout(quiet);
    stop.abort();
  }
}

/** Only the fields that every server of this kind knows; length and manner are asked for in the prompt and checked here. */
function ask(server: ModelServer, messages: readonly Message[], signal: AbortSignal): Promise<Response> {
  return fetch(`${server.url.replace(/\/+$/, "")}/chat/completions`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "text/event-stream",
      ...(server.key ? { authorization: `Bearer ${server.key}` } : {}),
    },
    body: JSON.stringify({ model: server.model, messages, stream: true }),
    // A key is for the server it was given for.
    redirect: "error",
    signal,
  });
}

async function* piecesOf(response: Response): AsyncGenerator<string> {
  if (!response.ok) throw new ModelFailure(`status ${response.status}`);
  if (!response.body || !/^text\/event-stream\b/i.test(response.headers.get("content-type") ?? "")) {
    throw new ModelFailure("no stream");
  }
  for await (const data of readEvents(response.body)) {
    const { text, isLast } = readChunk(data);
    if (text) yield text;
    if (isLast) return;
  }
  throw new ModelFailure("cut off");
}

function readChunk(data: string): { text: string; isLast: boolean } {
  // The end of the answer comes before the end of the stream; one that was not announced is a cut.
  if (data === "[DONE]") throw new ModelFailure("cut off");
  const parsed = chunk.safeParse(parseJson(data));
  if (!parsed.success) throw new ModelFailure("not a completion");
  const choice = parsed.data.choices[0];
  if (choice?.delta?.tool_calls) throw new ModelFailure("asks for a tool");
  const reason = choice?.finish_reason;
  if (reason && reason !== "stop") throw new ModelFailure("did not finish");
  return { text: choice?.delta?.content ?? "", isLast: reason === "stop" };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
