import pg from "pg";
import type { Browser } from "../browser.ts";
import { eventually } from "../eventually.ts";
import { freePort } from "./free-port.ts";
import { samplePerson, signInAt } from "./owner-process.ts";
import { programEnv } from "./program-env.ts";
import { killableServer, startServerProcess } from "./server-process.ts";
import { seededDatabase } from "./test-database.ts";

export type ServerProcess = Awaited<ReturnType<typeof startServerProcess>>;

/** One academy, whichever of its two processes answers; `start` starts the first anew once it was killed. */
export async function startTwoProcesses() {
  const PORT = String(await freePort());
  const BASE_URL = `http://localhost:${PORT}`;
  const env = { ...programEnv, ...(await seededDatabase()), PORT, BUILT_PAGES: "yes", BASE_URL };
  const start = (more = {}) => startServerProcess({ ...env, ...more }, { program: killableServer });
  const one = await start();
  const other = await start({ PORT: String(await freePort()) });

  /** What the first process printed opens the others. */
  const ownerOf = ({ url }: ServerProcess): Promise<Browser> =>
    signInAt(url, samplePerson(one.output(), "owner"), BASE_URL);

  /** Ends the first process while what it does waits to write into a table: right before it would have committed. */
  const killBeforeCommit = async (table: string, act: () => Promise<unknown>): Promise<void> => {
    const lock = new pg.Client(env.DATABASE_URL);
    await lock.connect();
    await lock.query(`begin; lock table ${table} in exclusive mode`);
    const cut = act().catch(() => undefined);
    const countWaiting = async () => {
      // Other tests wait in databases of their own.
      const { rows } = await lock.query(
        "select count(*)::int as waiting from pg_locks join pg_database on oid = database where not granted and datname = current_database()",
      );
      return (rows[0] as { waiting: number }).waiting;
    };
    await eventually(countWaiting, (waiting) => waiting > 0);
    one.child.kill("SIGKILL");
    await one.ended;
    await cut;
    await lock.end();
  };

  return { one, other, start, ownerOf, killBeforeCommit };
}
