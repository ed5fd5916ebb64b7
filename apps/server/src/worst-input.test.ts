import type { Call } from "@academy/contract/call";
import { allCalls } from "@academy/contract/catalog/all-calls";
import { expect, test } from "vitest";
import { z } from "zod";
import type { Db } from "./platform/db/database.ts";
import { openBrowser, signedIn } from "./testing/browser.ts";
import { openLine } from "./testing/open-line.ts";
import { startApi } from "./testing/servers/start-api.ts";

/** Unknown providers and films are not what this is about. */
const calls = Object.values(allCalls)
  .flatMap((group): Call[] => Object.values(group))
  .filter(({ path }) => !path.startsWith("/api/login"));

const worstTexts = [
  "a\0b",
  "\ud800",
  "\u{1F33F}".repeat(15_000),
  "'; drop table users; --",
  "00000000-0000-4000-8000-000000000000",
  "9".repeat(400),
  "",
];
const worstNumbers = [2 ** 31 - 1, 2 ** 31, 2 ** 53, 1e308, -1, 0.1];
const worstOthers = [null, [], {}];

type JsonSchema = {
  type?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  minLength?: number;
  minItems?: number;
};

const schemaOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema;

type Ids = Record<string, string>;

/** Something that the schema takes, or nearly; ids by their names are those of something that is there. */
function plausible(schema: JsonSchema, ids: Ids, called = ""): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first) return plausible(first, ids, called);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((each) => plausible(each, ids, called)));
  switch (schema.type) {
    case "object":
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, each]) => [name, plausible(each, ids, name)]),
      );
    case "array":
      return Array.from({ length: schema.minItems ?? 1 }, () => plausible(schema.items ?? {}, ids, called));
    case "number":
    case "integer":
      return Math.max(1, schema.minimum ?? 1);
    case "boolean":
      return true;
    case "string":
      return ids[called] ?? plausibleText(schema);
    default:
      return null;
  }
}

function plausibleText({ format, pattern, minLength = 1 }: JsonSchema): string {
  if (format === "uuid") return crypto.randomUUID();
  if (format === "email") return "ann@example.org";
  if (format === "date") return "2026-11-15";
  if (format === "date-time") return "2026-11-15T12:00:00.000Z";
  const tries = ["1", "123456", "abcdefghij", "ann@example.org", "2026-11-15", "x".repeat(43)];
  const fitting = tries.find(
    (text) => text.length >= minLength && (!pattern || new RegExp(pattern, "u").test(text)),
  );
  return fitting ?? "x".repeat(Math.max(1, minLength));
}

/** The same input again and again, each time with one part of it at its worst. */
function* worstOf(schema: JsonSchema, ids: Ids, isText: boolean): Generator<unknown> {
  const whole = plausible(schema, ids);
  const worst = isText ? worstTexts : [...worstTexts, ...worstNumbers, ...worstOthers];
  for (const path of pathsIn(whole)) for (const value of worst) yield withPart(whole, path, value);
}

function* pathsIn(value: unknown, path: string[] = []): Generator<string[]> {
  if (path.length > 0) yield path;
  if (value === null || typeof value !== "object" || path.length > 4) return;
  for (const [key, child] of Object.entries(value)) yield* pathsIn(child, [...path, key]);
}

function withPart(whole: unknown, [key = "", ...rest]: string[], value: unknown): unknown {
  const part = (whole as Record<string, unknown>)[key];
  const next = rest.length === 0 ? value : withPart(part, rest, value);
  if (Array.isArray(whole)) return whole.map((each, index) => (String(index) === key ? next : each));
  return { ...(whole as object), [key]: next };
}

const address = (call: Call, params: unknown, query: unknown) => {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeText(String((params as Record<string, unknown>)[name])),
  );
  const search = Object.entries((query ?? {}) as object).map(
    ([name, value]) => `${name}=${encodeText(String(value))}`,
  );
  return search.length > 0 ? `${path}?${search.join("&")}` : path;
};

/** Halves of characters have no encoding of their own. */
const encodeText = (text: string) => encodeURIComponent(text.toWellFormed()).slice(0, 8000);

function* requestsTo(call: Call, ids: Ids): Generator<{ path: string; body: unknown }> {
  const params = call.params ? schemaOf(call.params) : {};
  const query = call.query ? schemaOf(call.query) : undefined;
  const body = call.body instanceof z.ZodType ? schemaOf(call.body) : undefined;
  const usual = {
    params: plausible(params, ids),
    query: query && plausible(query, ids),
    body: body && plausible(body, ids),
  };
  if (call.params) {
    for (const worst of worstOf(params, ids, true))
      yield { path: address(call, worst, usual.query), body: usual.body };
  }
  if (query) {
    for (const worst of worstOf(query, ids, true))
      yield { path: address(call, usual.params, worst), body: usual.body };
  }
  if (body) {
    const path = address(call, usual.params, usual.query);
    for (const worst of worstOf(body, ids, false)) yield { path, body: worst };
  }
}

/** What there is in the starter content and with the sample learner. */
async function findIds(db: Db) {
  const lesson = await db
    .selectFrom("lessons")
    .innerJoin("lesson_progress", "lesson_progress.lesson_id", "lessons.id")
    .select(["lessons.id", "lessons.course_id"])
    .executeTakeFirstOrThrow();
  const first = async (table: "certificates" | "resources" | "kept_mails") =>
    (await db.selectFrom(table).select("id").executeTakeFirst())?.id ?? "";
  const byPath: [start: string, id: string][] = [
    ["/api/lessons/", lesson.id],
    ["/api/courses/", lesson.course_id],
    ["/api/certificates/", await first("certificates")],
    ["/api/resources/", await first("resources")],
    ["/api/dev/mails/", await first("kept_mails")],
  ];
  return ({ path }: Call): Ids => {
    const id = byPath.find(([start]) => path.startsWith(start))?.[1];
    return { courseId: lesson.course_id, lessonId: lesson.id, ...(id ? { id } : {}) };
  };
}

test("no call fails on its worst input, whoever sends it", async () => {
  const api = await startApi({ hasSampleHistory: true });
  const idsFor = await findIds(api.db);
  const failures: string[] = [];
  let sent = 0;
  const people = {
    everyone: openBrowser(api),
    members: await signedIn(api),
    owners: await signedIn(api, "owner"),
  };
  const { sendAll } = openLine(api.url);
  // One call after the other: what the first of them ends or deletes is what the next are asked with.
  for (const call of calls) {
    // Owners may whatever others may in the studio.
    const { jar } =
      people[call.audience === "everyone" || call.audience === "members" ? call.audience : "owners"];
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { cookie, origin: api.settings.baseUrl, "content-type": "application/json" };
    const requests = [...requestsTo(call, idsFor(call))].map(({ path, body }) => ({
      method: call.method,
      path,
      headers,
      ...(call.method === "GET" ? {} : { body: JSON.stringify(body ?? {}) }),
    }));
    await sendAll(requests, ({ path, body }, { status }) => {
      sent++;
      // This server renders no pages, and says so.
      const isUnrendered = status === 503 && call.path.startsWith("/api/studio/headlines");
      if (status >= 500 && !isUnrendered)
        failures.push(`${status} ${call.method} ${path.slice(0, 120)} ${body?.slice(0, 200)}`);
    });
  }
  expect(failures).toEqual([]);
  expect(sent).toBeGreaterThan(1000);
});
