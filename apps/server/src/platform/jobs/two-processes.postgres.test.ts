import { expect, test } from "vitest";
import { eventually } from "../../testing/eventually.ts";
import { startSmtpServer } from "../../testing/outside/smtp-server.ts";
import { freePort } from "../../testing/servers/free-port.ts";
import { programEnv } from "../../testing/servers/program-env.ts";
import { killableServer, startServerProcess } from "../../testing/servers/server-process.ts";
import { seededDatabase, testDatabase } from "../../testing/servers/test-database.ts";
import { sendMail } from "../mail/send-mail.ts";

test("two server processes on one PostgreSQL send every mail once, and both work", async () => {
  const smtp = await startSmtpServer();
  const databaseEnv = await seededDatabase();
  const env = {
    ...programEnv,
    ...databaseEnv,
    HOST: "127.0.0.1",
    BASE_URL: "https://academy.example.com",
    SMTP_URL: smtp.url,
  };
  const start = async () =>
    startServerProcess({ ...env, PORT: String(await freePort()) }, { program: killableServer });
  const [one, two] = await Promise.all([start(), start()]);
  const { db } = await testDatabase(databaseEnv);

  for (let index = 0; index < 200; index++) {
    await sendMail(
      db,
      { address: `reader${index}@example.com` },
      { template: "academy-is-running", props: {} },
      { now: new Date() },
    );
  }
  await eventually(
    () =>
      db
        .selectFrom("jobs")
        .select("id")
        .where("kind", "=", "mail.send")
        .where("state", "!=", "done")
        .execute(),
    (left) => left.length === 0,
  );

  const recipients = smtp.received.flatMap(({ to }) => to);
  expect(recipients).toHaveLength(200);
  expect(new Set(recipients).size).toBe(200);
  for (const server of [one, two]) {
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    expect(
      Number(/^jobs_total\{kind="mail.send",outcome="done"\} (\d+)/m.exec(metrics)?.[1] ?? 0),
    ).toBeGreaterThan(0);
  }
});
