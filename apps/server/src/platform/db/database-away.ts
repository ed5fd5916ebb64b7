/** Connections refused or lost, too many of them, a full disk or memory, a lock or a query that took too long. */
const postgresCodes =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT|EAI_AGAIN|08...|57P0[123]|57014|55P03|40P01|53...|25006|58030)$/;
const postgresWords =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|connection error and is not queryable/i;

/** SQLite's own numbers: busy, locked, no memory, read-only, input or output, damaged, full, can't open, no database. */
const sqliteAway = new Set([5, 6, 7, 8, 10, 11, 13, 14, 26]);
const sqliteDamaged = new Set([11, 26]);

/** Whether an error means that the database can't do its work now, as opposed to not liking what we asked. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  const sqliteCode = sqliteCodeOf(error);
  return (
    (sqliteCode !== undefined && sqliteAway.has(sqliteCode)) ||
    postgresCodes.test(code) ||
    postgresWords.test(error.message) ||
    (error instanceof AggregateError && error.errors.some(isDatabaseAway))
  );
}

/** Whether SQLite found that its file is not what it wrote. */
export function isDamage(error: unknown): boolean {
  const code = sqliteCodeOf(error);
  return code !== undefined && sqliteDamaged.has(code);
}

/** The upper bits say more than is needed here. */
function sqliteCodeOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !("errcode" in error) || typeof error.errcode !== "number")
    return undefined;
  return error.errcode & 0xff;
}
