import { randomUUID } from "node:crypto";
import type { BookingView } from "@academy/contract/learning/bookings";
import { expect, test } from "vitest";
import {
  academyWithSessions,
  bookBody,
  mondayAt,
  monthlySession,
  onceSession,
  sessionHoursBody,
  sessionsPath,
} from "../../testing/data/bookings.ts";
import { signInLearner } from "../../testing/data/learners.ts";
import { refusalOf } from "../../testing/refusal.ts";

const notFree = { status: 409, code: "CONFLICT", message: expect.stringContaining("isn’t free anymore") };

test("what is offered keeps to hours, notice, the pause and the days that are different, and nothing else can be booked", async () => {
  const { api, saveHours, learner, book, booked, times } = await academyWithSessions({
    exceptions: [
      { day: "2031-05-06", extra: null },
      { day: "2031-05-10", extra: { from: "10:00", to: "12:00" } },
    ],
  });
  const [ann, bea] = [await learner("Ann"), await learner("Bea")];
  const offered = async () => (await times(ann)).times;
  const first = await offered();
  // A day's notice: tomorrow from ten o'clock on; what ends by five begins by half past three.
  expect(first[0]).toBe("2031-05-02T10:00:00.000Z");
  expect(first.filter((time) => time.startsWith("2031-05-02")).at(-1)).toBe("2031-05-02T15:30:00.000Z");
  expect(first.filter((time) => time.startsWith("2031-05-06"))).toEqual([]);
  expect(first.filter((time) => time.startsWith("2031-05-10"))).toEqual([
    "2031-05-10T10:00:00.000Z",
    "2031-05-10T10:30:00.000Z",
  ]);
  for (const refused of [
    "2031-05-01T15:00:00.000Z",
    "2031-05-02T09:30:00.000Z",
    "2031-05-02T16:00:00.000Z",
    "2031-05-06T10:00:00.000Z",
    "2031-05-11T10:00:00.000Z",
    "2031-05-05T10:10:00.000Z",
    "2031-04-28T10:00:00.000Z",
    "2031-09-01T10:00:00.000Z",
  ]) {
    expect(await refusalOf(await book(ann, refused)), refused).toMatchObject(notFree);
  }
  expect(await api.db.selectFrom("bookings").selectAll().execute()).toEqual([]);

  // From eleven to half past twelve, and a pause until a quarter to one: also before it somebody pauses.
  await booked(ann, mondayAt("11:00"));
  const monday = (await times(bea)).times.filter((time) => time.startsWith("2031-05-05"));
  expect(monday).toEqual(["09:00", "13:00", "13:30", "14:00", "14:30", "15:00", "15:30"].map(mondayAt));
  expect(await refusalOf(await book(bea, mondayAt("12:30")))).toMatchObject(notFree);
  // What is booked stays when hours change.
  await saveHours({ weekly: [] });
  expect(await api.db.selectFrom("bookings").select("state").execute()).toEqual([{ state: "booked" }]);
  expect((await times(bea)).times).toEqual([]);
  await saveHours({ mostPerWeek: 1 });
  const free = (await times(bea)).times;
  expect(free.some((time) => time > "2031-05-05" && time < "2031-05-12")).toBe(false);
  expect(free).toContain("2031-05-12T09:00:00.000Z");
  expect(await refusalOf(await book(bea, "2031-05-07T09:00:00.000Z"))).toMatchObject(notFree);
});

test("only whoever holds a session books it, as often as they hold it, and the same booking twice is one", async () => {
  const { api, learner, owner, book, booked, sessions } = await academyWithSessions();
  const ann = await learner();
  const guided = await learner("Gil", "blueprintGuided");
  expect((await book(guided, mondayAt("10:00"))).status).toBe(403);
  expect((await guided.get(`${sessionsPath}/times?benefit=${onceSession}`)).status).toBe(403);
  expect((await book(owner, mondayAt("10:00"))).status, "with herself").toBe(403);
  expect((await api.post(sessionsPath, bookBody(mondayAt("10:00")))).status).toBe(401);
  expect((await book(ann, mondayAt("10:00"), { benefit: monthlySession })).status).toBe(403);
  expect((await book(ann, mondayAt("10:00"), { benefit: "personal-blueprint" })).status).toBe(403);

  const id = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => book(ann, mondayAt("10:00"), { id })));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(await api.db.selectFrom("bookings").select("id").execute()).toEqual([{ id }]);
  expect(await refusalOf(await book(ann, mondayAt("14:00")))).toMatchObject({
    status: 409,
    message: expect.stringContaining("booked all"),
  });
  const view = await sessions(ann);
  expect(view.benefits).toMatchObject([{ id: onceSession, left: 0, times: 1 }]);
  expect(view.upcoming).toMatchObject([{ id, startsAt: mondayAt("10:00"), minutes: 90 }]);
  expect(JSON.stringify(view)).not.toContain("opensesame");
  // Somebody else's id answers nothing about it.
  const bea = await learner("Bea");
  expect((await book(bea, mondayAt("14:00"), { id })).status).toBe(409);

  const member = await learner("Mia", "alumniGroup");
  const monthly = { benefit: monthlySession };
  await booked(member, mondayAt("13:00"), monthly);
  expect((await book(member, "2031-05-20T13:00:00.000Z", monthly)).status, "one in May").toBe(409);
  await booked(member, "2031-06-03T13:00:00.000Z", monthly);
});

