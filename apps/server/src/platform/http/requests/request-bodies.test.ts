import { expect, test } from "vitest";
import { refusalOf } from "../../../testing/refusal.ts";
import { shareApi } from "../../../testing/servers/start-api.ts";

const sharedApi = shareApi();

const signIn = "/api/auth/sign-in/email";
const json = "application/json";
const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
/** A sign-in whose e-mail fills the body up to `bytes` bytes. */
const ofSize = (bytes: number) => {
  const empty = JSON.stringify({ email: "", password: "x" }).length;
  return JSON.stringify({ email: "a".repeat(bytes - empty), password: "x" });
};

type Case = {
  field?: string;
  path?: string;
  title: string;
  type?: string;
  body: string;
  status: number;
  code: string;
  message?: string;
};

const notJson = "The body is not valid JSON.";
const tooDeep = "The body is nested too deeply.";
const badRequest = { type: json, status: 400, code: "BAD_REQUEST" };
const unsupported = { status: 415, code: "UNSUPPORTED_TYPE", message: "Send the body as application/json." };

const cases: Case[] = [
  { title: "malformed JSON", ...badRequest, body: '{"email":', message: notJson },
  { title: "text after the JSON", ...badRequest, body: "{} {}", message: notJson },
  { title: "an empty body that claims to be JSON", ...badRequest, body: "", message: notJson },
  { title: "a body nested 33 deep", ...badRequest, body: nested(33), message: tooDeep },
  { title: "a body as deep as its size allows", ...badRequest, body: nested(32_000), message: tooDeep },
  {
    title: "__proto__",
    ...badRequest,
    body: '{"email":"a@b.c","password":"x","__proto__":{"isOwner":true}}',
    message: notJson,
  },
  {
    title: "__proto__ written with an escape",
    ...badRequest,
    body: '{"email":"a@b.c","password":"x","\\u005f_proto__":{"isOwner":true}}',
    message: notJson,
  },
  {
    title: "constructor.prototype, nested",
    ...badRequest,
    body: '{"email":{"constructor":{"prototype":{"isOwner":true}}},"password":"x"}',
    message: notJson,
  },
  {
    title: "an unknown field",
    ...badRequest,
    body: '{"email":"a@b.c","password":"x","role":"owner"}',
    message: "There’s nothing called role here.",
  },
  {
    title: "a missing field",
    ...badRequest,
    body: '{"email":"a@b.c"}',
    field: "password",
    message: "Please fill this in.",
  },
  {
    title: "a number where text belongs",
    ...badRequest,
    body: '{"email":"a@b.c","password":1234567890}',
    field: "password",
    message: "That isn’t possible here.",
  },
  {
    title: "a mark that is no mark",
    ...badRequest,
    path: "/api/contact",
    body: '{"name":"Ann","email":"ann@example.com","topic":"before-buying","message":"Hello.","submission_id":"x"}',
    field: "submission_id",
    message: "That link isn’t complete. Open it again from where you found it.",
  },
  {
    title: "a list with one text where text belongs",
    ...badRequest,
    body: '{"email":["a@b.c"],"password":"x"}',
    field: "email",
    message: "That isn’t possible here.",
  },
  {
    title: "a list instead of an object",
    ...badRequest,
    body: "[]",
    message: "That isn’t possible here.",
  },
  {
    title: "null instead of an object",
    ...badRequest,
    body: "null",
    message: "Please fill this in.",
  },
  { title: "64 kB, which may still be sent", ...badRequest, body: ofSize(64 * 1024), field: "email" },
  {
    title: "one byte more than 64 kB",
    type: json,
    body: ofSize(64 * 1024 + 1),
    status: 413,
    code: "TOO_LARGE",
    message: "The request is too large.",
  },
  { title: "plain text", ...unsupported, type: "text/plain", body: '{"email":"a@b.c","password":"x"}' },
  {
    title: "a form",
    ...unsupported,
    type: "application/x-www-form-urlencoded",
    body: "email=a%40b.c&password=x",
  },
  {
    title: "a form with parts",
    ...unsupported,
    type: "multipart/form-data; boundary=b",
    body: '--b\r\ncontent-disposition: form-data; name="email"\r\n\r\na@b.c\r\n--b--\r\n',
  },
  { title: "another type that starts like JSON", ...unsupported, type: "application/json-seq", body: "{}" },
  { title: "a type that is none", ...unsupported, type: ";;", body: "{}" },
];

test("a body that is not the JSON the call takes is refused with the reason", async () => {
  const api = await sharedApi();

  for (const { title, type, body, status, code, field, message, path = signIn } of cases) {
    const response = await api.call(path, { method: "POST", headers: { "content-type": type ?? "" }, body });

    const refusal = await refusalOf(response);
    expect(refusal, title).toEqual({
      status,
      code,
      message: message ?? expect.any(String),
      ...(field && { field }),
    });
    // Nothing of a validator's own words.
    expect(refusal.message, title).not.toMatch(/invalid|uuid|expected/i);
  }
  expect({}).not.toHaveProperty("isOwner");
});

test("no content type gets 415, no body 400, JSON with a charset is read", async () => {
  const api = await sharedApi();

  // A body of bytes makes fetch send no content type of its own.
  const untyped = await api.call(signIn, { method: "POST", body: Buffer.from('{"email":"a@b.c"}') });
  const none = await api.call(signIn, { method: "POST" });
  const withCharset = await api.call(signIn, {
    method: "POST",
    headers: { "content-type": "application/json; charset=utf-8" },
    body: '{"email":"ann@example.com","password":"wrong"}',
  });

  expect(await refusalOf(untyped)).toEqual(unsupported);
  expect(await refusalOf(none)).toMatchObject({ status: 400, code: "BAD_REQUEST" });
  expect(await refusalOf(withCharset)).toMatchObject({ status: 400, code: "WRONG_CREDENTIALS" });
});

test("a body that streams past the limit without announcing its size gets 413", async () => {
  const api = await sharedApi();
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 16_384;
      if (sent > 4_000_000) controller.close();
      else controller.enqueue(new Uint8Array(16_384).fill(32));
    },
  });

  const response = await api.call(signIn, {
    method: "POST",
    headers: { "content-type": json },
    body: endless,
    duplex: "half",
  } as RequestInit);

  expect(await refusalOf(response)).toMatchObject({ status: 413, code: "TOO_LARGE" });
});
