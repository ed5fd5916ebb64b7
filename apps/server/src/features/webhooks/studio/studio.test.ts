import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import { leadConsent } from "@academy/content/pages/quiz/lead-form";
import {
  type DeliveryPage,
  type EndpointView,
  type WebhookEvent,
  webhookEvents,
} from "@academy/contract/studio/webhooks";
import { expect, test } from "vitest";
import { type Browser, signedIn } from "../../../testing/browser.ts";
import { buy, jobsDone } from "../../../testing/data/buyers.ts";
import { makeCourse } from "../../../testing/data/courses.ts";
import { give, signInLearner } from "../../../testing/data/learners.ts";
import { submission } from "../../../testing/data/quiz-sheet.ts";
import { eventually } from "../../../testing/eventually.ts";
import { nextMail } from "../../../testing/mailbox.ts";
import { movingClock } from "../../../testing/moving-clock.ts";
import { startReceiver } from "../../../testing/outside/webhook-receiver.ts";
import { refusalOf } from "../../../testing/refusal.ts";
import { startApi } from "../../../testing/servers/start-api.ts";
import { thisMachine } from "../../../testing/servers/this-machine.ts";
import { webhookHeaders } from "../sending/sign.ts";

const base = "/api/studio/webhooks";
/** Of whoever asked for news under these words, programs are told. */
const toldOf = { wants_news: true, consent_version: leadConsent.version };

/** An academy whose webhooks reach a program on this machine. */
async function academy(answer?: (response: ServerResponse) => void) {
  const clock = movingClock(new Date("2031-05-01T10:00:00.000Z"));
  const api = await startApi({ now: clock.now, webhookNetwork: thisMachine });
  const owner = await signedIn(api, "owner");
  const receiver = await startReceiver(answer);
  const make = async (events: WebhookEvent[] = ["lead.created"]) => {
    const made = await owner.post(base, { url: "https://hooks.example.org/in", events });
    expect(made.status).toBe(201);
    const { endpoint, secret } = (await made.json()) as { endpoint: EndpointView; secret: string };
    // Where a test listens, which the studio would refuse.
    await api.db
      .updateTable("webhook_endpoints")
      .set({ url: receiver.url })
      .where("id", "=", endpoint.id)
      .execute();
    return { ...endpoint, secret };
  };
  const find = async (id: string) => {
    const { items } = (await (await owner.get(base)).json()) as { items: EndpointView[] };
    return items.find((each) => each.id === id);
  };
  const log = async (id: string) =>
    (await (await owner.get(`${base}/${id}/deliveries`)).json()) as DeliveryPage;
  const tried = (id: string, times: number) =>
    eventually(
      async () => (await log(id)).items[0],
      // The two are read one after the other: the try may be there before what it led to.
      (delivery) =>
        delivery?.attempts.length === times &&
        (delivery.state !== "waiting" || new Date(delivery.nextAt ?? 0) > clock.now()),
    );
  const lead = (name: string, more: object = {}) =>
    api.post("/api/subscribe-lead", {
      name,
      email: `${name.toLowerCase()}@example.org`,
      ...toldOf,
      ...more,
    });
  return { api, clock, owner, receiver, make, find, log, tried, lead };
}

test("programs that never answer hold two places, and mails to everybody else leave beside them", async () => {
  const { api, receiver, make } = await academy(() => {});
  await make();
  const emails = Array.from({ length: 12 }, (_, index) => `visitor${index}@example.org`);
  for (const email of emails) {
    expect(
      (await api.post("/api/subscribe-lead", submission({ name: "Ann", email, ...toldOf }))).status,
    ).toBe(200);
  }
  await eventually(
    () => receiver.received.length,
    (count) => count === 2,
  );

  expect((await api.post("/api/auth/code", { email: "somebody@example.org" })).status).toBe(200);
  for (const email of ["somebody@example.org", ...emails]) await nextMail(api, email);
  expect(receiver.received).toHaveLength(2);
});

