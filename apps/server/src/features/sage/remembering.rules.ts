type Memory = {
  /** How many results; one more, and it begins anew. */
  most: number;
  /** Of how long a text: a longer one is worked out each time. Both keep strangers from filling the memory. */
  longest: number;
};

/** The same result for the same text without working it out again. */
export function remembering<Result>(
  { most, longest }: Memory,
  work: (text: string) => Result,
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
