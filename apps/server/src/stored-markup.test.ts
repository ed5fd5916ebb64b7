import type { Call } from "@academy/contract/call";
import { allCalls } from "@academy/contract/catalog/all-calls";
import { expect, test } from "vitest";
import { z } from "zod";
import { seedSampleGatherings } from "./features/gatherings/public.ts";
import type { Db } from "./platform/db/database.ts";
import { type Api, type Browser, signedIn } from "./testing/browser.ts";
import { jobsDone, stateIn } from "./testing/data/buyers.ts";
import { certify, courseCalled } from "./testing/data/certificates.ts";
import { hostileEmail, hostileText, writeEverywhere } from "./testing/data/hostile-texts.ts";
import { eventually } from "./testing/eventually.ts";
import { codeIn, nextMail } from "./testing/mailbox.ts";
import { startApi } from "./testing/servers/start-api.ts";

/** What is compared and never shown, or never kept. Whoever adds a field that people write in adds a case, or a reason. */
const shownToNobody: Record<string, string> = {
  currentPassword: "compared, and kept as a hash at most",
  newPassword: "kept as a hash",
  password: "kept as a hash",
  token: "compared with what was mailed",
  code: "compared with what was mailed or shown",
  mailedCode: "compared with what was mailed",
  recoveryCode: "compared with a hash",
  coupon: "looked up among the owner's own",
  invitation: "compared with what was mailed",
  website: "whether there is anything in it, and nothing more",
  proof: "worked out and compared",
};
const addressOnly: Record<string, string> = {
  "POST /api/account/delete body.email": "compared with the account's own",
  "POST /api/auth/password/forgot body.email": "looked up",
  "POST /api/auth/sign-in/email body.email": "looked up",
  "PUT /api/calendar/settings body.zone": "one of the time zones there are",
  "POST /api/booked-sessions body.zone": "one of the time zones there are",
  "PUT /api/booked-sessions/:id/time body.zone": "one of the time zones there are",
  "PUT /api/booked-sessions/:id/sharing body.parts.book": "compared with the books that they wrote in",
  "PUT /api/booked-sessions/:id/sharing body.parts.part": "compared with the parts that they wrote in",
  "PUT /api/courses/:courseId/answers body.changes.item": "compared with the items of the workbooks",
};

type JsonSchema = {
  type?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
};

/** Every part of a body that takes such a text, or such an address. */
function* textsIn(schema: JsonSchema, at: string): Generator<string> {
  if (schema.enum || schema.const !== undefined) return;
  if (schema.type === "string" && canBeHostile(schema)) yield at;
  for (const [name, each] of Object.entries(schema.properties ?? {})) yield* textsIn(each, `${at}.${name}`);
  if (schema.items) yield* textsIn(schema.items, at);
  for (const each of [...(schema.anyOf ?? []), ...(schema.allOf ?? []), ...(schema.oneOf ?? [])]) {
    yield* textsIn(each, at);
  }
}

function canBeHostile({ format, pattern }: JsonSchema): boolean {
  if (pattern) {
    const allowed = new RegExp(pattern, "u");
    return allowed.test(hostileText) || allowed.test(hostileEmail());
  }
  return format === undefined || format === "email";
}

function writableFields(): string[] {
  const calls = Object.values(allCalls).flatMap((group): Call[] => Object.values(group));
  return calls.flatMap(({ audience, method, path, body }) => {
    if (audience !== "everyone" && audience !== "members") return [];
    if (!(body instanceof z.ZodType)) return [];
    const schema = z.toJSONSchema(body, { io: "input", unrepresentable: "any" }) as JsonSchema;
    return [...new Set(textsIn(schema, `${method} ${path} body`))];
  });
}

/** Nothing but what we wrote ourselves may be an element, whatever case and spaces it is written in. */
const asMarkup = /<\s*img src=x|<\s*script>\s*alert/i;

async function startHostile() {
  const api = await startApi();
  await seedSampleGatherings(api.db as unknown as Db, new Date());
  const hostile = await writeEverywhere(api, {
    mailedCode: async (email) => codeIn(await nextMail(api, email)),
    isOpen: (order) =>
      eventually(
        () => stateIn(api, order),
        (state) => state === "active",
      ),
  });
  const owner = await signedIn(api, "owner");
  await jobsDone(api);
  return { api, owner, ...hostile };
}

