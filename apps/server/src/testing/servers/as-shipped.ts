import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { openDatabase } from "../../platform/db/database.ts";
import type { Environment } from "../../platform/settings/settings.ts";
import { openBrowser, type Site } from "../browser.ts";
import { eventually } from "../eventually.ts";
import { freePort } from "./free-port.ts";
import { memoryOf, samplePerson } from "./owner-process.ts";
import { spawnServer, startServerProcess } from "./server-process.ts";
import { type DatabaseEnv, emptyDatabase } from "./test-database.ts";

/** Behind a proxy, as most academies are: then every attacker can come from an address of their own. */
const behindProxy = { TRUST_PROXY: "127.0.0.1" };

export async function serverEnv(more: Environment = {}): Promise<DatabaseEnv & Record<string, string>> {
  return { ...(await emptyDatabase()), PORT: String(await freePort()), ...more } as DatabaseEnv &
    Record<string, string>;
}

/** Other tests let a statement take as long as a busy machine needs. */
function withOwnTimes(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.search = "";
  return url.href;
}

let addresses = 0;
/** An address that nobody has come from yet, in a network of its own. */
const newAddress = () => `10.${++addresses >> 8}.${addresses & 255}.7`;

/** The product as it ships: a process of its own with the limits, costs and checks of an ordinary start. */
export async function startAsShipped(
  more: Environment = {},
  { timesStatements = false, ...limits }: { maxFiles?: number; timesStatements?: boolean } = {},
) {
  const env = await serverEnv({ ...behindProxy, ...more });
  if (timesStatements && env.DATABASE_URL) env.DATABASE_URL = withOwnTimes(env.DATABASE_URL);
  const server = await startServerProcess(env, limits);
  await eventually(server.output, (text) => text.includes("owner link: "));
  const site: Site = {
    call: (path, init = {}) => fetch(server.url + path, { redirect: "manual", ...init }),
    settings: { baseUrl: `http://localhost:${env.PORT}` },
  };
  const from = (address: string) => ({ ...openBrowser(site, { "x-forwarded-for": address }), address });
  const sampleOf = (role: "learner" | "owner") => samplePerson(server.output(), role);
  const signIn = async (role: "learner" | "owner" = "learner") => {
    const browser = from(newAddress());
    const response = await browser.post("/api/auth/sign-in/email", sampleOf(role));
    expect(response.status).toBe(200);
    return { ...browser, ...sampleOf(role) };
  };
  /** What an attacker has not: the data itself, to let time pass in it or to look whether something is lost. */
  const withData = async <Result>(
    work: (db: Awaited<ReturnType<typeof openDatabase>>["db"]) => Promise<Result>,
  ): Promise<Result> => {
    const database = await openDatabase({
      dataDir: env.DATA_DIR,
      databaseUrl: env.DATABASE_URL,
      log: { warn() {} },
      hold: false,
    });
    try {
      return await work(database.db);
    } finally {
      await database.close();
    }
  };
  const isReady = async () => (await site.call("/readyz")).status === 200;
  return {
    ...server,
    env,
    site,
    signIn,
    sampleOf,
    from,
    stranger: () => from(newAddress()),
    withData,
    isReady,
    memory: () => memoryOf(server.child.pid),
  };
}

export const aMessage = (count = 0) => ({
  name: "Bo",
  email: `bo-${count}@example.org`,
  topic: "other",
  message: `Is anybody there? No. ${count}`,
  submission_id: randomUUID(),
});

export type Academy = Awaited<ReturnType<typeof startAsShipped>>;

/** It did not start, and said why in one line. */
export async function refusalToStart(env: Record<string, string>): Promise<string> {
  const { ended, output } = spawnServer(env);
  expect(await ended).toBe(1);
  expect(output().trim().split("\n")).toHaveLength(1);
  return output();
}
