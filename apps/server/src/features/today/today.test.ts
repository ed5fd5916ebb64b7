import { randomUUID } from "node:crypto";
import type { PeriodView, StuckPage, TodayView } from "@academy/contract/studio/today";
import { expect, test } from "vitest";
import { asJson } from "../../platform/db/values.ts";
import { signedIn } from "../../testing/browser.ts";
import { buy } from "../../testing/data/buyers.ts";
import { give, signInLearner } from "../../testing/data/learners.ts";
import { submission } from "../../testing/data/quiz-sheet.ts";
import { eventually } from "../../testing/eventually.ts";
import { movingClock } from "../../testing/moving-clock.ts";
import { refusalOf } from "../../testing/refusal.ts";
import { startApi } from "../../testing/servers/start-api.ts";
import { handleCountDays } from "./public.ts";

const base = "/api/studio/today";

async function academy() {
  const clock = movingClock(new Date("2031-05-15T12:00:00.000Z"));
  const api = await startApi({ now: clock.now });
  const owner = await signedIn(api, "owner");
  const read = async <Answer>(path: string) => {
    const response = await owner.get(path);
    expect(response.status, await response.clone().text()).toBe(200);
    return (await response.json()) as Answer;
  };
  const today = () => read<TodayView>(base);
  const visit = async () => expect((await owner.post(`${base}/visit`)).status).toBe(204);
  const lead = (name: string, more: object = {}) =>
    api.post("/api/subscribe-lead", submission({ name, email: `${name}@example.org`, ...more }));
  const message = (text: string) => {
    const words = { name: "Ann", email: "ann@example.org", topic: "course", submission_id: randomUUID() };
    return api.post("/api/contact", { ...words, message: text });
  };
  return { api, clock, owner, read, today, visit, lead, message };
}

type Academy = Awaited<ReturnType<typeof academy>>;

/** A job that was given up, as the worker leaves it. */
async function givenUp({ api, clock }: Academy, kind: string, payload: object): Promise<string> {
  const id = randomUUID();
  await api.db
    .insertInto("jobs")
    .values({
      id,
      kind,
      payload: asJson(payload),
      state: "dead",
      run_at: clock.now(),
      attempts: 20,
      last_error: "550 no such user",
      created_at: clock.now(),
      finished_at: clock.now(),
    })
    .execute();
  return id;
}

const mailTo = (address: string, template = "quiz-result") => ({
  to: { address },
  mail: { template, props: { code: "123456" } },
});

test("what is new since the last visit is told for the whole of this one", async () => {
  const { clock, today, visit, lead, message, read } = await academy();
  expect((await today()).isFirstDay).toBe(true);
  await lead("ann");
  await message("Hello");
  const first = await today();
  expect([first.isFirstDay, first.since]).toEqual([false, null]);
  expect(first.countedFrom).toBe("2031-05-08T12:00:00.000Z");
  expect([first.news.leads.count, first.news.messages.count]).toEqual([1, 1]);
  await visit();
  clock.moveMinutes(20);
  await visit();
  const lastLook = clock.now().toISOString();
  expect((await today()).since, "the same visit").toBeNull();

  clock.moveMinutes(45);
  await lead("bob");
  for (let look = 0; look < 3; look++) {
    const next = await today();
    expect([next.since, next.countedFrom]).toEqual([lastLook, lastLook]);
    expect([next.news.leads.count, next.news.messages.count]).toEqual([1, 0]);
    expect(next.waiting).toMatchObject({
      messages: { count: 1, isMore: false },
      oldestMessageAt: "2031-05-15T12:00:00.000Z",
    });
    await visit();
    clock.moveMinutes(10);
  }
  await read(`${base}/period`);
});

