import { expect, test } from "vitest";
import { encrypt } from "../../platform/secrets/encryption.ts";
import { readOrMakeSecret } from "../../platform/secrets/secret.ts";
import { eventually } from "../../testing/eventually.ts";
import { startReceiver } from "../../testing/outside/webhook-receiver.ts";
import { freePort } from "../../testing/servers/free-port.ts";
import { programEnv } from "../../testing/servers/program-env.ts";
import { killableServer, startServerProcess } from "../../testing/servers/server-process.ts";
import { seededDatabase, testDatabase } from "../../testing/servers/test-database.ts";

test("killed between sending an event and writing that down: it is sent again, under the same id", async () => {
  const databaseEnv = await seededDatabase();
  const env = { ...programEnv, ...databaseEnv, LOG_LEVEL: "silent" };
  const start = async () =>
    startServerProcess({ ...env, PORT: String(await freePort()) }, { program: killableServer });
  const { db } = await testDatabase(databaseEnv);
  const secret = encrypt(readOrMakeSecret(databaseEnv.DATA_DIR, undefined), `whsec_${"A".repeat(32)}`);
  const first = await start();
  // The other side has all of it and has not answered: whatever follows has not happened yet.
  const receiver = await startReceiver((response, { headers }) => {
    if (receiver.received.length > 1) response.end(String(headers["webhook-id"]));
    else first.child.kill("SIGKILL");
  });
  const now = new Date();
  await db
    .insertInto("webhook_endpoints")
    .values({
      id: "endpoint",
      url: receiver.url,
      events: JSON.stringify(["lead.created"]) as never,
      secret,
      is_on: true,
      created_at: now,
      updated_at: now,
    })
    .execute();

  const lead = JSON.stringify({
    name: "Ann",
    email: "ann@example.org",
    wants_news: true,
    consent_version: "quiz-2026-11-3",
  });
  const headers = { "content-type": "application/json" };
  const saved = await fetch(`${first.url}/api/subscribe-lead`, { method: "POST", headers, body: lead });
  expect(saved.status).toBe(200);
  await first.ended;
  const delivery = () => db.selectFrom("webhook_deliveries").selectAll().executeTakeFirstOrThrow();
  expect(await delivery()).toMatchObject({ state: "waiting", attempts: 0 });
  // Taken up again when its lease runs out: that need not be waited for here.
  await db
    .updateTable("jobs")
    .set({ leased_until: new Date(0) })
    .where("state", "=", "running")
    .execute();
  await start();

  const { event_id } = await eventually(delivery, ({ state }) => state === "delivered");
  expect(receiver.received.map(({ headers }) => headers["webhook-id"])).toEqual([event_id, event_id]);
  expect(receiver.received[0]?.body).toBe(receiver.received[1]?.body);
  const attempts = await db.selectFrom("webhook_attempts").select("answer").execute();
  expect(attempts).toEqual([{ answer: event_id }]);
});
