/** More than any event of a completion has; a server that never ends a line must not fill the memory. */
const mostHeldCharacters = 64 * 1024;

/**
 * Server-sent events, as far as completions use them: the data of each event, whatever the pieces the text arrives in.
 * An event that is cut off is none.
 */
export function readEventStream() {
  let held = "";
  let data: string[] = [];

  /** A carriage return may be half of a line end whose other half is still on its way. */
  const takeLine = (): string | undefined => {
    const end = /\r\n|\n|\r(?!$)/.exec(held);
    if (!end) return undefined;
    const line = held.slice(0, end.index);
    held = held.slice(end.index + end[0].length);
    return line;
  };

  return {
    take(piece: string): string[] {
      held += piece;
      const events: string[] = [];
      for (let line = takeLine(); line !== undefined; line = takeLine()) {
        if (line.startsWith("data:")) data.push(line.slice(5).replace(/^ /, ""));
        if (line !== "" || data.length === 0) continue;
        events.push(data.join("\n"));
        data = [];
      }
      if (held.length > mostHeldCharacters) throw new RangeError("an event without an end");
      return events;
    },
  };
}