test("a session is moved and canceled by its own learner until the hour that was said, and can be booked again", async () => {
  const { api, clock, learner, book, booked, sessions, times } = await academyWithSessions({
    changeHours: 48,
  });
  const [ann, bea] = [await learner("Ann"), await learner("Bea")];
  const { id, changesUntil } = await booked(ann, mondayAt("10:00"));
  expect(changesUntil).toBe("2031-05-03T10:00:00.000Z");
  const move = (browser: typeof ann, startsAt: string, what = id) =>
    browser.send("PUT", `${sessionsPath}/${what}/time`, { startsAt, zone: "Europe/Berlin" });
  const cancel = (browser: typeof ann, what = id) => browser.post(`${sessionsPath}/${what}/cancel`);

  // Half an hour later, which its own time is no hindrance to.
  expect((await times(ann, `&moving=${id}`)).times).toContain(mondayAt("10:30"));
  expect((await times(bea)).times).not.toContain(mondayAt("10:30"));
  expect((await move(bea, mondayAt("14:00"))).status).toBe(404);
  expect((await cancel(bea)).status).toBe(404);
  expect((await bea.get(`${sessionsPath}/times?benefit=${onceSession}&moving=${id}`)).status).toBe(404);
  const moved = (await (await move(ann, mondayAt("10:30"))).json()) as BookingView;
  expect(moved).toMatchObject({ id, startsAt: mondayAt("10:30") });
  expect((await move(ann, mondayAt("10:30"))).status, "said twice").toBe(200);
  expect((await move(ann, mondayAt("20:00"))).status).toBe(409);
  const other = await booked(bea, mondayAt("13:00"));
  expect((await move(ann, mondayAt("12:00"))).status, "into the next one").toBe(409);
  const quarters = () => api.db.selectFrom("booked_quarters").select("booking_id").execute();
  expect((await quarters()).filter(({ booking_id }) => booking_id === id)).toHaveLength(7);

  expect((await cancel(ann)).status).toBe(204);
  expect((await cancel(ann)).status).toBe(204);
  expect((await quarters()).some(({ booking_id }) => booking_id === id)).toBe(false);
  expect((await sessions(ann)).benefits).toMatchObject([{ left: 1 }]);
  expect((await move(ann, mondayAt("15:00"))).status).toBe(409);
  await booked(ann, mondayAt("10:00"));

  clock.moveTo(new Date("2031-05-03T13:00:00.001Z"));
  const late = { status: 409, message: expect.stringContaining("too close") };
  expect(await refusalOf(await cancel(bea, other.id))).toMatchObject(late);
  expect(await refusalOf(await move(bea, "2031-05-12T10:00:00.000Z", other.id))).toMatchObject(late);
  const past = (await (await ann.get(`${sessionsPath}/past`)).json()) as { items: BookingView[] };
  expect(past.items).toMatchObject([{ id, state: "canceled", canceledBy: "learner" }]);
  expect((await book(ann, "2031-05-12T10:00:00.000Z")).status).toBe(409);
});

test("hours are the owner’s, are checked, and are not saved over newer ones", async () => {
  const { api, owner, showHours, saveHours } = await academyWithSessions();
  const ann = await signInLearner(api);
  expect((await ann.get("/api/studio/bookings/hours")).status).toBe(403);
  const { savedAt, next } = await showHours();
  expect(next).toMatchObject({ minutes: 90 });
  expect(next?.times[0]).toBe("2031-05-02T10:00:00.000Z");
  expect(next?.times).toHaveLength(12);
  const save = (hours: object, at = savedAt) =>
    owner.send("PUT", "/api/studio/bookings/hours", { hours, savedAt: at });
  const wrong = [
    { zone: "+02:00" },
    { weekly: [{ weekday: 8, hours: { from: "09:00", to: "10:00" } }] },
    { weekly: [{ weekday: 1, hours: { from: "10:00", to: "10:00" } }] },
    { weekly: [{ weekday: 1, hours: { from: "09:10", to: "10:00" } }] },
    { weekly: Array.from({ length: 61 }, () => ({ weekday: 1, hours: { from: "09:00", to: "10:00" } })) },
    { exceptions: [{ day: "2031-02-30", extra: null }] },
    { bufferMinutes: 7 },
    { noticeHours: -1 },
    { weeksAhead: 27 },
    { mostPerWeek: 0 },
    { link: "http://meet.example.org" },
    { link: "javascript:alert(1)" },
    { link: "https://a:b@meet.example.org" },
  ];
  for (const more of wrong)
    expect((await save({ ...sessionHoursBody(), ...more })).status, JSON.stringify(more)).toBe(400);
  const both = await Promise.all([1, 2].map((hour) => save(sessionHoursBody({ noticeHours: hour }))));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  await api.db.deleteFrom("academy_settings").where("id", "=", "session-hours").execute();
  const none = await Promise.all([1, 2].map((hour) => save(sessionHoursBody({ noticeHours: hour }), null)));
  expect(none.map(({ status }) => status).sort()).toEqual([200, 409]);
  await saveHours();
});
