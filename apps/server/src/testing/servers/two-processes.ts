import pg from "pg";
import { expect } from "vitest";
import { type Browser, openBrowser } from "../browser.ts";
import { eventually } from "../eventually.ts";
import { freePort } from "./free-port.ts";
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
  const ownerOf = async (server: ServerProcess): Promise<Browser> => {
    await eventually(one.output, (text) => text.includes("sample owner: "));
    const [, email, password] = /^sample owner: (\S+) \/ (\S+)$/m.exec(one.output()) ?? [];
    const owner = openBrowser({
      call: (path, init = {}) => fetch(server.url + path, { redirect: "manual", ...init }),
      settings: { baseUrl: BASE_URL },
    });
    expect((await owner.post("/api/auth/sign-in/email", { email, password })).status).toBe(200);
    return owner;
  };

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
    await eventually(countWaiting, (waiting) => waiting > 0, 60_000);
    one.child.kill("SIGKILL");
    await one.ended;
    await cut;
    await lock.end();
  };

  return { one, other, start, ownerOf, killBeforeCommit };
}
