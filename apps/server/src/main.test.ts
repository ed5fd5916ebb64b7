import { scryptSync } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer, request } from "node:http";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { eventually } from "./testing/eventually.ts";
import { freePort } from "./testing/servers/free-port.ts";
import { spawnServer, startServerProcess } from "./testing/servers/server-process.ts";
import { emptyDatabase, testDatabase } from "./testing/servers/test-database.ts";

async function serverEnv() {
  return { ...(await emptyDatabase()), PORT: String(await freePort()) };
}

test("it says where it listens, on which engine, where mails are, how to sign in and how to become the owner", async () => {
  const env = await serverEnv();
  const engine = env.DATABASE_URL ? "PostgreSQL" : `SQLite in ${env.DATA_DIR}`;

  const first = await startServerProcess(env);
  await eventually(first.output, (text) => text.includes("sample owner: "));
  expect(first.output()).toMatch(
    new RegExp(`listening on http://localhost:${env.PORT}\\ndatabase: ${engine}\\nmode: demo\\n`),
  );
  expect(first.output()).toContain(`\nemail: saved at http://localhost:${env.PORT}/dev/mail\n`);
  expect(first.output()).toMatch(/^sample learner: \S+@\S+ \/ \S{10,}$/m);
  expect(first.output()).toMatch(/^sample owner: \S+@\S+ \/ \S{10,}$/m);
  const ownerLink = /^owner link: http:\/\/localhost:\d+\/claim-owner\?token=\S{43}$/m;
  await eventually(first.output, (text) => ownerLink.test(text));
  first.child.kill("SIGTERM");
  expect(await first.ended).toBe(0);

  const { db } = await testDatabase(env);
  const kept = await db
    .selectFrom("users")
    .innerJoin("accounts", "accounts.user_id", "users.id")
    .select(["email", "password"])
    .execute();
  expect(kept).toHaveLength(2);
  for (const { email, password } of kept) {
    const [salt = "", key] = password?.split(":") ?? [];
    const [, printed = ""] = new RegExp(`: ${email} / (\\S+)$`, "m").exec(first.output()) ?? [];
    // What a password costs whoever tries many.
    const cost = { N: 16_384, r: 16, p: 1, maxmem: 128 * 1024 * 1024 };
    expect(scryptSync(printed, salt, 64, cost).toString("hex"), email).toBe(key);
  }

  const second = await startServerProcess(env);
  expect((await fetch(`${second.url}/readyz`)).status).toBe(200);
  await eventually(second.output, (text) => ownerLink.test(text));
  // Nobody has signed in yet: whoever missed it the first time finds it again.
  const samples = (text: string) => text.split("\n").filter((line) => line.startsWith("sample "));
  expect(samples(second.output())).toEqual(samples(first.output()));
});

test.each(["SIGINT", "SIGTERM"] as const)(
  "%s lets a request under way finish and exits 0",
  async (signal) => {
    const { url, child, ended, output } = await startServerProcess(await serverEnv());
    // A request whose body is still to come is under way; "100 Continue" says that the server has begun with it.
    const sending = request(`${url}/api/auth/sign-in/email`, {
      method: "POST",
      headers: { "content-type": "application/json", expect: "100-continue" },
    });
    const answered = new Promise<number | undefined>((resolve, reject) => {
      sending.on("response", (response) => resolve(response.resume().statusCode));
      sending.on("error", reject);
    });
    sending.flushHeaders();
    await new Promise((resolve) => sending.once("continue", resolve));

    child.kill(signal);
    await eventually(output, (text) => text.includes("finishing work in progress"));
    sending.end('{"email":"nobody@example.com","password":"not the password"}');

    expect(await answered).toBe(400);
    expect(await ended).toBe(0);
  },
);

test("a wrong setting stops it with one line that names it", async () => {
  const { ended, output } = spawnServer({ ...(await serverEnv()), PORT: "many" });

  expect(await ended).toBe(1);
  expect(output()).toBe("Lightworker Academy did not start: PORT takes a port number from 0 to 65535\n");
});

test("a port in use stops it with one line that says what to do", async () => {
  const env = await serverEnv();
  const other = createServer().listen(Number(env.PORT), "127.0.0.1");
  onTestFinished(() => void other.close());

  const { ended, output } = spawnServer(env);

  expect(await ended).toBe(1);
  expect(output().trim().split("\n")).toHaveLength(1);
  expect(output()).toContain(`Set PORT to a free one`);
});

test("the secret is made once, for the owner's eyes only", async () => {
  const env = await serverEnv();
  const first = await startServerProcess(env);
  const secret = readFileSync(join(env.DATA_DIR, "secret"), "utf8");
  first.child.kill("SIGKILL");
  await first.ended;

  await startServerProcess(env);

  expect(secret.trim().length).toBeGreaterThanOrEqual(43);
  expect(readFileSync(join(env.DATA_DIR, "secret"), "utf8")).toBe(secret);
});
