import { randomUUID } from "node:crypto";
import type { BookingView, FreeTimesView } from "@academy/contract/learning/bookings";
import { type SageAnswer, sageAnswer } from "@academy/contract/sage";
import type { SessionHoursView } from "@academy/contract/studio/bookings";
import { expect, test } from "vitest";
import { type Browser, openBrowser, signedIn } from "../../testing/browser.ts";
import { give, signInLearner } from "../../testing/data/learners.ts";
import { movingClock } from "../../testing/moving-clock.ts";
import { startApi } from "../../testing/servers/start-api.ts";

const ask = async (browser: Pick<Browser, "post">, message: string): Promise<SageAnswer> =>
  sageAnswer.parse(await (await browser.post("/api/chat", { message })).json());

/** On a Thursday, with an owner who gives sessions on Tuesdays in the afternoon. */
async function academy() {
  const clock = movingClock(new Date("2031-05-01T10:00:00.000Z"));
  const api = await startApi({ now: clock.now });
  const owner = await signedIn(api, "owner");
  const path = "/api/studio/bookings/hours";
  const before = (await (await owner.get(path)).json()) as SessionHoursView;
  const save = async (more: object = {}) => {
    const { savedAt } = (await (await owner.get(path)).json()) as SessionHoursView;
    const hours = {
      ...before.hours,
      zone: "America/New_York",
      weekly: [{ weekday: 2, hours: { from: "14:00", to: "16:00" } }],
      exceptions: [],
      link: "https://meet.example.org/mine",
      ...more,
    };
    const saved = await owner.send("PUT", path, { hours, savedAt });
    expect(saved.status).toBe(200);
  };
  await save();
  return { clock, api, owner, save };
}

const timesOf = async (browser: Pick<Browser, "get">, more = "") =>
  (await (
    await browser.get(`/api/booked-sessions/times?benefit=strategy-session${more}`)
  ).json()) as FreeTimesView;

const book = async (browser: Pick<Browser, "post">, startsAt: string | undefined) => {
  const body = { id: randomUUID(), benefit: "strategy-session", startsAt, zone: "Europe/Berlin" };
  const response = await browser.post("/api/booked-sessions", { ...body, intake: [], hasReminders: true });
  expect(response.status).toBe(201);
  return (await response.json()) as BookingView;
};

test("a learner is told when their own session is and what they can still book; nobody else is", async () => {
  const { clock, api, owner } = await academy();
  const [ann, bo] = await Promise.all([signInLearner(api, "Ann"), signInLearner(api, "Bo")]);
  await give(api.db, ann.id, "blueprintDeepDive", clock.now());
  const question = "How do I book my session?";
  const name = "90-minute 1:1 strategy session with the founder";

  const before = await ask(ann, question);
  expect(before.response).toBe(`You can book one session of “${name}”. Choose a time on your sessions page.`);
  expect(before.sources.map(({ url }) => url)).toEqual(["/sessions"]);

  const { times } = await timesOf(ann);
  await book(ann, times[0]);
  const when = "When is my session?";
  const told = (await ask(ann, when)).response;
  expect(told).toContain(
    `Your next session, “${name}”, is on Tuesday, May 6, 2031 at 8:00 PM Central European Summer Time.`,
  );
  expect(told).toContain("You can move or cancel it there until Monday, May 5, 2031 at 8:00 PM");
  expect(told).toContain(`You’ve booked all there is of “${name}”.`);
  expect(told).not.toContain("meet.example.org");

  for (const other of [bo, owner, openBrowser(api)]) {
    expect(JSON.stringify(await ask(other, when))).not.toMatch(/Your next session|own-sessions|May 6/);
  }
  const kept = JSON.stringify(await api.db.selectFrom("chat_exchanges").selectAll().execute());
  expect(kept).not.toContain("May 6");

  clock.moveMinutes(5 * 24 * 60);
  expect((await ask(await ann.signInAgain(), when)).response).toContain("Please write to us.");
});

test("whoever would see two empty weeks is led to the first time there is", async () => {
  const { clock, api, save } = await academy();
  const ann = await signInLearner(api, "Ann");
  await give(api.db, ann.id, "blueprintDeepDive", clock.now());
  const off = ["2031-05-06", "2031-05-13"].map((day) => ({ day, extra: null }));
  await save({ exceptions: off });
  const first = await timesOf(ann);
  expect(first.times[0]).toBe("2031-05-20T18:00:00.000Z");
  expect(first.times).toHaveLength(4);
  const next = await timesOf(ann, `&from=${first.next}`);
  expect(next.times[0]).toBe("2031-06-03T18:00:00.000Z");

  await save({ weekly: [] });
  expect(await timesOf(ann)).toEqual({ minutes: 90, times: [], next: null });
});