test("the funnel and the archetypes of a period are the same before and after its days are counted", async () => {
  const { api, clock, owner, read, lead } = await academy();
  const count = (event: string, times: number, more: object = {}) =>
    api.post("/api/funnel", { events: Array(times).fill({ event, variant: "sequence", ...more }) });
  clock.moveDays(-40);
  await count("seen", 9);
  clock.moveDays(20);
  await count("seen", 5);
  await count("started", 4, { source: "instagram" });
  await count("started", 1, { source: "mail" });
  await count("step", 4, { step: 1 });
  await count("step", 3, { step: 2 });
  await lead("ann", {
    phase1_answers: [{ questionId: 1, answer: "mystic" }],
    phase2_rankings: {},
    phase3_ratings: {},
  });
  clock.moveDays(20);
  await count("seen", 2, { variant: "interleaved" });
  await count("finished", 1);
  await count("lead", 1);
  await lead("bob", {
    phase1_answers: [{ questionId: 1, answer: "mystic" }],
    phase2_rankings: {},
    phase3_ratings: {},
  });
  const periods = async () => [
    await read<PeriodView>(`${base}/period?period=7`),
    await read<PeriodView>(`${base}/period`),
    await read<PeriodView>(`${base}/period?period=90`),
  ];

  const [week, month, quarter] = await periods();
  expect([week?.from, week?.until]).toEqual(["2031-05-09", "2031-05-15"]);
  expect(month?.archetypes).toEqual([{ archetype: "mystic", count: 2 }]);
  expect(week?.archetypes).toEqual([{ archetype: "mystic", count: 1 }]);
  const ofSequence = (period?: PeriodView) => period?.funnel.find(({ order }) => order === "sequence");
  expect(ofSequence(month)).toMatchObject({ seen: 5, started: 5, finished: 1, leads: 1 });
  expect(ofSequence(month)?.steps.slice(0, 3)).toEqual([4, 3, 0]);
  expect(ofSequence(quarter)?.seen).toBe(14);
  expect(week?.funnel.map(({ order, seen }) => [order, seen])).toEqual([
    ["sequence", 0],
    ["interleaved", 2],
  ]);

  const run = { id: "1", attempt: 1, signal: new AbortController().signal };
  const countDays = () => handleCountDays({ db: api.db, now: clock.now }).run({}, run);
  await Promise.all([countDays(), countDays()]);
  await countDays();
  // A month that is over ends with its last day, whatever was counted since.
  const april = await read<PeriodView>(`${base}/period?period=last-month`);
  expect([april.from, april.until, april.archetypes]).toEqual([
    "2031-04-01",
    "2031-04-30",
    [{ archetype: "mystic", count: 1 }],
  ]);
  expect(ofSequence(april)?.seen).toBe(14);
  const kept = await api.db.selectFrom("day_counts").selectAll().execute();
  expect(new Set(kept.map(({ day }) => day))).toEqual(new Set(["2031-04-05", "2031-04-25"]));
  expect(await periods()).toEqual([week, month, quarter]);
  // Those that were counted are not looked at again.
  await api.db.deleteFrom("funnel_counts").where("day", "<", "2031-05-15").execute();
  expect(await periods()).toEqual([week, month, quarter]);
  expect((await owner.get(`${base}/period?period=30&more=1`)).status).toBe(400);
});

test("revenue is what came in less what went back; an order is a purchase once", async () => {
  const { api, clock, read, today, visit } = await academy();
  await visit();
  clock.moveMinutes(60);
  const first = await buy(api, { offer: "subscribePackage", email: "ann@example.org" });
  const second = await buy(api, { offer: "blueprintGuided", plan: "two-payments", email: "bob@example.org" });
  const paid = await api.db.selectFrom("payments").selectAll().orderBy("amount_cents").execute();
  const [half, whole] = paid.map(({ amount_cents }) => amount_cents) as [number, number];
  expect((await today()).news).toMatchObject({
    purchases: { count: 2, isMore: false },
    revenue: [{ currency: "USD", paidCents: half + whole, refundedCents: 0 }],
  });

  await first.act("refund");
  await first.comesTo("ending");
  clock.moveDays(2);
  await second.act("pay-next");
  await eventually(
    () => api.db.selectFrom("payments").select("id").execute(),
    (payments) => payments.length === 3,
  );
  const period = await read<PeriodView>(`${base}/period?period=7`);
  expect(period.revenue).toEqual([
    { currency: "USD", day: "2031-05-15", paidCents: half + whole, refundedCents: whole },
    { currency: "USD", day: "2031-05-17", paidCents: half, refundedCents: 0 },
  ]);
  expect(period.purchases).toBe(2);
  expect((await today()).news.revenue, "the same as the period says").toEqual([
    { currency: "USD", paidCents: 2 * half + whole, refundedCents: whole },
  ]);

  const months = async () => [
    await read<PeriodView>(`${base}/period?period=this-month`),
    await read<PeriodView>(`${base}/period?period=last-month`),
  ];
  const [may, april] = await months();
  expect([may?.from, may?.until, may?.purchases]).toEqual(["2031-05-01", "2031-05-17", 2]);
  expect(may?.revenue).toEqual(period.revenue);
  expect([april?.from, april?.until, april?.purchases, april?.revenue]).toEqual([
    "2031-04-01",
    "2031-04-30",
    0,
    [],
  ]);
  for (let week = 0; week < 3; week++) {
    clock.moveDays(5);
    await today();
  }
  const [june, lastMay] = await months();
  expect([june?.from, june?.until, june?.purchases, june?.revenue]).toEqual([
    "2031-06-01",
    "2031-06-01",
    0,
    [],
  ]);
  expect([lastMay?.until, lastMay?.purchases, lastMay?.revenue]).toEqual(["2031-05-31", 2, period.revenue]);
});

