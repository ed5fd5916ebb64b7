import type { SageAnswer, SagePiece } from "@academy/contract/sage";
import { ApiError, asPromised, request, sendJson } from "../../../lib/api.ts";
import { linesOf } from "./lines-of.ts";
import { silenceWatch } from "./silence-watch.ts";

const longestSilenceMs = 30_000;
const calls = { stream: "/api/chat/stream", whole: "/api/chat" };

type OnText = (textSoFar: string) => void;

/**
 * Asks a question. The answer comes in pieces where the line lets it; a stream that breaks off before its answer is
 * replaced by one call for the whole.
 */
export async function askSage(
  message: string,
  onText: OnText,
  signal: AbortSignal,
  { stream, whole } = calls,
): Promise<SageAnswer> {
  try {
    return await inPieces(stream, message, onText, signal);
  } catch (error) {
    if (signal.aborted || isRefusal(error)) throw error;
    onText("");
    const silence = silenceWatch(signal, longestSilenceMs);
    const call = { body: { message }, signal: silence.signal, schema: asPromised<SageAnswer>() };
    return await sendJson("POST", whole, call).finally(silence.end);
  }
}

/** Too long, too often: asked the other way, the answer would be the same. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  ![404, 405, 408].includes(error.status);

async function inPieces(path: string, message: string, onText: OnText, signal: AbortSignal) {
  const silence = silenceWatch(signal, longestSilenceMs);
  try {
    const { body } = await request("POST", path, { body: { message }, signal: silence.signal });
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
