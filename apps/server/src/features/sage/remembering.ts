/** So that strangers' words don't fill the memory; a longer text is worked out each time. */
const longestKept = 4000;

/** The same result for the same text without working it out again. Once it has kept `most` it begins anew. */
export function remembering<Result>(
  most: number,
  work: (text: string) => Result,
  longest = longestKept,
): (text: string) => Result {
  const kept = new Map<string, Result>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    const result = work(text);
    if (kept.size >= most) kept.clear();
    if (text.length <= longest) kept.set(text, result);
    return result;
  };
}
