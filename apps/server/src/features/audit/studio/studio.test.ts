import { randomUUID } from "node:crypto";
import type { AuditPage } from "@academy/contract/studio/settings";
import { expect, test } from "vitest";
import { openBrowser, signedIn } from "../../../testing/browser.ts";
import { movingClock } from "../../../testing/moving-clock.ts";
import { startApi } from "../../../testing/servers/start-api.ts";
import { recordAudit } from "../public.ts";

const base = "/api/studio/settings/audit";
const start = new Date("2031-05-01T10:00:00.000Z");

async function academy() {
  const clock = movingClock(start);
  const api = await startApi({ now: clock.now });
  const owner = await signedIn(api, "owner");
  const page = async (query = "") => (await (await owner.get(`${base}?${query}`)).json()) as AuditPage;
  const actions = async (query = "") => (await page(query)).items.map(({ action }) => action);
  const idOf = async (email: string) =>
    (await api.db.selectFrom("users").select("id").where("email", "=", email).executeTakeFirstOrThrow()).id;
  return { clock, api, owner, page, actions, idOf };
}

test("what the owner does is noted, without a name or an address of anybody", async () => {
  const { clock, api, owner, page, actions } = await academy();
  const name = "Ann <img src=x onerror=alert(1)>";
  await api.post("/api/subscribe-lead", { name, email: "ann@example.org" });
  const message = { name: "Ann", email: "ann@example.org", topic: "course", message: "Hello" };
  await api.post("/api/contact", { ...message, submission_id: randomUUID() });
  const { items: leads } = await (await owner.get("/api/studio/leads")).json();
  const { items: messages } = await (await owner.get("/api/studio/messages")).json();
  const done: (() => Promise<Response>)[] = [
    () => owner.get("/api/studio/leads/export?search=ann&stage=new"),
    () => owner.send("PUT", `/api/studio/leads/${leads[0].id}/notes`, { notes: "Ann called", basedOn: null }),
    () => owner.send("PUT", `/api/studio/messages/${messages[0].id}/answered`, { isAnswered: true }),
    () => owner.send("PUT", `/api/studio/messages/${messages[0].id}/answered`, { isAnswered: true }),
    () => owner.send("PUT", `/api/studio/messages/${messages[0].id}/answered`, { isAnswered: false }),
    () => owner.get("/api/studio/learners/export?search=ann"),
    () => owner.get("/api/studio/orders/export?state=active"),
    () => owner.post("/api/studio/leads/stage", { ids: [leads[0].id], stage: "contacted" }),
  ];
  for (const act of done) {
    clock.moveMinutes(1);
    const answer = await act();
    expect(answer.ok).toBe(true);
    await answer.arrayBuffer();
  }
  for (const what of ["leads", "learners", "orders"]) await owner.send("HEAD", `/api/studio/${what}/export`);

  expect(await actions()).toEqual([
    "leads.moved",
    "orders.exported",
    "learners.exported",
    "message.reopened",
    "message.answered",
    "lead.noted",
    "leads.exported",
  ]);
  const { items } = await page();
  expect(items[0]).toMatchObject({
    by: "Elena Marlowe",
    subject: { kind: "lead", id: leads[0].id, name },
    detail: { stage: "contacted", count: 1 },
  });
  expect(items[6]).toMatchObject({
    subject: { kind: "leads", id: null, name: null },
    detail: { filters: "search, stage" },
    createdAt: "2031-05-01T10:01:00.000Z",
  });
  const kept = await api.db.selectFrom("audit_entries").selectAll().execute();
  expect(JSON.stringify(kept)).not.toMatch(/Ann|ann@/);
});

test("what is taught to Sage is noted", async () => {
  const { owner, actions } = await academy();
  const answer = { question: "Where is it?", answer: "Here.", alsoAskedAs: [] };
  const { id } = await (await owner.post("/api/studio/helper/answers", answer)).json();
  await owner.send("PUT", `/api/studio/helper/answers/${id}`, { ...answer, answer: "There." });
  await owner.send("DELETE", `/api/studio/helper/answers/${id}`);
  await owner.post("/api/studio/helper/questions/dismiss", { key: "where is it" });

  expect((await actions()).sort()).toEqual([
    "sage-answer.added",
    "sage-answer.changed",
    "sage-answer.removed",
    "sage-question.dismissed",
  ]);
});

test("entries are filtered by person and action and come page by page", async () => {
  const { api, owner, page, actions, idOf } = await academy();
  const [elena, maya] = [await idOf(owner.email), await idOf((await signedIn(api)).email)];
  for (let minute = 0; minute < 6; minute++) {
    const at = new Date(start.getTime() + minute * 60_000);
    const action = minute % 2 ? "coupon.made" : "access.given";
    const by = minute < 4 ? elena : maya;
    await recordAudit(api.db, { by, action, subject: { kind: "user", id: maya } }, at);
  }

  const first = await page("limit=4");
  expect(first.items).toHaveLength(4);
  expect(first.items[0]).toMatchObject({ by: "Maya Lindqvist", subject: { name: "Maya Lindqvist" } });
  const rest = await page(`limit=4&cursor=${first.nextCursor}`);
  expect([rest.items.length, rest.nextCursor]).toEqual([2, null]);
  expect(await actions(`by=${maya}`)).toEqual(["coupon.made", "access.given"]);
  expect(await actions("action=coupon.made")).toHaveLength(3);
  expect(await actions(`by=${elena}&action=coupon.made`)).toHaveLength(2);
  expect(await (await owner.get(`${base}/choices`)).json()).toEqual({
    people: [
      { id: elena, name: "Elena Marlowe" },
      { id: maya, name: "Maya Lindqvist" },
    ],
    actions: ["access.given", "coupon.made"],
  });
  await api.db.deleteFrom("users").where("id", "=", maya).execute();
  expect((await page()).items[0]).toMatchObject({
    by: null,
    subject: { kind: "user", id: maya, name: null },
  });
  for (const query of ["by=x", "action=Robert'); drop", "cursor=x"])
    expect((await owner.get(`${base}?${query}`)).status, query).toBe(400);
  expect((await openBrowser(api).get(base)).status).toBe(401);
});
