import { execFileSync } from "node:child_process";
import { expect } from "vitest";
import { openBrowser } from "../browser.ts";
import { freePort } from "./free-port.ts";
import { programEnv } from "./program-env.ts";
import { killableServer, startServerProcess } from "./server-process.ts";

/** Resident, in MB. */
export const memoryOf = (pid = 0) => Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)])) / 1024;

/** A server in a process of its own, and its sample owner at a browser. */
export async function startWithOwner(databaseEnv: Record<string, string | undefined>, known?: object) {
  const port = String(await freePort());
  const env = { ...programEnv, ...databaseEnv, PORT: port };
  const server = await startServerProcess(env, { program: killableServer });
  const call = (path: string, init: RequestInit = {}) => fetch(server.url + path, init);
  const owner = openBrowser({ call, settings: { baseUrl: `http://localhost:${port}` } });
  const [, email = "", password = ""] = /^sample owner: (\S+) \/ (\S+)$/m.exec(server.output()) ?? [];
  const person = known ?? { email, password };
  expect((await owner.post("/api/auth/sign-in/email", person)).status).toBe(200);
  return { ...server, owner, person };
}
