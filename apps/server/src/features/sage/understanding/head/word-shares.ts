import type { TrainingSample } from "./train.ts";

/** How often a word would have been asked with everywhere, before anybody asked. */
const prior = 1;

/**
 * How much likelier each word is in questions about one class than in those about the others, as a logarithm: said by
 * counting alone, it holds for classes that few have asked about, where what is learned has little to go by.
 */
export function wordShares(
  samples: readonly Pick<TrainingSample, "asked" | "right">[],
  { classes, words }: { classes: readonly string[]; words: readonly string[] },
): Float32Array {
  const count = classes.length;
  const counts = new Float32Array(words.length * count);
  const perClass = new Float32Array(count);
  for (const { asked, right } of samples) {
    for (const row of asked.rows) {
      for (const column of right) {
        const at = row * count + column;
        counts[at] = (counts[at] as number) + 1 / right.length;
        perClass[column] = (perClass[column] as number) + 1 / right.length;
      }
    }
  }
  const total = perClass.reduce((sum, each) => sum + each, 0) || 1;
  const shares = new Float32Array(counts.length);
  for (let start = 0; start < counts.length; start += count) {
    const asked = counts.subarray(start, start + count);
    const usual = (prior * asked.reduce((sum, each) => sum + each, 0)) / total;
    const logs = asked.map((each, column) =>
      Math.log((each + usual) / ((perClass[column] as number) + prior) + 1e-9),
    );
    const mean = logs.reduce((sum, each) => sum + each, 0) / count;
    shares.set(
      logs.map((each) => each - mean),
      start,
    );
  }
  return shares;
}
