import { sql } from "kysely";
import { expect, test } from "vitest";
import { threadMs } from "../../testing/processor-time.ts";
import { startApi } from "../../testing/servers/start-api.ts";
import { accessTail } from "./access-log.ts";
import { createLogs, type Log } from "./log.ts";

const email = "ann.o'hara+quiz@example.com";
const encodedEmail = "ann%40example.com";
const databaseUrl = "postgres://academy:pa:ss(w,o=rd@db.example.com/academy";

/** Everything that must not be in a line, as it would show there. */
const secrets = [
  "hunter2",
  "ann.o",
  "ann%40",
  "Hara-Marlowe",
  "I feel lost",
  "pa:ss(w",
  "o=rd",
  "tok_123",
  "51Abc",
];

function linesOf(write: (log: Log) => void): string[] {
  const lines: string[] = [];
  write(createLogs("trace", { write: (line) => void lines.push(line) }).log);
  return lines;
}

const failure = () =>
  Object.assign(
    new Error(`no account ${email} at ${databaseUrl}`, { cause: new Error(`asked by ${email}`) }),
    {
      code: "23505",
      detail: `Key (email)=(${email}) already exists.`,
      parameters: [email, "hunter2"],
    },
  );

const ways: Record<string, (log: Log) => void> = {
  "fields by name": (log) =>
    log.info({
      email: "hunter2",
      firstName: "Hara-Marlowe",
      last_name: "Hara-Marlowe",
      name: "Hara-Marlowe",
      password: "hunter2",
      newPassword: "hunter2",
      token: "tok_123",
      sessionToken: "tok_123",
      access_token: "tok_123",
      apiKey: "tok_123",
      clientSecret: "tok_123",
      cookie: "academy_session=tok_123",
      "set-cookie": ["academy_session=tok_123"],
      authorization: "Basic tok_123",
      question: "I feel lost",
      messageText: "I feel lost",
      body: { text: "I feel lost" },
    }),
  "fields far inside": (log) => log.info({ a: { b: [{ c: { userEmail: email, Password: "hunter2" } }] } }),
  "fields too deep to look at": (log) =>
    log.info({ a: { b: { c: { d: { e: { f: { g: { h: "I feel lost hunter2" } } } } } } } }),
  "a value under a harmless name": (log) =>
    log.info({ note: `for ${email}`, link: "/verify?t=tok_123", databaseUrl }),
  "keys of the payment provider": (log) =>
    log.warn(
      {
        stripe: { secretKey: "sk_test_51Abc", webhookSecret: "whsec_51Abc/+=" },
        note: ["whsec_51Abc/+=", "(rk_test_51Abc)"],
        err: new Error("Invalid API Key provided: sk_live_51Abc"),
      },
      "refused: rk_live_51Abc.",
    ),
  "headers of a request": (log) =>
    log.info({
      headers: { cookie: "academy_session=tok_123", authorization: "Bearer tok_123", "x-to": email },
    }),
  "in the message": (log) => log.info(`sent to ${email} through ${databaseUrl} with Bearer tok_123`),
  "an encoded address in the message": (log) => log.info(`GET /unsubscribe/${encodedEmail}?t=tok_123`),
  "put into the message": (log) =>
    log.info("sent to %s for %o and %j", email, { password: "hunter2" }, { email }),
  "as the binding of a child": (log) => log.child({ email, note: email }).info("hello"),
  "an error alone": (log) => log.error(failure()),
  "an error with words": (log) => log.error(failure(), "it failed"),
  "an error as a field without words": (log) => log.error({ err: failure() }),
  "an error as a field with words": (log) => log.error({ err: failure() }, `it failed for ${email}`),
  "an error under another name": (log) => log.error({ reason: failure() }, "it failed"),
  "an error put into the message": (log) => log.error("it failed: %s", failure()),
  "several errors in one": (log) =>
    log.error({ err: new AggregateError([failure()], `all failed for ${email}`) }),
  "a text that was thrown": (log) => log.error({ err: `failed for ${email}` }),
};