test("a lead that moves to another stage is told of once, and of a program nothing", async () => {
  const { api, owner, receiver, make, lead } = await academy();
  await make(["lead.updated"]);
  await lead("Ann");
  await lead("Robot", { website: "x" });
  const leads = await api.db.selectFrom("leads").select("id").execute();
  const ids = leads.map(({ id }) => id);

  for (const _ of [1, 2]) {
    expect((await owner.post("/api/studio/leads/stage", { ids, stage: "contacted" })).status).toBe(200);
  }

  await eventually(
    () =>
      api.db
        .selectFrom("jobs")
        .select("id")
        .where("kind", "=", "webhooks.deliver")
        .where("state", "!=", "done")
        .execute(),
    (waiting) => waiting.length === 0,
  );
  expect(receiver.received.map(({ body }) => JSON.parse(body))).toMatchObject([
    {
      type: "lead.updated",
      data: { name: "Ann", email: "ann@example.org", stage: "contacted", stageBefore: "new" },
    },
  ]);
});

test("programs hear of a lead who asked for news, and that the news ended; of nobody else", async () => {
  const { api, owner, receiver, make, lead } = await academy();
  await make(["lead.created", "lead.updated"]);
  await lead("Bea", { wants_news: false });
  await lead("Dora", { consent_version: "quiz-2026-11-2" });
  await api.post("/api/interest", { offer: "blueprintGuided", name: "Cleo", email: "cleo@example.org" });
  const told = await lead("Ann");
  const quiet = await api.db
    .selectFrom("leads")
    .select("id")
    .where("email", "=", "bea@example.org")
    .executeTakeFirstOrThrow();
  await owner.post("/api/studio/leads/stage", { ids: [quiet.id], stage: "contacted" });
  const { id } = (await told.json()) as { id: string };

  for (const _ of [1, 2]) expect((await owner.send("DELETE", `/api/studio/leads/${id}/news`)).ok).toBe(true);

  await eventually(
    () => receiver.received.length,
    (count) => count === 2,
  );
  expect(receiver.received.map(({ body }) => JSON.parse(body).data)).toMatchObject([
    { email: "ann@example.org", wantsNews: true },
    { id, email: "ann@example.org", wantsNews: false },
  ]);
  const queued = await api.db.selectFrom("webhook_deliveries").select("about_email").execute();
  expect(queued.map(({ about_email }) => about_email)).toEqual(["ann@example.org", "ann@example.org"]);
});

test("what happens is told to whoever wants to know it: signed, with its data, and once", async () => {
  const { api, clock, receiver, make, log, lead } = await academy();
  const { id, secret } = await make([...webhookEvents]);
  const other = await make(["order.refunded"]);

  // Two are sent at once; a third would wait for two seconds, and this clock stands still.
  const received = async (all: number) => {
    await eventually(
      () => receiver.received.length,
      (count) => count === all,
    );
    await jobsDone(api, clock.now());
  };
  await lead("Ann");
  await lead("Ann");
  await lead("Robot", { website: "x" });
  await received(2);
  const buyer = await buy(api, { offer: "subscribePackage", email: "buyer@example.org" });
  await received(3);
  await buyer.act("refund");
  await received(5);
  const course = await makeCourse(api.db, { lessons: 1 });
  const learner = await signInLearner(api);
  await give(api.db, learner.id, "subscribePackage", clock.now());
  const done = { courseId: course.id, lessonId: course.lessonIds[0], completed: true };
  for (const _ of [1, 2]) expect((await learner.post("/api/progress", done)).status).toBe(200);

  await received(6);
  const told = receiver.received.map(({ body, headers }) => ({ ...JSON.parse(body), headers, body }));
  expect(told.map(({ type }) => type).sort()).toEqual([...webhookEvents, "order.refunded"].sort());
  for (const { headers, body } of told) {
    const signed = { id: String(headers["webhook-id"]), at: clock.now(), body };
    const secrets = [secret, other.secret].map((each) => webhookHeaders(signed, [each])["webhook-signature"]);
    expect(secrets).toContain(headers["webhook-signature"]);
    expect(headers["content-type"]).toBe("application/json");
  }
  const [first, second] = told.filter(({ type }) => type === "order.refunded");
  expect(first?.headers["webhook-id"]).toBe(second?.headers["webhook-id"]);
  expect(told.find(({ type }) => type === "lead.created")).toMatchObject({
    timestamp: clock.now().toISOString(),
    data: { name: "Ann", email: "ann@example.org", primaryArchetype: expect.any(String) },
  });
  expect(told.find(({ type }) => type === "order.paid")?.data).toMatchObject({
    order: { offer: "subscribePackage" },
    buyer: { email: "buyer@example.org" },
    amountCents: 99_700,
  });
  expect(told.find(({ type }) => type === "course.completed")?.data).toMatchObject({
    learner: { id: learner.id, email: learner.email },
    course: { id: course.id },
    certificateId: expect.any(String),
  });
  const logged = await eventually(
    () => log(id),
    ({ items }) => items.every(({ state }) => state === "delivered"),
  );
  expect(logged.items).toHaveLength(5);
  expect(logged.items[0]?.attempts).toEqual([
    { at: clock.now().toISOString(), status: 200, problem: null, ms: expect.any(Number), answer: "thanks" },
  ]);
});

