import { setInterval } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { eventually } from "../../../testing/eventually.ts";
import { startPostgres } from "../../../testing/servers/postgres-server.ts";
import { startApi } from "../../../testing/servers/start-api.ts";
import { emptyDatabase } from "../../../testing/servers/test-database.ts";
import { sendMail } from "../../mail/send-mail.ts";

test("PostgreSQL stopped and started again under load: 503 meanwhile, healed without a restart", async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const { DATA_DIR } = await emptyDatabase();
  const api = await startApi({
    databaseEnv: { DATA_DIR, DATABASE_URL: await postgres.createDatabase("academy") },
  });
  const [learner] = api.sampleSignIns;
  const signedIn = await api.post("/api/auth/sign-in/email", {
    email: learner?.email,
    password: learner?.password,
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");

  let isLoading = true;
  const statuses: number[] = [];
  const load = Array.from({ length: 8 }, async () => {
    for await (const _ of setInterval(5)) {
      if (!isLoading) return;
      const response = await api.get("/api/auth/user", { cookie });
      const body = await response.text();
      statuses.push(response.status);
      if (response.status === 503) {
        expect(response.headers.get("retry-after")).toBe("5");
        expect(JSON.parse(body).code).toBe("UNAVAILABLE");
      }
    }
  });
  await eventually(
    () => statuses.filter((status) => status === 200).length,
    (count) => count > 50,
  );

  await postgres.halt();
  await eventually(
    () => statuses.at(-1),
    (status) => status === 503,
  );
  expect((await api.get("/readyz")).status).toBe(503);
  expect((await api.get("/healthz")).status).toBe(200);

  await postgres.start();
  await eventually(
    () => statuses.at(-1),
    (status) => status === 200,
  );
  isLoading = false;
  await Promise.all(load);

  expect((await api.get("/readyz")).status).toBe(200);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  // Jobs go on as well.
  await sendMail(
    api.db,
    { address: "after@example.com" },
    { template: "academy-is-running", props: {} },
    { now: new Date() },
  );
  await eventually(
    () => api.db.selectFrom("kept_mails").select("recipient").execute(),
    (mails) => mails.some(({ recipient }) => recipient === "after@example.com"),
  );
});
