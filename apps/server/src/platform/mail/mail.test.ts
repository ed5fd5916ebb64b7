import { expect, test } from "vitest";
import { submission } from "../../testing/data/quiz-sheet.ts";
import { eventually } from "../../testing/eventually.ts";
import { startSmtpServer } from "../../testing/outside/smtp-server.ts";
import { startApi } from "../../testing/servers/start-api.ts";
import { listDeadJobs } from "../jobs/jobs.queries.ts";
import { sendMail } from "./send-mail.ts";

const running = { template: "academy-is-running", props: { firstName: "Ann" } } as const;
const live = (smtpUrl: string) => ({ BASE_URL: "https://academy.example.com", SMTP_URL: smtpUrl });
const header = (source: string, name: string) =>
  source.match(new RegExp(`^${name}: ((?:.|\\r\\n[ \\t])*)`, "m"))?.[1] ?? "";

test("a mail goes out over SMTP with both parts, our sender and an id of its own", async () => {
  const smtp = await startSmtpServer();
  const api = await startApi({ env: { ...live(smtp.url), MAIL_FROM: "Elena <elena@academy.example.com>" } });

  await sendMail(api.db, { name: "Ann", address: "ann@example.com" }, running, { now: new Date() });

  const [mail] = await eventually(
    () => smtp.received,
    (received) => received.length === 1,
  );
  expect(mail).toMatchObject({ from: "elena@academy.example.com", to: ["ann@example.com"] });
  expect(mail?.source).toMatch(/multipart\/alternative/);
  expect(mail?.source).toMatch(/text\/plain/);
  expect(mail?.source).toMatch(/text\/html/);
  expect(header(mail?.source ?? "", "Subject")).toBe("Your academy is running");
  expect(header(mail?.source ?? "", "Message-ID")).toMatch(/^<[0-9a-f-]{36}@academy\.example\.com>$/);
});

test.each([
  ["a line break in the name", { name: "Ann\r\nBcc: evil@example.com", address: "ann@example.com" }],
  ["an address in the name", { name: '"><evil@example.com>, x', address: "ann@example.com" }],
  ["an emoji and right-to-left name", { name: "🌿 نور الهدى", address: "ann@example.com" }],
])("%s reaches one person and adds no header", async (_what, to) => {
  const smtp = await startSmtpServer();
  const api = await startApi({ env: live(smtp.url) });

  await sendMail(api.db, to, running, { now: new Date() });

  const [mail] = await eventually(
    () => smtp.received,
    (received) => received.length === 1,
  );
  expect(mail?.to).toEqual(["ann@example.com"]);
  expect(mail?.source).not.toMatch(/^bcc:/im);
});

test("a second address smuggled into the address is not written to", async () => {
  const smtp = await startSmtpServer();
  const api = await startApi({ env: live(smtp.url) });

  await sendMail(api.db, { address: "ann@example.com, evil@example.com" }, running, { now: new Date() });
  await sendMail(api.db, { address: "ann@example.com\r\nRCPT TO:<evil@example.com>" }, running, {
    now: new Date(),
  });
  await sendMail(api.db, { address: "honest@example.com" }, running, { now: new Date() });

  await eventually(
    () => smtp.received.flatMap(({ to }) => to),
    (to) => to.includes("honest@example.com"),
  );
  expect(smtp.received.flatMap(({ to }) => to)).not.toContain("evil@example.com");
});

test("a mail server that says not now is asked again; one that says never is not", async () => {
  let answers = [{ code: 451, message: "later" }];
  const smtp = await startSmtpServer(() => answers.shift());
  const retry = { maxAttempts: 3, firstDelayMs: 10, maxDelayMs: 20 };
  const api = await startApi({ env: live(smtp.url), retry });
  await sendMail(api.db, { address: "ann@example.com" }, running, { now: new Date() });
  await eventually(
    () => smtp.received,
    (received) => received.length === 1,
  );

  answers = [{ code: 550, message: "no such mailbox ann@example.com" }];
  await sendMail(api.db, { address: "ann@example.com" }, running, { now: new Date() });

  const [dead] = await eventually(
    () => listDeadJobs(api.db, 5),
    (jobs) => jobs.length === 1,
  );
  expect(dead).toMatchObject({ kind: "mail.send", attempts: 1 });
  expect(dead?.last_error).toBe("the mail server permanently rejected the email (550)");
  expect(api.logLines.join()).not.toContain("ann@example.com");
});

test("a file named in the mail is made when it leaves, and a mail about what is gone does not leave", async () => {
  const smtp = await startSmtpServer();
  const api = await startApi({ env: live(smtp.url) });
  const send = (email: string) => api.post("/api/subscribe-lead", submission({ email }));
  await send("ann@example.com");
  const [mail] = await eventually(
    () => smtp.received,
    (received) => received.length === 1,
  );
  const { payload } = await api.db
    .selectFrom("jobs")
    .select("payload")
    .where("kind", "=", "mail.send")
    .executeTakeFirstOrThrow();

  expect(mail?.source).toMatch(/Content-Type: application\/pdf; name=lightworker-archetype-report\.pdf/);
  const encoded = /filename=lightworker-archetype-report\.pdf\r\n\r\n([\w+/=\r\n]+)/.exec(
    mail?.source ?? "",
  )?.[1];
  expect(
    Buffer.from(encoded ?? "", "base64")
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
  expect(JSON.stringify(payload).length).toBeLessThan(1000);

  const attachment = { kind: "quiz-report", id: "gone" };
  await sendMail(api.db, { address: "gone@example.com" }, running, { now: new Date(), attachment });
  await sendMail(api.db, { address: "last@example.com" }, running, { now: new Date() });
  await eventually(
    () => smtp.received.flatMap(({ to }) => to),
    (to) => to.includes("last@example.com"),
  );
  expect(smtp.received.flatMap(({ to }) => to)).not.toContain("gone@example.com");
  expect(await listDeadJobs(api.db, 5)).toEqual([]);
});

test("a demo without a mail server keeps the mail, and shows the first one at once", async () => {
  const api = await startApi();

  const page = await eventually(
    async () =>
      (await (await api.get("/api/dev/mails")).json()) as { items: { subject: string; to: string }[] },
    ({ items }) => items.length === 1,
  );

  expect(page.items[0]).toMatchObject({
    subject: "Your academy is running",
    to: "Elena Marlowe <elena@example.com>",
  });
});

test("a mail that was rolled back is never sent", async () => {
  const smtp = await startSmtpServer();
  const api = await startApi({ env: live(smtp.url) });
  const rolledBack = api.db.transaction().execute(async (tx) => {
    await sendMail(tx, { address: "ghost@example.com" }, running, { now: new Date() });
    throw new Error("no");
  });
  await expect(rolledBack).rejects.toThrow("no");

  await sendMail(api.db, { address: "real@example.com" }, running, { now: new Date() });

  await eventually(
    () => smtp.received,
    (received) => received.length > 0,
  );
  expect(smtp.received.flatMap(({ to }) => to)).toEqual(["real@example.com"]);
});
