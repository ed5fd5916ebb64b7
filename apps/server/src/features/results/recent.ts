/** Keeps what was made for the last few keys; asked for twice at once, it is made once. A failure is not kept. */
export function keepRecent<Value>(most: number) {
  const kept = new Map<string, Promise<Value>>();
  return (key: string, make: () => Promise<Value>): Promise<Value> => {
    const value = kept.get(key) ?? make();
    kept.delete(key);
    kept.set(key, value);
    const oldest = kept.keys().next();
    if (kept.size > most && !oldest.done) kept.delete(oldest.value);
    value.catch(() => kept.get(key) === value && kept.delete(key));
    return value;
  };
}
