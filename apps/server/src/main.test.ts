import { scryptSync } from "node:crypto";
import { expect, test } from "vitest";
import { eventually } from "./testing/eventually.ts";
import { serverEnv } from "./testing/servers/as-shipped.ts";
import { startServerProcess } from "./testing/servers/server-process.ts";
import { testDatabase } from "./testing/servers/test-database.ts";

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
