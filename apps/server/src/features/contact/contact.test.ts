import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { type Api, openBrowser, signedIn } from "../../testing/browser.ts";
import { eventually } from "../../testing/eventually.ts";
import { allMails, codeIn, nextMail } from "../../testing/mailbox.ts";
import { movingClock } from "../../testing/moving-clock.ts";
import { startSmtpServer } from "../../testing/outside/smtp-server.ts";
import { refusalOf } from "../../testing/refusal.ts";
import { liveEnv } from "../../testing/servers/live-env.ts";
import { noLimits, startApi } from "../../testing/servers/start-api.ts";
import { listUnmailed } from "./contact.queries.ts";

const path = "/api/contact";
const password = "a long password";
const words = (more: object = {}) => ({
  name: "Ann Example",
  email: "ann@example.org",
  topic: "payment",
  message: "Hello,\nI paid twice.\n\nWhat now?",
  submission_id: randomUUID(),
  ...more,
});
const kept = (api: Api) => api.db.selectFrom("contact_messages").selectAll().orderBy("created_at").execute();
const messages = async (api: Api) => (await kept(api)).map(({ message }) => message).sort();
const mailed = async (api: Api) =>
  (await allMails(api)).filter(({ subject }) => subject.startsWith("New contact message"));

test("a message is kept as it was written and mailed to every owner, who answers its sender", async () => {
  const clock = movingClock(new Date("2031-05-01T10:00:00.000Z"));
  const api = await startApi({ now: clock.now });
  await api.db.updateTable("users").set({ role: "owner" }).where("email", "=", "maya@example.com").execute();
  const sent = words({ name: "  Ann Example ", email: " Ann@Example.ORG", message: "Hello,\r\nyou.\n" });

  const answer = await api.post(path, sent);

  expect([answer.status, await answer.text()]).toEqual([204, ""]);
  expect(await kept(api)).toEqual([
    {
      id: expect.any(String),
      submission_id: sent.submission_id,
      user_id: null,
      name: "Ann Example",
      email: "ann@example.org",
      topic: "payment",
      message: "Hello,\nyou.",
      created_at: clock.now(),
      mailed_at: clock.now(),
      answered_at: null,
      is_suspect: false,
      rank: 0,
      due_at: null,
      asked_key: null,
    },
  ]);
  const subject = "New contact message: A payment or refund";
  expect((await mailed(api)).sort((a, b) => a.to.localeCompare(b.to))).toEqual([
    { to: "elena@example.com", subject },
    { to: "maya@example.com", subject },
  ]);
  const mails = await api.db
    .selectFrom("kept_mails")
    .select(["reply_to", "body_text"])
    .where("subject", "=", subject)
    .execute();
  expect(new Set(mails.map(({ reply_to }) => reply_to))).toEqual(new Set(["ann@example.org"]));
  expect(mails[0]?.body_text).toContain("Hello,\nyou.");
});

test("over SMTP the sender stands in Reply-To alone, and nothing typed adds a header", async () => {
  const smtp = await startSmtpServer();
  const api = await startApi({ env: { SMTP_URL: smtp.url } });
  const evil = "Bcc: evil@example.com";

  await api.post(path, words({ name: `${evil} <b>`, message: `x\n${evil}\n\n<script>alert(1)</script>` }));

  const received = await eventually(
    () => smtp.received.filter(({ source }) => source.includes("contact message")),
    (mails) => mails.length === 1,
  );
  const source = received[0]?.source ?? "";
  const [head = ""] = source.split("\r\n\r\n");
  const html = source.slice(source.indexOf("text/html"));
  expect(received[0]?.to).toEqual(["elena@example.com"]);
  expect(head).toMatch(/^Reply-To: ann@example\.org$/m);
  expect(head).toMatch(/^Subject: New contact message: A payment or refund$/m);
  expect(head).not.toMatch(/evil/i);
  expect(html).toMatch(/&lt;script/i);
  expect(html).not.toMatch(/<script/i);
});

