import type { BookingRow } from "@academy/contract/studio/bookings";
import { expect, onTestFinished, test } from "vitest";
import { inTransaction } from "../../../platform/db/database.ts";
import { openBrowser } from "../../../testing/browser.ts";
import {
  academyWithSessions,
  hoursPath,
  mondayAt,
  monthlySession,
  onceSession,
  sessionHoursBody,
  sessionsPath,
} from "../../../testing/data/bookings.ts";
import { jobsDone } from "../../../testing/data/buyers.ts";
import { signInLearner } from "../../../testing/data/learners.ts";
import { allMails, nextMail } from "../../../testing/mailbox.ts";
import { movingClock } from "../../../testing/moving-clock.ts";
import { refusalOf } from "../../../testing/refusal.ts";
import { liveEnv } from "../../../testing/servers/live-env.ts";
import { startApi } from "../../../testing/servers/start-api.ts";
import { seededDatabase } from "../../../testing/servers/test-database.ts";
import { grantOffer, listBenefits } from "../../access/public.ts";
import { bookingDelivery, listBookingDebts, seedSampleHours } from "../public.ts";

type Page = { items: BookingRow[]; nextCursor: string | null };

test("the owner finds every session: to come, over, canceled, page by page", async () => {
  const { clock, owner, learner, booked } = await academyWithSessions();
  const people = await Promise.all([1, 2, 3].map((index) => learner(`Ann ${index}`)));
  const made = [];
  for (const [index, person] of people.entries())
    made.push(await booked(person, `2031-05-0${5 + index}T10:00:00.000Z`));
  const list = async (query: string) =>
    (await (await owner.get(`/api/studio/bookings?${query}`)).json()) as Page;
  const first = await list("limit=2");
  expect(first.items.map(({ id }) => id)).toEqual(made.slice(0, 2).map(({ id }) => id));
  const rest = await list(`limit=2&cursor=${first.nextCursor}`);
  expect(rest).toMatchObject({ items: [{ id: made[2]?.id, hasLink: true }], nextCursor: null });
  expect(JSON.stringify([first, rest])).not.toContain("opensesame");

  await people[2]?.post(`${sessionsPath}/${made[2]?.id}/cancel`);
  clock.moveTo(new Date("2031-05-05T11:30:00.000Z"));
  const ids = async (query: string) => (await list(query)).items.map(({ id }) => id);
  expect(await ids("show=upcoming")).toEqual([made[1]?.id]);
  expect(await ids("show=past")).toEqual([made[0]?.id]);
  expect(await ids("show=canceled")).toEqual([made[2]?.id]);
});

test("the owner moves and cancels with her reason, at any time of hers that is free, and they are told", async () => {
  const { api, clock, owner, learner, booked, detail, times } = await academyWithSessions();
  const [ann, bea] = [await learner("Ann"), await learner("Bea")];
  const { id } = await booked(ann, mondayAt("10:00"), { zone: "America/Phoenix" });
  await booked(bea, mondayAt("14:00"));
  const move = (startsAt: string, revision: number, reason = "A court hearing.") =>
    owner.send("PUT", `/api/studio/bookings/${id}/time`, { startsAt, revision, reason });
  expect((await move(mondayAt("14:00"), 1)).status, "which is taken").toBe(409);
  expect(await refusalOf(await move("2031-04-30T10:00:00.000Z", 1))).toMatchObject({ field: "startsAt" });
  expect(await refusalOf(await move(mondayAt("10:05"), 1))).toMatchObject({ field: "startsAt" });
  expect((await move(mondayAt("20:00"), 1, " ")).status).toBe(400);
  expect((await move(mondayAt("20:00"), 7)).status, "over what another window has done").toBe(409);
  // Outside of her hours, which are for others.
  expect((await move(mondayAt("20:00"), 1)).status).toBe(204);
  expect(await detail(id)).toMatchObject({ startsAt: mondayAt("20:00"), revision: 2, ownerZone: "UTC" });
  expect((await times(bea, `&moving=${"0".repeat(8)}-0000-4000-8000-000000000000`)).times).toBeUndefined();
  await nextMail(api, ann.email);
  const moved = await nextMail(api, ann.email);
  expect(moved.subject).toBe("Your session has moved");
  expect(moved.text).toContain("A court hearing.");
  expect(moved.text).toContain("1:00");

  const cancel = (revision: number) =>
    owner.post(`/api/studio/bookings/${id}/cancel`, { reason: "I have the flu.", revision });
  expect((await cancel(1)).status).toBe(409);
  expect((await cancel(2)).status).toBe(204);
  expect((await cancel(3)).status).toBe(409);
  expect(await detail(id)).toMatchObject({ state: "canceled", canceledBy: "owner", shared: [] });
  expect((await nextMail(api, ann.email)).text).toContain("I have the flu.");
  await booked(ann, mondayAt("10:00"));
  const audit = await api.db.selectFrom("audit_entries").select("action").execute();
  expect(audit.map(({ action }) => action)).toEqual(
    expect.arrayContaining(["session-hours.saved", "booking.moved", "booking.canceled"]),
  );
  clock.moveTo(new Date("2031-05-05T12:00:00.000Z"));
  const { items } = (await (await owner.get("/api/studio/bookings?show=past")).json()) as Page;
  const over = items[0];
  const late = await owner.post(`/api/studio/bookings/${over?.id}/cancel`, { reason: "Late.", revision: 1 });
  expect(late.status).toBe(409);
});

