/** Whether an error means that the database can't be reached now, as opposed to not liking what we asked. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  return (
    /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT|EAI_AGAIN|08...|57P0[123]|53300)$/.test(code) ||
    /Connection terminated|timeout exceeded when trying to connect|Query read timeout|connection error and is not queryable/i.test(
      error.message,
    ) ||
    (error instanceof AggregateError && error.errors.some(isDatabaseAway))
  );
}
