/** Asks again until it holds; fails with the last answer when it never does. */
export async function eventually<Result>(
  ask: () => Promise<Result> | Result,
  holds: (result: Result) => boolean,
  withinMs = 10_000,
): Promise<Result> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const result = await ask();
    if (holds(result)) return result;
    if (Date.now() > deadline) throw new Error(`never came true, last seen: ${JSON.stringify(result)}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