test("who has a session and has not booked it is written to once a week, and is gone from the list once they did", async () => {
  const { api, clock, owner, learner, booked, unbooked } = await academyWithSessions();
  const ann = await learner("Ann");
  clock.moveMinutes(5);
  const mia = await learner("Mia", "alumniGroup");
  expect((await unbooked()).map(({ learner: { id }, benefit }) => [id, benefit])).toEqual([
    [ann.id, onceSession],
    [mia.id, monthlySession],
  ]);
  const offer = (person = ann, benefit = onceSession) =>
    owner.post("/api/studio/bookings/offers", { learner: person.id, benefit });
  expect((await offer()).status).toBe(204);
  expect(await refusalOf(await offer())).toMatchObject({
    status: 409,
    message: expect.stringContaining("already written"),
  });
  expect((await offer(ann, monthlySession)).status, "which isn’t hers").toBe(404);
  expect((await offer(ann, "personal-blueprint")).status).toBe(404);
  clock.moveDays(7);
  expect((await offer()).status).toBe(204);
  await jobsDone(api, clock.now());
  expect((await allMails(api)).filter(({ to }) => to.includes(ann.email))).toHaveLength(2);
  const { debts } = await listBookingDebts(api.db as never, clock.now(), 10);
  expect(debts).toMatchObject([
    { kind: "session-offer", about: "Ann Example", path: "/studio/bookings/unbooked" },
  ]);
  await booked(ann, "2031-05-12T10:00:00.000Z");
  expect((await unbooked()).map(({ learner: { id } }) => id)).toEqual([mia.id]);
});

test("what is owed by hand: a link this week, and what was promised with a session that is over", async () => {
  const { api, clock, owner, learner, booked, saveHours } = await academyWithSessions({ link: null });
  const ann = await learner("Ann");
  const { id } = await booked(ann, mondayAt("10:00"));
  const owed = async () => (await listBookingDebts(api.db as never, clock.now(), 10)).debts;
  expect(await owed()).toMatchObject([{ kind: "gathering-link", path: `/studio/bookings/${id}` }]);
  await saveHours();
  expect(await owed()).toEqual([]);
  clock.moveTo(new Date("2031-05-05T12:00:00.000Z"));
  expect(await owed()).toMatchObject([
    { kind: "files", path: `/studio/learners/${ann.id}/made`, due: new Date("2031-05-12T11:30:00.000Z") },
  ]);
  for (const benefit of ["personal-blueprint", "messaging", "session-recording"]) {
    const body = { id: crypto.randomUUID(), title: "Yours", note: "Here it is.", benefit, booking: id };
    expect((await owner.post(`/api/studio/learners/${ann.id}/made`, body)).status).toBe(204);
  }
  expect(await owed()).toEqual([]);
});

test("files that come without a session are owed from the day they are held", async () => {
  const { api, clock, owner } = await academyWithSessions();
  const cy = await signInLearner(api, "Cy");
  const terms = { benefits: [{ benefit: "personal-blueprint", months: null }] };
  await inTransaction(api.db as never, (tx) =>
    grantOffer(tx, { userId: cy.id, offer: "blueprintGuided", source: "operator", now: clock.now(), terms }),
  );
  const owed = async () => (await listBookingDebts(api.db as never, clock.now(), 10)).debts;
  expect(await owed()).toMatchObject([
    { kind: "files", path: `/studio/learners/${cy.id}/made`, due: new Date("2031-05-08T10:00:00.000Z") },
  ]);
  const body = { id: crypto.randomUUID(), title: "Yours", note: "Here.", benefit: "personal-blueprint" };
  const made = await owner.post(`/api/studio/learners/${cy.id}/made`, { ...body, booking: null });
  expect(made.status).toBe(204);
  expect(await owed()).toEqual([]);
});

