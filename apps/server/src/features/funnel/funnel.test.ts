import { expect, test } from "vitest";
import { type Api, openBrowser, signedIn } from "../../testing/browser.ts";
import { movingClock } from "../../testing/moving-clock.ts";
import { refusalOf } from "../../testing/refusal.ts";
import { startApi } from "../../testing/servers/start-api.ts";
import { maxSourcesPerDay } from "./count-funnel.ts";

const send = (api: Api, events: object[]) => api.post("/api/funnel", { events });
const counts = async (api: Api) =>
  (await api.db.selectFrom("funnel_counts").selectAll().orderBy("id").execute()).map(
    ({ day, event, step, variant, source, count }) => [day, event, step, variant, source, count],
  );

test("batches add to the counters of their day, variant and source", async () => {
  const clock = movingClock(new Date("2031-05-01T23:59:00.000Z"));
  const api = await startApi({ now: clock.now });
  const seen = { event: "seen", variant: "sequence", source: "instagram" };

  const answer = await send(api, [
    seen,
    seen,
    { event: "started" },
    { event: "step", step: 7, variant: "sequence" },
  ]);
  await send(api, [seen]);
  clock.moveMinutes(2);
  await send(api, [seen]);

  expect([answer.status, await answer.text()]).toEqual([204, ""]);
  expect(await counts(api)).toEqual([
    ["2031-05-01", "seen", 0, "sequence", "instagram", 3],
    ["2031-05-01", "started", 0, "", "direct", 1],
    ["2031-05-01", "step", 7, "sequence", "direct", 1],
    ["2031-05-02", "seen", 0, "sequence", "instagram", 1],
  ]);
});

test("many batches at once lose nothing", async () => {
  const api = await startApi();
  const events = ["seen", "started", "finished", "lead"].map((event) => ({ event, source: "x" }));

  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) => send(api, index % 2 ? events : [...events].reverse())),
  );

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
  expect((await counts(api)).map((row) => row.at(-1))).toEqual([60, 60, 60, 60]);
});

test("a day has an end of sources: what comes after is counted together", async () => {
  const clock = movingClock(new Date("2031-05-01T10:00:00.000Z"));
  const api = await startApi({ now: clock.now });
  const fill = Array.from({ length: maxSourcesPerDay }, (_, index) => ({
    event: "seen",
    source: `s${index}`,
  }));
  await send(api, fill);

  await send(api, [
    { event: "seen", source: "late" },
    { event: "seen", source: "later" },
    { event: "seen", source: "s0" },
  ]);

  const bySource = async (day: string) =>
    new Map((await counts(api)).filter((row) => row[0] === day).map((row) => [row[4], row[5]]));
  const today = await bySource("2031-05-01");
  expect([today.get("other"), today.get("s0"), today.has("late"), today.size]).toEqual([2, 2, false, 51]);
  clock.moveDays(1);
  await send(api, [{ event: "seen", source: "late" }]);
  expect([...(await bySource("2031-05-02"))]).toEqual([["late", 1]]);
});

test("a server that starts in the middle of the day knows the sources there are", async () => {
  const clock = movingClock(new Date("2031-05-01T10:00:00.000Z"));
  const api = await startApi({ now: clock.now });
  const rows = Array.from({ length: maxSourcesPerDay }, (_, index) => ({
    id: `x${index}`,
    day: "2031-05-01",
    event: "seen",
    step: 0,
    variant: "",
    source: `s${index}`,
    count: 1,
  }));
  await api.db.insertInto("funnel_counts").values(rows).execute();

  await send(api, [{ event: "seen", source: "late" }]);

  expect((await counts(api)).map((row) => row[4])).not.toContain("late");
});

test("what is not a batch of ours is refused", async () => {
  const api = await startApi();
  const wrong = [
    {},
    { events: [] },
    { events: [{ event: "bought" }] },
    { events: [{ event: "seen", source: "Somebody <a@example.org>" }] },
    { events: [{ event: "step", step: 61 }] },
    { events: [{ event: "seen", email: "a@example.org" }] },
    { events: Array(101).fill({ event: "seen" }) },
  ];

  for (const body of wrong) {
    expect((await refusalOf(await api.post("/api/funnel", body))).status, JSON.stringify(body)).toBe(400);
  }
  expect(await counts(api)).toEqual([]);
});