test("it is tried again later with the same id, and sent again by hand", async () => {
  const statuses = [500, 302];
  const { clock, owner, receiver, make, find, tried, lead } = await academy((response) => {
    response.statusCode = statuses.shift() ?? 204;
    response.end();
  });
  const { id } = await make();
  await lead("Ann");
  const failed = await tried(id, 1);
  expect(failed).toMatchObject({ state: "waiting", attempts: [{ status: 500, problem: "status" }] });
  const again = (delivery = "") => owner.post(`/api/studio/webhook-deliveries/${delivery}/replay`);
  expect((await again(failed?.id)).status).toBe(409);
  expect((await find(id))?.failingSince).toBe(clock.now().toISOString());
  clock.moveMinutes(1);
  expect(await tried(id, 2)).toMatchObject({ state: "waiting", attempts: [{ problem: "redirect" }, {}] });
  clock.moveMinutes(6);
  expect(await tried(id, 3)).toMatchObject({ state: "delivered", nextAt: null });
  expect((await find(id))?.failingSince).toBeNull();

  const twice = await Promise.all([again(failed?.id), again(failed?.id)]);
  expect(twice.map(({ status }) => status).sort()).toEqual([204, 409]);
  await tried(id, 4);
  expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"]))).toEqual(
    new Set([failed?.eventId]),
  );
  expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
  expect((await again(randomUUID())).status).toBe(409);
});

test("a process that dies after sending, before it is written down, sends it again with the same id", async () => {
  const { api, clock, receiver, make, tried, lead } = await academy();
  const { id } = await make();
  await lead("Ann");
  const first = await tried(id, 1);
  // As the database is found after such a death: the job still held by whoever is gone, and nothing of the try.
  await api.db.deleteFrom("webhook_attempts").execute();
  await api.db.updateTable("webhook_deliveries").set({ state: "waiting", attempts: 0 }).execute();
  const job = { deliveryId: first?.id, round: 0, attempts: 0 };
  await api.db
    .updateTable("jobs")
    .set({ state: "running", payload: JSON.stringify(job), lease_token: "gone", leased_until: clock.now() })
    .where("kind", "=", "webhooks.deliver")
    .execute();

  expect(await tried(id, 1)).toMatchObject({ state: "delivered" });
  expect(receiver.received.map(({ headers }) => headers["webhook-id"])).toEqual([
    first?.eventId,
    first?.eventId,
  ]);
});