test("what was given up can be tried again or let go of, once, and it is noted who did", async () => {
  const academyOf = await academy();
  const { api, owner, today } = academyOf;
  const evil = '"<img src=x onerror=alert(1)>"@example.org';
  const [mail, job] = [
    await givenUp(academyOf, "mail.send", mailTo(evil)),
    await givenUp(academyOf, "backups.copy", { file: "gone" }),
  ];

  const { waiting } = await today();
  expect(waiting.hasMoreJobs).toBe(false);
  expect(waiting.failedJobs.find(({ id }) => id === mail)).toMatchObject({
    kind: "mail",
    to: evil,
    template: "quiz-result",
    canBeRetried: true,
  });
  expect(JSON.stringify(waiting)).not.toContain("123456");

  // The other owner was faster.
  const answers = await Promise.all([1, 2].map(() => owner.post(`${base}/failed-jobs/${job}/retry`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
  expect((await owner.send("DELETE", `${base}/failed-jobs/${mail.toUpperCase()}`)).status).toBe(204);
  expect(await refusalOf(await owner.send("DELETE", `${base}/failed-jobs/${mail}`))).toMatchObject({
    status: 404,
  });
  expect((await today()).waiting.failedJobs).toEqual([]);
  const jobs = await api.db
    .selectFrom("jobs")
    .select(["id", "attempts"])
    .where("id", "in", [mail, job])
    .execute();
  expect(jobs.map(({ id }) => id)).toEqual([job]);
  const noted = await api.db.selectFrom("audit_entries").selectAll().orderBy("action").execute();
  expect(noted.map(({ action, subject_id }) => [action, subject_id])).toEqual([
    ["job.dropped", mail],
    ["job.retried", job],
  ]);
  expect(JSON.stringify(noted)).not.toContain("example.org");
  for (let index = 0; index < 6; index++)
    await givenUp(academyOf, "mail.send", mailTo(`n${index}@example.org`));
  const many = (await today()).waiting;
  expect([many.failedJobs.length, many.hasMoreJobs]).toEqual([5, true]);
});

test("orders in trouble, differences, open questions and backups stand under what waits", async () => {
  const { api, clock, owner, today } = await academy();
  const ann = await signInLearner(api);
  const { order } = await buy(api, { offer: "subscribePackage" }, ann);
  await api.db
    .updateTable("orders")
    .set({ state: "ending", end_reason: "payment-missed", ends_at: clock.now(), name: "<b>Ann</b>" })
    .where("id", "=", order)
    .execute();
  const difference = { kind: "caught-up", order_id: order, created_at: clock.now() } as const;
  await api.db
    .insertInto("payment_differences")
    .values([
      { ...difference, id: "one", key: "one" },
      { ...difference, id: "two", key: "two", settled_at: clock.now() },
    ])
    .execute();
  const asked = (id: string, key: string, minutes: number) => ({
    id,
    key,
    question: key,
    answer: "",
    outcome: "unknown" as const,
    created_at: new Date(clock.now().getTime() - minutes * 60_000),
  });
  await api.db
    .insertInto("chat_exchanges")
    .values([asked("1", "one", 9), asked("2", "one", 5), asked("3", "two", 60 * 24 * 20)])
    .execute();

  const { news, waiting, backups } = await today();
  expect(waiting.payments).toEqual([
    {
      orderId: order,
      userId: ann.id,
      name: "<b>Ann</b>",
      email: ann.email,
      offer: "subscribePackage",
      reason: "payment-missed",
      endsAt: clock.now().toISOString(),
    },
  ]);
  expect(waiting.differences).toEqual({ count: 1, isMore: false });
  expect([waiting.questions, news.questions]).toEqual([
    { count: 2, isMore: false },
    { count: 1, isMore: false },
  ]);
  expect(backups).toEqual({ isScheduled: false, madeAt: null, tried: null });

  expect((await owner.post(`${base}/backup`)).status).toBe(204);
  expect((await owner.post(`${base}/backup`)).status).toBe(204);
  const made = await eventually(
    async () => (await today()).backups.madeAt,
    (at) => at !== null,
  );
  expect(made).toBe(clock.now().toISOString());
});

test("learners are stuck who began, may go on, and have done nothing for two weeks", async () => {
  const { api, clock, read } = await academy();
  const [course] = await api.db.selectFrom("courses").select(["id", "title"]).orderBy("position").execute();
  const lessons = await api.db
    .selectFrom("lessons")
    .select("id")
    .where("course_id", "=", course?.id ?? "")
    .execute();
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * 24 * 60 * 60 * 1000);
  const learner = async (name: string, daysIdle: number, more: object = {}, hasAccess = true) => {
    const { id } = await signInLearner(api, name, "<i>Example</i>");
    if (hasAccess) await give(api.db, id, "subscribePackage");
    await api.db.deleteFrom("enrollments").where("user_id", "=", id).execute();
    await api.db
      .insertInto("enrollments")
      .values({
        id: randomUUID(),
        user_id: id,
        course_id: course?.id ?? "",
        enrolled_at: daysAgo(60),
        last_active_at: daysAgo(daysIdle),
        ...more,
      })
      .execute();
    return id;
  };
  const ann = await learner("Ann", 15);
  await learner("Bob", 13);
  await learner("Cleo", 30, { completed_at: daysAgo(30) });
  await learner("Dora", 30, {}, false);
  const eve = await learner("Eve", 40);
  await learner("Fay", 30, { last_active_at: null });
  await api.db
    .insertInto("lesson_progress")
    .values(
      lessons.slice(0, 2).map(({ id }, index) => ({
        user_id: ann,
        course_id: course?.id ?? "",
        lesson_id: id,
        completed_at: index === 0 ? daysAgo(15) : null,
        position_seconds: 0,
      })),
    )
    .execute();

  // Gus has done all that was open to him, and waits for the rest; Hal's opened three weeks ago, Ivy's only yesterday.
  const waiting = async (name: string, opensAt: Date) => {
    const [firstOpen, ...others] = lessons;
    const id = await learner(name, 35);
    await api.db
      .insertInto("lesson_progress")
      .values({
        user_id: id,
        course_id: course?.id ?? "",
        lesson_id: firstOpen?.id ?? "",
        completed_at: daysAgo(35),
        position_seconds: 0,
      })
      .execute();
    const rest = others.map((lesson) => lesson.id);
    const stuck = async (path: string) =>
      (await read<{ items: { userId?: string; id?: string }[] }>(path)).items.some(
        (row) => (row.userId ?? row.id) === id,
      );
    await api.db.updateTable("lessons").set({ drip_at: opensAt }).where("id", "in", rest).execute();
    const found = [await stuck(`${base}/stuck`), await stuck("/api/studio/learners?progress=stuck")];
    await api.db.updateTable("lessons").set({ drip_at: null }).where("id", "in", rest).execute();
    await api.db.deleteFrom("enrollments").where("user_id", "=", id).execute();
    return found;
  };
  expect(await waiting("Gus", daysAgo(-7))).toEqual([false, false]);
  expect(await waiting("Hal", daysAgo(21))).toEqual([true, true]);
  expect(await waiting("Ivy", daysAgo(1))).toEqual([false, false]);
  // The same by days from when they got it, of the modules: given today, nothing is open but what somebody has begun.
  await api.db.updateTable("lessons").set({ is_free: false }).execute();
  await api.db.updateTable("course_modules").set({ drip_days: 7 }).execute();
  await api.db.updateTable("grants").set({ granted_at: clock.now() }).execute();
  expect((await read<StuckPage>(`${base}/stuck`)).items.map(({ userId }) => userId)).toEqual([ann]);
  await api.db
    .updateTable("grants")
    .set({ granted_at: daysAgo(60) })
    .execute();
  expect((await read<StuckPage>(`${base}/stuck`)).items.map(({ userId }) => userId)).toEqual([ann, eve]);
  await api.db.updateTable("course_modules").set({ drip_days: null }).execute();

  const first = await read<StuckPage>(`${base}/stuck?limit=1`);
  expect(first.items).toEqual([
    {
      userId: ann,
      name: "Ann <i>Example</i>",
      email: expect.stringMatching(/@/),
      courseId: course?.id,
      courseTitle: course?.title,
      doneLessons: 1,
      allLessons: lessons.length,
      lastActiveAt: daysAgo(15).toISOString(),
    },
  ]);
  const second = await read<StuckPage>(`${base}/stuck?limit=1&cursor=${first.nextCursor}`);
  expect(second.items.map(({ userId }) => userId)).toEqual([eve]);
  expect(second.nextCursor).toBeNull();
});