test("the owner chooses the order of the quiz, for everyone or half and half", async () => {
  const api = await startApi();
  const [visitor, owner] = [openBrowser(api), await signedIn(api, "owner")];
  const order = async () =>
    ((await (await visitor.get("/api/quiz/order")).json()) as { order: string }).order;
  const choose = (browser: typeof visitor, choice: string) =>
    browser.send("PUT", "/api/studio/quiz-order", { choice });

  expect(await order()).toBe("sequence");
  expect((await choose(owner, "backwards")).status).toBe(400);
  expect(await order()).toBe("sequence");
  expect(await (await choose(owner, "interleaved")).json()).toEqual({ choice: "interleaved" });
  expect(await order()).toBe("interleaved");
  await choose(owner, "split");
  expect(await (await owner.get("/api/studio/quiz-order")).json()).toEqual({ choice: "split" });

  const orders = await Promise.all(Array.from({ length: 200 }, order));
  const share = orders.filter((each) => each === "sequence").length / orders.length;
  expect(share).toBeGreaterThan(0.3);
  expect(share).toBeLessThan(0.7);
});

test("while visitors are split, starts and leads of the experiment are counted for each order", async () => {
  const clock = movingClock(new Date("2031-05-01T10:00:00.000Z"));
  const api = await startApi({ now: clock.now });
  const [visitor, owner] = [openBrowser(api), await signedIn(api, "owner")];
  const choose = (choice: string, was?: string) =>
    owner.send("PUT", "/api/studio/quiz-order", { choice, ...(was ? { was } : {}) });
  const view = async () => (await owner.get("/api/studio/quiz-order/experiment")).json();
  const asked = async () => (await visitor.get("/api/quiz/order")).json();

  expect(await view()).toEqual({ choice: "sequence", experiment: null });
  expect(await asked()).toEqual({ order: "sequence" });
  expect((await choose("split", "interleaved")).status, "another owner was there first").toBe(409);
  await choose("split", "sequence");
  await choose("split");
  const { experiment } = await asked();
  expect(experiment).toMatch(/^[\da-f-]{36}$/);
  const counted = (event: string, variant: string, id = experiment) => ({ event, variant, experiment: id });
  await send(api, [
    counted("started", "sequence"),
    counted("started", "sequence"),
    counted("lead", "sequence"),
    counted("started", "interleaved"),
    counted("lead", "interleaved"),
    counted("lead", "interleaved"),
    counted("step", "interleaved"),
    counted("started", "interleaved", "00000000-0000-4000-8000-000000000000"),
    { event: "started", variant: "sequence" },
  ]);
  const arms = [
    { order: "sequence", started: 2, leads: 1 },
    { order: "interleaved", started: 1, leads: 1 },
  ];
  expect(await view()).toEqual({
    choice: "split",
    experiment: {
      startedAt: "2031-05-01T10:00:00.000Z",
      endedAt: null,
      arms,
      verdict: { state: "too-early", moreVisitors: 873 * 2 - 3, moreDays: 7 },
    },
  });

  clock.moveDays(1);
  await choose("interleaved");
  await send(api, [counted("started", "sequence")]);
  expect(await view()).toMatchObject({
    choice: "interleaved",
    experiment: { endedAt: "2031-05-02T10:00:00.000Z", arms },
  });
  expect(await asked()).toEqual({ order: "interleaved" });
  clock.moveMinutes(1);
  await choose("split");
  expect((await asked()).experiment).not.toBe(experiment);
  const noted = await api.db.selectFrom("audit_entries").select(["action", "detail"]).orderBy("id").execute();
  expect(noted).toEqual([
    { action: "quiz-order.chosen", detail: { from: "sequence", to: "split" } },
    { action: "quiz-order.chosen", detail: { from: "split", to: "interleaved" } },
    { action: "quiz-order.chosen", detail: { from: "interleaved", to: "split" } },
  ]);
});