test("an endpoint that nothing reaches for days, or that wants no more, is switched off, and the owner told", async () => {
  let status = 500;
  const { api, clock, owner, receiver, make, find, log, tried, lead } = await academy((response) => {
    response.statusCode = status;
    response.end("<b>no</b>");
  });
  const { id } = await make();
  const gone = await make(["lead.updated"]);
  await lead("Ann");
  for (let times = 1; times < 10; times++) {
    const { nextAt } = (await tried(id, times)) ?? {};
    clock.moveMinutes(Math.ceil((new Date(nextAt ?? "").getTime() - clock.now().getTime()) / 60_000));
  }
  expect(await tried(id, 10)).toMatchObject({ state: "failed", nextAt: null });
  expect(await find(id)).toMatchObject({ isOn: false, offBecause: "failing" });
  // The first is the one that every academy begins with.
  await nextMail(api, owner.email);
  const mail = await nextMail(api, owner.email);
  expect([mail.subject, mail.text]).toEqual([
    "A webhook was turned off",
    expect.stringContaining("hooks.example.org"),
  ]);
  await lead("Bo");
  expect((await log(id)).items).toHaveLength(1);
  expect((await owner.post(`${base}/${id}/test`)).status).toBe(409);
  expect(receiver.received).toHaveLength(10);

  status = 410;
  await lead("Ann");
  await eventually(
    () => find(gone.id),
    (endpoint) => endpoint?.isOn === false,
  );
  expect(await find(gone.id)).toMatchObject({ offBecause: "gone" });
});

test("endpoints are made, changed and removed by the owner alone; the secret is told once", async () => {
  const { api, clock, owner, receiver, make, find, log } = await academy();
  const { secret, ...made } = await make();
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  const kept = await api.db.selectFrom("webhook_endpoints").selectAll().executeTakeFirstOrThrow();
  expect(JSON.stringify([kept, await find(made.id)])).not.toContain(secret);
  const change = (more: object = {}) => {
    const { url, events, isOn, updatedAt: basedOn } = made;
    return owner.send("PUT", `${base}/${made.id}`, { url, events, isOn, basedOn, ...more });
  };

  for (const url of [
    "http://a.example.org",
    "https://127.1",
    "https://[::1]/",
    "https://localhost",
    "https://a:b@c.org",
  ]) {
    expect(await refusalOf(await owner.post(base, { url, events: ["order.paid"] }))).toMatchObject({
      field: "url",
    });
    expect(await refusalOf(await change({ url }))).toMatchObject({ field: "url" });
  }
  for (const events of [[], ["x"], ["order.paid", "order.paid"]]) {
    expect((await owner.post(base, { url: "https://a.example.org", events })).status).toBe(400);
  }
  const both = await Promise.all([change({ isOn: false }), change({ events: ["order.paid"] })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);

  const fresh = await make();
  clock.moveMinutes(1);
  const { secret: newer } = (await (await owner.post(`${base}/${fresh.id}/secret`)).json()) as {
    secret: string;
  };
  expect(newer).not.toBe(fresh.secret);
  expect((await owner.post(`${base}/${fresh.id}/test`)).status).toBe(204);
  const [sent] = await eventually(
    () => receiver.received,
    ({ length }) => length === 1,
  );
  const signed = { id: String(sent?.headers["webhook-id"]), at: clock.now(), body: sent?.body ?? "" };
  expect(sent?.headers["webhook-signature"]).toBe(
    webhookHeaders(signed, [newer, fresh.secret])["webhook-signature"],
  );
  expect((await log(fresh.id)).items[0]?.event).toBe("test");

  const calls: [number, (browser: Browser) => Promise<Response>][] = [
    [200, (browser) => browser.get(base)],
    [200, (browser) => browser.get(`${base}/${fresh.id}/deliveries`)],
    [201, (browser) => browser.post(base, { url: "https://a.example.org", events: ["order.paid"] })],
    [409, (browser) => browser.post(`/api/studio/webhook-deliveries/${randomUUID()}/replay`)],
    [404, (browser) => browser.post(`${base}/${randomUUID()}/test`)],
    [404, (browser) => browser.post(`${base}/${randomUUID()}/secret`)],
    [204, (browser) => browser.send("DELETE", `${base}/${made.id}`)],
    [404, (browser) => browser.send("DELETE", `${base}/${made.id}`)],
  ];
  for (const [allowed, call] of calls) {
    expect((await call(owner)).status).toBe(allowed);
  }
  const done = await api.db.selectFrom("audit_entries").select("action").execute();
  expect(new Set(done.map(({ action }) => action))).toEqual(
    new Set([
      "webhook.made",
      "webhook.changed",
      "webhook.secret-replaced",
      "webhook.tested",
      "webhook.removed",
    ]),
  );
});
