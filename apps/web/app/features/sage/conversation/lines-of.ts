/** The lines of a stream of text, as they become whole. The stream is let go of when nobody reads on. */
export async function* linesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
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