test("what visitors and learners write is text in mails, spreadsheets, documents and answers, every field of it", async () => {
  const { api, owner, written, lead, learner, order } = await startHostile();

  const isCovered = (field: string) =>
    written.has(field) || field in addressOnly || (field.split(".").at(-1) ?? "") in shownToNobody;
  expect(writableFields().filter((field) => !isCovered(field))).toEqual([]);
  expect(written.size).toBeGreaterThan(30);

  await expectPlainMails(api);
  await expectPlainFiles(api, owner, learner, { order, result: lead.token });
  await expectSafeSpreadsheets(owner);
  await expectDataOnly(owner);
});

async function expectPlainMails({ db }: Api) {
  const mails = await db.selectFrom("kept_mails").select(["subject", "html"]).execute();
  expect(mails.filter(({ html }) => asMarkup.test(html))).toEqual([]);
  expect(mails.filter(({ html }) => html.includes("&lt;img src=x onerror")).length).toBeGreaterThanOrEqual(5);
  // A subject is one line of a mail's head.
  expect(mails.filter(({ subject }) => /[\r\n]/.test(subject))).toEqual([]);
}

async function expectPlainFiles(
  api: Api,
  owner: Browser,
  learner: Browser & { email: string },
  { order, result }: { order: string; result: string },
) {
  const { id } = await api.db
    .selectFrom("users")
    .select("id")
    .where("email", "=", learner.email)
    .executeTakeFirstOrThrow();
  const certificate = await certify(api, id, await courseCalled(api, "Foundation & Mindset"));
  const badge = await (await learner.get(`/api/certificates/${certificate}/badge.svg`)).text();
  expect(badge).not.toMatch(asMarkup);
  const detail = (await (await owner.get(`/api/studio/orders/${order}`)).json()) as {
    payments: { id: string }[];
  };
  const plan = `/api/courses/${await courseCalled(api, "Healer’s Business Blueprint")}/plan`;
  expect(await (await learner.get(`${plan}.ics`)).text()).toContain("=7*7");
  for (const path of [
    `${plan}.pdf`,
    `/api/results/${result}/report.pdf`,
    `/api/certificates/${certificate}/certificate.pdf`,
    `/api/studio/orders/${order}/receipts/${detail.payments[0]?.id}`,
  ]) {
    const pdf = await (path.includes("studio") ? owner : learner).get(path);
    expect(pdf.headers.get("content-disposition")).toMatch(/^attachment; filename="[\w-]+\.pdf"$/);
    expect(Buffer.from(await pdf.arrayBuffer()).toString("latin1")).not.toMatch(
      /\/JavaScript|\/Launch|\/OpenAction/,
    );
  }
}

async function expectSafeSpreadsheets(owner: Browser) {
  for (const what of ["leads", "learners", "orders"]) {
    const file = await owner.get(`/api/studio/${what}/export`);
    expect(file.headers.get("content-type")).toMatch(/^text\/csv/);
    expect(file.headers.get("content-disposition")).toMatch(/^attachment/);
    const cells = cellsOf(await file.text());
    expect(
      cells.filter((cell) => /^[=+\-@\t\r]/.test(cell)),
      what,
    ).toEqual([]);
    expect(cells.filter((cell) => cell.startsWith("'=7*7\"'><img")).length, what).toBeGreaterThan(0);
    expect(cells.filter((cell) => cell.startsWith("'=7*7+")).length, what).toBeGreaterThan(0);
  }
}

/** As RFC 4180 has it. */
function cellsOf(csv: string): string[] {
  const cells = csv.replace(/^\ufeff/, "").matchAll(/(?:^|,|\r\n)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g);
  return [...cells].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "");
}

/** No browser takes an answer of the studio for a page, whatever somebody wrote in it. */
async function expectDataOnly(owner: Browser) {
  const calls = Object.values(allCalls).flatMap((group): Call[] => Object.values(group));
  const lists = calls.filter(
    ({ method, path, answer }) =>
      method === "GET" &&
      path.startsWith("/api/studio/") &&
      !path.includes(":") &&
      answer instanceof z.ZodType,
  );
  let holding = 0;
  for (const { path } of lists) {
    const response = await owner.get(
      path === "/api/studio/search" ? `${path}?q=${encodeURIComponent("=7*7")}` : path,
    );
    expect(response.status, path).toBe(200);
    expect(response.headers.get("content-type"), path).toBe("application/json; charset=utf-8");
    expect(response.headers.get("x-content-type-options"), path).toBe("nosniff");
    if ((await response.text()).includes("<img src=x")) holding++;
  }
  // Today, leads, origins, messages, orders, gifts, learners, what Sage was asked, the search.
  expect(holding).toBeGreaterThanOrEqual(7);
}
