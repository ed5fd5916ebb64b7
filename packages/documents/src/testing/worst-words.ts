const long = 9900;

/** What takes longest to set, each as long as an answer may be. */
export const worstWords: [string, string][] = [
  ["steered letter by letter", "\u2066a\u2069".repeat(long / 3)],
  ["only marks", "\u202e".repeat(long)],
  ["one letter with marks", `a${"\u0301".repeat(long)}`],
  ["one word", "w".repeat(long)],
  ["one word of joined letters", "क्ष".repeat(long / 3)],
  ["two scripts in turns", "\u05d0a".repeat(long / 2)],
];

/** As long as the server lets it take of the processor, in milliseconds: `weight.rules.ts` there. */
export const worstWordsMs = 6000;

/** How long it had the processor. */
export async function processorMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
