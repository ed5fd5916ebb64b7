import * as calls from "@academy/contract/calls/sage";
import type { SageAnswer, SagePiece } from "@academy/contract/sage";
import { callApi, fetchApi } from "../../../lib/api/api.ts";
import { ApiError, hasCode } from "../../../lib/api/api-error.ts";

const maxSilenceMs = 30_000;
const ways = { stream: calls.streamSage, whole: calls.askSage };
/** The two calls, wherever they lie. */
type Ways = { [Way in keyof typeof ways]: Omit<(typeof ways)[Way], "path"> & { path: string } };

type OnText = (textSoFar: string) => void;

/**
 * Asks a question. The answer comes in pieces where the line lets it; a stream that breaks off before its answer is
 * replaced by one call for the whole.
 */
export async function askSage(
  message: string,
  onText: OnText,
  signal: AbortSignal,
  { stream, whole }: Ways = ways,
): Promise<SageAnswer> {
  try {
    return await inPieces(stream, message, onText, signal);
  } catch (error) {
    if (signal.aborted || isRefusal(error)) throw error;
    onText("");
    const silence = silenceWatch(signal, maxSilenceMs);
    return await callApi(whole, { body: { message }, signal: silence.signal }).finally(silence.end);
  }
}

/** Too long, too often, too many at once: asked the other way, the answer would be the same. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError &&
  (hasCode(error, "SAGE_BUSY") ||
    (error.status >= 400 && error.status < 500 && ![404, 405, 408].includes(error.status)));

async function inPieces(stream: Ways["stream"], message: string, onText: OnText, signal: AbortSignal) {
  const silence = silenceWatch(signal, maxSilenceMs);
  try {
    const { body } = await fetchApi(stream, { body: { message }, signal: silence.signal });
    if (!body) throw new Error("The stream has no body.");
    let text = "";
    for await (const line of linesOf(body)) {
      silence.broken();
      const piece = JSON.parse(line) as SagePiece;
      if (piece.kind === "answer") return piece.answer;
      text += piece.text;
      onText(text);
    }
    throw new Error("The stream ended before its answer.");
  } finally {
    silence.end();
  }
}

/** The lines of a stream of text, as they become whole. The stream is let go of when nobody reads on. */
async function* linesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += done ? decoder.decode() : decoder.decode(value, { stream: true });
      const lines = rest.split("\n");
      rest = done ? "" : (lines.pop() ?? "");
      yield* lines.filter((line) => line.trim() !== "");
      if (done) return;
    }
  } finally {
    void reader.cancel().catch(() => {});
  }
}

/** A signal that gives up after `ms` in which nothing was heard, or when another signal does. */
function silenceWatch(other: AbortSignal, ms: number) {
  const controller = new AbortController();
  const giveUp = () => controller.abort(new Error(`Nothing was heard for ${ms / 1000} seconds.`));
  const follow = () => controller.abort(other.reason);
  let timer = setTimeout(giveUp, ms);
  if (other.aborted) follow();
  other.addEventListener("abort", follow);
  return {
    signal: controller.signal,
    /** Something was heard. */
    broken: () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, ms);
    },
    end: () => {
      clearTimeout(timer);
      other.removeEventListener("abort", follow);
    },
  };
}