test("nothing personal or secret reaches the log, whichever way it is logged", () => {
  for (const [label, write] of Object.entries(ways)) {
    const lines = linesOf(write);

    expect(lines, label).toHaveLength(1);
    for (const secret of secrets) expect(lines[0], label).not.toContain(secret);
  }
});

test("what helps to find the fault stays", () => {
  const [line = ""] = linesOf((log) =>
    log.error({ err: failure(), jobId: "j1", attempts: 3, at: new Date(0) }, "job failed"),
  );

  expect(JSON.parse(line)).toMatchObject({
    level: "error",
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    msg: "job failed",
    jobId: "j1",
    attempts: 3,
    at: "1970-01-01T00:00:00.000Z",
    err: {
      type: "Error",
      code: "23505",
      message: "no account [email] at postgres://academy:[secret]@db.example.com/academy",
      stack: expect.stringContaining("log.test.ts"),
      cause: { type: "Error", message: "asked by [email]", stack: expect.stringContaining("log.test.ts") },
    },
  });
});

test("the path of a file and a question are neither an e-mail nor a query", () => {
  const text = "why? at run (file:///srv/node_modules/@fastify/under-pressure/index.js:12:3)";

  expect(JSON.parse(linesOf((log) => log.info(text))[0] ?? "").msg).toBe(text);
});

test("a line as long as a request's body is cleaned in no time", async () => {
  const long = "a".repeat(100_000);
  let line: string | undefined;

  const took = await threadMs(() => {
    [line] = linesOf((log) => log.info({ long }, `${long} ${email} ${long}`));
  });

  expect(took).toBeLessThan(2000);
  expect(line).not.toContain("ann.o");
});

test("only what is important enough is written", () => {
  const lines: string[] = [];
  const { log, accessLog } = createLogs("warn", { write: (line) => void lines.push(line) });

  log.info("not this");
  accessLog.write("id", accessTail("nor this", { status: 200 }));
  log.warn("this");

  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(["this"]);
});

test("a request leaves one line with its route and nothing of what it carried, even when it fails", async () => {
  const api = await startApi();
  await sql`alter table users rename to people`.execute(api.db);
  const query = `email=${encodeURIComponent("ann@example.com")}&token=tok_123`;

  const failed = await api.post(
    "/api/auth/sign-in/email",
    { email: "ann@example.com", password: "hunter2" },
    { cookie: "academy_session=tok_123", authorization: "Bearer tok_123" },
  );
  await api.get(`/api/auth/user?${query}`);
  await api.get(`/api/dev/mails/ann@example.com?${query}`);
  await api.get(`/nothing/ann@example.com?${query}`);
  await api.get(`/ann@example.com/%zz?${query}`);
  await api.get(`/quiz?${query}`);

  expect(failed.status).toBe(500);
  const lines = api.logLines.map((line) => JSON.parse(line));
  const requests = lines.filter(({ msg }) => msg === "request" || msg === "page");
  const number = expect.any(Number);
  const common = {
    level: "info",
    time: expect.any(String),
    reqId: expect.stringMatching(/^p?[a-z0-9]+-[a-z0-9]+$/),
  };
  const request = { ...common, msg: "request", ms: number, method: "GET" };
  expect(requests).toEqual([
    { ...request, method: "POST", route: "/api/auth/sign-in/email", status: 500 },
    { ...request, route: "/api/auth/user", status: 401 },
    { ...request, route: "/api/dev/mails/:id", status: 400 },
    { ...request, route: "unmatched", status: 404 },
    { ...request, route: "unmatched", status: 400 },
    { ...common, msg: "page", method: "GET", route: "/quiz", status: 200, bytes: number },
  ]);
  expect(lines.filter(({ msg }) => msg === "request failed")).toHaveLength(1);
  const everything = api.logLines.join("");
  for (const secret of ["ann@", "ann%40", "hunter2", "tok_123", "token="])
    expect(everything).not.toContain(secret);
});
