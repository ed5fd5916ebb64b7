import { sql } from "kysely";
import type { Database, Tx } from "./database.ts";

type Waiting = {
  work: (tx: Tx) => Promise<unknown>;
  resolve(value: unknown): void;
  reject(error: unknown): void;
};

/** So that nobody waits long for those before them. */
const mostTogether = 50;

export type CommitTogether = <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>;

/**
 * For what many people do at the same moment. SQLite has one writer, and a commit takes longer than all that is written
 * in it: whoever arrives while one is under way shares the next. Each still stands or falls by itself, and nobody is
 * answered before it is on disk. PostgreSQL does the same by itself.
 */
export function commitsTogether({ db, engine }: Pick<Database, "db" | "engine">): CommitTogether {
  let waiting: Waiting[] = [];
  let isBusy = false;

  async function commitAll(): Promise<void> {
    isBusy = true;
    // Whatever has arrived by now is read first.
    await new Promise((resolve) => setImmediate(resolve));
    while (waiting.length > 0) {
      const group = waiting.slice(0, mostTogether);
      waiting = waiting.slice(mostTogether);
      await commitGroup(group);
      await new Promise((resolve) => setImmediate(resolve));
    }
    isBusy = false;
  }

  async function commitGroup(group: Waiting[]): Promise<void> {
    const settle: (() => void)[] = [];
    try {
      await db.transaction().execute(async (tx) => {
        for (const { work, resolve, reject } of group) {
          const outcome = await runAlone(tx, work);
          settle.push("error" in outcome ? () => reject(outcome.error) : () => resolve(outcome.value));
        }
      });
      for (const tell of settle) tell();
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }

  return <Result>(work: (tx: Tx) => Promise<Result>) => {
    if (engine === "postgres") return db.transaction().execute(work);
    return new Promise<Result>((resolve, reject) => {
      waiting.push({ work, resolve: resolve as Waiting["resolve"], reject });
      if (!isBusy) void commitAll();
    });
  };
}

/** What fails takes back its own and nothing else. */
async function runAlone(tx: Tx, work: Waiting["work"]): Promise<{ value: unknown } | { error: unknown }> {
  await sql`savepoint one`.execute(tx);
  try {
    const value = await work(tx);
    await sql`release one`.execute(tx);
    return { value };
  } catch (error) {
    await sql`rollback to one`.execute(tx);
    await sql`release one`.execute(tx);
    return { error };
  }
}
