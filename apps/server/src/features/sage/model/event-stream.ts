import { createParser } from "eventsource-parser";

/** More than any event of a completion has; a server that never ends a line must not fill the memory. */
const maxBufferSize = 64 * 1024;

/** The data of each server-sent event, whatever the chunks it arrives in. An event that is cut off is none. */
export async function* readEvents(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const events: string[] = [];
  const parser = createParser({
    maxBufferSize,
    onEvent: ({ data }) => events.push(data),
    onError(error) {
      if (error.type === "max-buffer-size-exceeded") throw error;
    },
  });
  for await (const bytes of body) {
    parser.feed(decoder.decode(bytes, { stream: true }));
    yield* events.splice(0);
  }
}
