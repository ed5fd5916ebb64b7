/** Short, unique within a process, never taken from the request. */
export function makeRequestIds(prefix = ""): () => string {
  const start = prefix + Date.now().toString(36);
  let count = 0;
  return () => `${start}-${(count++).toString(36)}`;
}
