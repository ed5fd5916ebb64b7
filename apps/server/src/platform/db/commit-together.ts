import type { Database, Tx } from "./database.ts";

type QueuedWork = {
  work: (tx: Tx) => Promise<unknown>;
  resolve(value: unknown): void;
  reject(error: unknown): void;
};

/** So that nobody waits long for those before them. */
const maxTogether = 50;

/** The work may be done a second time, after the first was taken back. */
export type CommitTogether = <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>;

/**
 * For what many people do at the same moment. SQLite has one writer, and a commit takes longer than all that is written
 * in it: whoever arrives while one is under way shares the next. Nobody is answered before it is on disk, and each
 * stands or falls by itself. PostgreSQL does the same by itself.
 */
export function commitsTogether({ db, engine }: Pick<Database, "db" | "engine">): CommitTogether {
  let waiting: QueuedWork[] = [];
  let isBusy = false;

  async function commitAll(): Promise<void> {
    isBusy = true;
    do {
      // Whatever has arrived by now is read first, and whatever that reading lets in.
      await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
      const group = waiting.slice(0, maxTogether);
      waiting = waiting.slice(maxTogether);
      await commitGroup(group);
    } while (waiting.length > 0);
    isBusy = false;
  }

  async function commitGroup(group: QueuedWork[]): Promise<void> {
    const values: unknown[] = [];
    try {
      await db.transaction().execute(async (tx) => {
        for (const { work } of group) values.push(await work(tx));
      });
    } catch (error) {
      // One of them can't be done, which is rare: then each alone, so that it fails nobody else.
      if (group.length === 1) group[0]?.reject(error);
      else for (const each of group) await commitGroup([each]);
      return;
    }
    for (const [index, { resolve }] of group.entries()) resolve(values[index]);
  }

  return <Result>(work: (tx: Tx) => Promise<Result>) => {
    if (engine === "postgres") return db.transaction().execute(work);
    return new Promise<Result>((resolve, reject) => {
      waiting.push({ work, resolve: resolve as QueuedWork["resolve"], reject });
      if (!isBusy) void commitAll();
    });
  };
}