test("sessions are sold while one can be booked within six weeks, at a place; otherwise the tier opens soon", async () => {
  const databaseEnv = await seededDatabase(onTestFinished);
  const clock = movingClock(new Date("2031-05-01T10:00:00.000Z"));
  const { api, owner, saveHours, learner, booked } = await academyWithSessions(
    {},
    { databaseEnv, now: clock.now },
  );
  const missing = async () => {
    const benefits = await listBenefits(api.db);
    return (await bookingDelivery.listMissing(api.db as never, benefits, clock.now())).get(onceSession)?.what;
  };
  expect(await missing()).toBeUndefined();
  await saveHours({ link: null });
  expect(await missing()).toContain("link");
  await saveHours({ weekly: [] });
  expect(await missing()).toContain("when you have time");
  // One hour in seven weeks is too late; one in five is enough until somebody has it.
  const day = (at: string) => ({ day: at, extra: { from: "10:00", to: "11:30" } });
  await saveHours({ weekly: [], exceptions: [day("2031-06-20")] });
  expect(await missing()).toContain("six weeks");
  await saveHours({ weekly: [], exceptions: [day("2031-06-02")] });
  expect(await missing()).toBeUndefined();
  const ann = await learner("Ann");
  expect(await missing(), "it is for her who bought").toContain("six weeks");
  await saveHours({ weekly: [], exceptions: [day("2031-06-02"), day("2031-06-03")] });
  expect(await missing()).toBeUndefined();
  await saveHours({ weekly: [], exceptions: [day("2031-06-02"), day("2031-06-03")], mostPerWeek: 1 });
  expect(await missing(), "one a week").toContain("six weeks");
  await saveHours({ weekly: [], exceptions: [day("2031-06-02")] });
  await booked(ann, "2031-06-02T10:00:00.000Z");
  expect(await missing()).toContain("six weeks");
  await owner.get(hoursPath);
  await api.stop();

  const live = await startApi({
    now: clock.now,
    databaseEnv,
    env: liveEnv,
    deliveryChecks: [
      bookingDelivery,
      { kinds: ["calls", "co-working", "recordings", "space"], listMissing: async () => new Map() },
    ],
  });
  const visitor = openBrowser(live);
  const isSoon = async () => {
    const { offers } = (await (await visitor.get("/api/offers")).json()) as {
      offers: { key: string; opensSoon: boolean }[];
    };
    return offers.filter(({ opensSoon }) => opensSoon).map(({ key }) => key);
  };
  expect(await isSoon()).toContain("blueprintDeepDive");
  expect(await isSoon()).not.toContain("blueprintGuided");
  const interest = { offer: "blueprintDeepDive", name: "Ann", email: "ann@example.org" };
  expect((await visitor.post("/api/interest", interest)).status).toBe(200);
});

test("a demo’s hours are samples, marked, with no room of anybody’s; a live start keeps none, and the owner’s own stay", async () => {
  const databaseEnv = await seededDatabase(onTestFinished);
  const api = await startApi({ databaseEnv });
  const kept = (at: Pick<typeof api, "db">) =>
    at.db.selectFrom("academy_settings").select("value").where("id", "=", "session-hours").execute();
  expect(await kept(api)).toMatchObject([{ value: { isSample: true } }]);
  expect(JSON.stringify(await kept(api))).not.toMatch(/https?:/);
  await api.stop();
  const live = await startApi({ databaseEnv, env: liveEnv });
  expect(await kept(live)).toEqual([]);
  await live.stop();

  const again = await startApi({ databaseEnv });
  expect(await kept(again)).toHaveLength(1);
  await again.db
    .updateTable("academy_settings")
    .set({ value: JSON.stringify({ hours: sessionHoursBody(), isSample: false }) as never })
    .where("id", "=", "session-hours")
    .execute();
  await seedSampleHours(again.db as never, new Date());
  await again.stop();
  const liveAgain = await startApi({ databaseEnv, env: liveEnv });
  expect(await kept(liveAgain)).toMatchObject([{ value: { isSample: false } }]);
});

test("sample hours show their owner that they are samples, and lead whoever books to a page of ours", async () => {
  const { clock, api, owner, learner, booked, showHours, saveHours } = await academyWithSessions();
  await api.db.deleteFrom("academy_settings").where("id", "=", "session-hours").execute();
  await seedSampleHours(api.db as never, clock.now());
  expect(await showHours()).toMatchObject({
    isSample: true,
    hours: { link: null, zone: "America/New_York" },
  });
  const ann = await learner("Ann");
  const { id } = await booked(ann, "2031-05-05T14:00:00.000Z");
  clock.moveTo(new Date("2031-05-05T13:50:00.000Z"));
  const join = await ann.get(`${sessionsPath}/${id}/join`);
  expect(join.headers.get("location")).toBe("/calendar/sample-call");
  expect((await owner.get(`/api/studio/bookings/${id}`)).status).toBe(200);
  expect((await saveHours()).isSample).toBe(false);
});
