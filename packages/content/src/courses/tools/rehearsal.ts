import type { Tool } from "./tool.ts";

/** A price, said aloud and listened to. What was recorded stays where it was recorded; only the count is an answer. */
export const rehearsal: Tool = {
  title: "Price rehearsal",
  about: "Say a price aloud, record it on the device alone, listen, and count the rehearsals.",
  tables: [
    {
      keys: { columns: ["what", "words"], rows: ["line", "times", "added"] },
      text: "The rehearsal, out loud. One sentence with the price as its last word; then close your mouth and count to four.",
      columns: ["The rehearsal", "Mine"],
      firstColumn: ["The sentence I say", "Rehearsals so far", "What I still add after the price"],
      rows: 3,
    },
  ],
  reckoned: {},
};