test("the same submission is one message and one mail, however often it arrives", async () => {
  const api = await startApi();
  const sent = words();

  const answers = await Promise.all(Array.from({ length: 20 }, () => api.post(path, sent)));
  answers.push(await api.post(path, { ...sent, submission_id: sent.submission_id.toUpperCase() }));

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
  expect(await kept(api)).toHaveLength(1);
  expect(await mailed(api)).toHaveLength(1);
});

test("a message that can't be mailed is not kept either, and can be sent again", async () => {
  const api = await startApi();
  const sent = words();
  // The first start's own mail must be out: a job that is under way could not be finished meanwhile.
  expect(await mailed(api)).toEqual([]);
  await api.db.schema.alterTable("jobs").renameTo("jobs_away").execute();
  expect((await api.post(path, sent)).status).toBe(500);
  await api.db.schema.alterTable("jobs_away").renameTo("jobs").execute();
  expect(await kept(api)).toEqual([]);

  expect((await api.post(path, sent)).status).toBe(204);
  expect(await kept(api)).toHaveLength(1);
  expect(await mailed(api)).toHaveLength(1);
});

test("what is no message is refused by the name of its field, and nothing is kept", async () => {
  const api = await startApi();
  const wrong: [string, object][] = [
    ["name", { name: "  " }],
    ["name", { name: "x".repeat(161) }],
    ["name", { name: "Ann\nBcc: evil@example.com" }],
    ["email", { email: "ann" }],
    ["email", { email: "ann@example.org\r\nBcc: evil@example.com" }],
    ["email", { email: "ann@example.org, evil@example.com" }],
    ["topic", { topic: "spam" }],
    ["topic", { topic: undefined }],
    ["message", { message: " \n " }],
    ["message", { message: "x".repeat(4001) }],
    ["message", { message: "a\u0000b" }],
    ["message", { message: "a\ud800b" }],
    ["submission_id", { submission_id: "1" }],
    ["submission_id", { submission_id: undefined }],
    ["user_id", { user_id: randomUUID() }],
  ];

  for (const [field, change] of wrong) {
    const refusal = await refusalOf(await api.post(path, words(change)));
    expect(refusal, JSON.stringify(change).slice(0, 80)).toMatchObject({ status: 400, code: "BAD_REQUEST" });
    expect(`${refusal.field}: ${refusal.message}`).toContain(field);
  }
  expect(await kept(api)).toEqual([]);
  const longest = words({ name: "x".repeat(160), message: `🌿\r\n${"x".repeat(3997)}\r\n` });
  expect((await api.post(path, longest)).status).toBe(204);
});

test("whoever fills in the hidden field gets the same answer; it is kept, marked, and nobody is mailed", async () => {
  const api = await startApi();

  const answer = await api.post(path, words({ website: "https://spam.example" }));

  expect([answer.status, await answer.text()]).toEqual([204, ""]);
  expect(await kept(api)).toMatchObject([{ is_suspect: true, mailed_at: null, email: "ann@example.org" }]);
  expect((await api.post(path, words({ website: "" }))).status).toBe(204);
  expect((await kept(api)).map(({ is_suspect }) => is_suspect).sort()).toEqual([false, true]);
  // The second is mailed, and the first is not even among those that are gathered for later.
  expect(await mailed(api)).toHaveLength(1);
  expect(await listUnmailed(api.db as never, 10)).toEqual([]);
});

test("one place and one address send only so many; a message that has arrived meets no limit", async () => {
  const limits = {
    ...noLimits,
    contact: { points: 6, perSeconds: 600 },
    contactEmail: { points: 2, perSeconds: 600 },
  };
  const api = await startApi({ limits });
  const sent = words();
  const status = async (body: object) => (await api.post(path, body)).status;

  expect([await status(sent), await status(words()), await status(sent)]).toEqual([204, 204, 204]);
  const refused = await api.post(path, words({ email: "ANN@example.org" }));
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(500);
  expect(await refusalOf(refused)).toMatchObject({ status: 429, code: "TOO_MANY_REQUESTS" });
  expect(await status(words({ email: "bob@example.org" }))).toBe(204);
  expect(await status(words({ email: "cid@example.org" }))).toBe(204);
  expect(await status(words({ email: "dot@example.org" }))).toBe(429);
  expect(await kept(api)).toHaveLength(4);
});

