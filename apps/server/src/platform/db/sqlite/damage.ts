import { readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { isDamage } from "../database-away.ts";

/** The file is not what it was; what to do about it is for whoever runs the academy. */
export class DataDamaged extends Error {
  override name = "DataDamaged";
}

const wayBack = "Stop every process that uses it, keep a copy of it, and restore your newest backup";

/** Before SQLite would make a new database in it: a file that was emptied, beside what belongs to a full one. */
export function refuseEmptied(file: string): void {
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size !== 0) return;
  const others = readdirSync(dirname(file)).filter((name) =>
    /^(academy\.sqlite-wal|secret|files)$/.test(name),
  );
  if (others.length === 0) return;
  throw new DataDamaged(
    `${file} is empty, although ${join(dirname(file), others[0] ?? "")} belongs to an academy that had data. ${wayBack}; to start over, remove the whole directory`,
  );
}

/** Reading this much takes less than a second on a slow disk; nobody waits for more than that at a start. */
const lookedAtWholeBytes = 64 * 1024 * 1024;

/**
 * As much as can be looked at before anybody is kept waiting: all of a small file; of a large one what its tables are,
 * and, as SQLite does by itself, whether it is as long as it says. The daily check reads all of it.
 */
export function checkQuickly(file: string, wholeUpTo = lookedAtWholeBytes): void {
  const problem = findProblem(
    file,
    statSync(file).size <= wholeUpTo ? "quick_check" : "quick_check of tables",
  );
  if (problem) throw new DataDamaged(describe(file, problem));
}

export const describe = (file: string, problem: string) => `${file} is damaged (${problem}). ${wayBack}`;

/** Runs for as long as the file is large: `integrity_check` belongs into a thread. */
export function findProblem(file: string, check: keyof typeof checks): string | undefined {
  try {
    const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
    try {
      const [row] = database.prepare(`pragma ${checks[check]}`).all();
      const said = String(Object.values(row ?? {})[0]);
      return said === "ok" ? undefined : said.replace(/\s+/g, " ");
    } finally {
      database.close();
    }
  } catch (error) {
    if (isDamage(error)) return (error as Error).message;
    throw error;
  }
}

const checks = {
  "quick_check of tables": "quick_check(sqlite_schema)",
  quick_check: "quick_check(1)",
  integrity_check: "integrity_check(1)",
};
