/** Keeps what was made for the last few keys; asked for twice at once, it is made once. Neither a failure nor nothing is kept. */
export function keepRecent<Value>(most: number) {
  const kept = new Map<string, Promise<Value>>();
  return (key: string, make: () => Promise<Value>): Promise<Value> => {
    const value = kept.get(key) ?? make();
    kept.delete(key);
    kept.set(key, value);
    const oldest = kept.keys().next();
    if (kept.size > most && !oldest.done) kept.delete(oldest.value);
    const forget = () => kept.get(key) === value && kept.delete(key);
    value.then((made) => made === undefined && forget(), forget);
    return value;
  };
}