test("beyond so many an hour messages are kept and reach the owners together", async () => {
  const clock = movingClock(new Date("2031-05-01T10:00:00.000Z"));
  const limits = { ...noLimits, contactMails: { points: 2, perSeconds: 3600 } };
  const api = await startApi({ now: clock.now, limits, hasHourlyJobs: true });
  // This hour's mail is out, with nothing to tell.
  await eventually(
    () => api.db.selectFrom("jobs").select("state").where("kind", "=", "contact.mail-gathered").execute(),
    (jobs) => jobs.length === 1 && jobs[0]?.state === "done",
  );

  for (let i = 1; i <= 5; i++) {
    clock.moveMinutes(1);
    expect((await api.post(path, words({ message: `Message ${i}.` }))).status).toBe(204);
  }

  expect(await messages(api)).toHaveLength(5);
  await eventually(
    () => mailed(api),
    (mails) => mails.length === 2,
  );
  clock.moveMinutes(61);
  const gathered = async () =>
    (await allMails(api)).filter(({ subject }) => subject.includes("more messages"));
  const mails = await eventually(gathered, (found) => found.length > 0);
  expect(mails.map(({ subject }) => subject)).toEqual(["3 more messages from your contact page"]);
  const { body_text: text } = await api.db
    .selectFrom("kept_mails")
    .select("body_text")
    .where("subject", "=", mails[0]?.subject ?? "")
    .executeTakeFirstOrThrow();
  expect(text.match(/Message \d\./g)).toEqual(["Message 3.", "Message 4.", "Message 5."]);
  expect((await kept(api)).every(({ mailed_at }) => mailed_at !== null)).toBe(true);
});

test("export, change of address and deletion know the messages of a person, and of nobody else", async () => {
  const api = await startApi();
  const stranger = openBrowser(api);
  await stranger.post(path, words({ message: "before the account" }));
  const ann = openBrowser(api);
  await ann.post("/api/auth/sign-up", {
    firstName: "Ann",
    lastName: "Example",
    email: "ann@example.org",
    password,
  });
  await ann.post("/api/auth/sign-in/code", {
    email: "ann@example.org",
    code: codeIn(await nextMail(api, "ann@example.org")),
  });
  await ann.post(path, words({ email: "other@example.org", message: "signed in" }));
  const bob = await signedIn(api);
  await bob.post(path, words({ message: "bob's, with ann's address" }));
  await stranger.post(path, words({ email: "stranger@example.org", message: "somebody else's" }));
  const exported = async () => {
    const { contact } = (await (await ann.get("/api/account/export")).json()) as {
      contact: { messages: { message: string }[] };
    };
    return contact.messages.map(({ message }) => message).sort();
  };

  expect(await exported()).toEqual(["before the account", "signed in"]);

  await ann.post("/api/account/email", { email: "ann@new.example" });
  const code = codeIn(await nextMail(api, "ann@new.example"));
  await ann.post("/api/account/email/confirm", { code });
  // Whoever has the old address one day writes for themselves.
  await stranger.post(path, words({ message: "the next owner's" }));
  expect(await exported()).toEqual(["before the account", "signed in"]);

  const gone = await ann.post("/api/account/delete", { email: "ann@new.example" });
  expect(gone.status).toBe(200);
  expect(await messages(api)).toEqual(["bob's, with ann's address", "somebody else's", "the next owner's"]);
});

test("without an owner a message is kept all the same", async () => {
  const api = await startApi({ env: liveEnv });

  const answer = await api.post(path, words(), { origin: liveEnv.BASE_URL });

  expect(answer.status).toBe(204);
  expect(await messages(api)).toHaveLength(1);
});
