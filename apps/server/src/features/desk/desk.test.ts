import { randomUUID } from "node:crypto";
import type { DeskView } from "@academy/contract/desk";
import type { TodayView } from "@academy/contract/studio/today";
import { expect, test } from "vitest";
import { signedIn } from "../../testing/browser.ts";
import { buy, goToPay } from "../../testing/data/buyers.ts";
import { askedOnce } from "../../testing/data/sage-exchanges.ts";
import { movingClock } from "../../testing/moving-clock.ts";
import { startApi } from "../../testing/servers/start-api.ts";

const path = "/api/studio/desk";

test("the desk counts what waits, and the orders of thirty days", async () => {
  const clock = movingClock(new Date("2031-05-01T10:00:00.000Z"));
  const api = await startApi({ now: clock.now });
  const owner = await signedIn(api, "owner");
  const desk = async (browser = owner) => (await (await browser.get(path)).json()) as DeskView;
  const none = { newLeads: 0, hasMoreLeads: false, waitingMessages: 0, openQuestions: 0, orders: 0, owed: 0 };
  expect(await desk()).toEqual(none);

  await api.post("/api/subscribe-lead", { name: "Ann", email: "ann@example.org" });
  await api.post("/api/subscribe-lead", { name: "Ann", email: "ann@example.org" });
  const words = { name: "Ann", email: "ann@example.org", topic: "course", message: "Hello" };
  await api.post("/api/contact", { ...words, submission_id: randomUUID() });
  for (const question of ["May I bring my dog?", "may i bring my dog", "Is there parking?"]) {
    await askedOnce(api.db, question, { now: clock.now() });
  }
  await askedOnce(api.db, "Who?", { now: clock.now(), outcome: "answered", isHelpful: false });
  await goToPay(api, { offer: "blueprintGuided", email: "begun@example.org" });
  await buy(api, { offer: "blueprintSelfGuided", email: "ann@example.org" });
  expect(await desk()).toEqual({
    newLeads: 1,
    hasMoreLeads: false,
    waitingMessages: 1,
    openQuestions: 3,
    orders: 1,
    owed: 0,
  });

  const { items } = await (await owner.get("/api/studio/messages")).json();
  await owner.send("PUT", `/api/studio/messages/${items[0].id}/answered`, { isAnswered: true });
  const leads = await (await owner.get("/api/studio/leads")).json();
  await owner.post("/api/studio/leads/stage", { ids: [leads.items[0].id], stage: "contacted" });
  clock.moveDays(31);
  // The session has ended by now.
  expect(await desk(await signedIn(api, "owner"))).toMatchObject({
    newLeads: 0,
    waitingMessages: 0,
    orders: 0,
  });
});

test("what buyers wait for is on the desk, as many as Today lists", async () => {
  const api = await startApi();
  const owner = await signedIn(api, "owner");
  await buy(api, { offer: "blueprintDeepDive", email: "ann@example.org" });
  const { owed } = (await (await owner.get(path)).json()) as DeskView;
  const { waiting } = (await (await owner.get("/api/studio/today")).json()) as TodayView;
  expect(waiting.debts).toContainEqual(expect.objectContaining({ kind: "session-offer" }));
  expect(owed).toBe(waiting.debtCount.count);
});
