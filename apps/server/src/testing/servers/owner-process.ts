import { execFileSync } from "node:child_process";
import { expect } from "vitest";
import { type Browser, openBrowser } from "../browser.ts";
import { freePort } from "./free-port.ts";
import { programEnv } from "./program-env.ts";
import { killableServer, startServerProcess } from "./server-process.ts";

/** Resident, in MB. */
export const memoryOf = (pid = 0) => Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)])) / 1024;

/** Whom a demo has printed that one may sign in as. */
export function samplePerson(output: string, role: "learner" | "owner") {
  const printed = new RegExp(`^sample ${role}: (\\S+) / (\\S+)$`, "m").exec(output);
  const [, email = "", password = ""] = printed ?? [];
  return { email, password };
}

/** Somebody at a browser; the academy may be known by another address than that of this process. */
export async function signInAt(
  url: string,
  person: object,
  baseUrl = `http://localhost:${new URL(url).port}`,
): Promise<Browser> {
  const call = (path: string, init: RequestInit = {}) => fetch(url + path, { redirect: "manual", ...init });
  const browser = openBrowser({ call, settings: { baseUrl } });
  expect((await browser.post("/api/auth/sign-in/email", person)).status).toBe(200);
  return browser;
}

/** A server in a process of its own, and its sample owner at a browser. */
export async function startWithOwner(databaseEnv: Record<string, string | undefined>, known?: object) {
  const env = { ...programEnv, ...databaseEnv, PORT: String(await freePort()) };
  const server = await startServerProcess(env, { program: killableServer });
  const person = known ?? samplePerson(server.output(), "owner");
  return { ...server, person, owner: await signInAt(server.url, person) };
}
