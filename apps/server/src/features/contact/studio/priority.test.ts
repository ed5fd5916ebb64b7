import { randomUUID } from "node:crypto";
import type { HeldBenefitView } from "@academy/contract/learning/benefits";
import type { TodayView } from "@academy/contract/studio/today";
import type { MessagePage } from "@academy/contract/visitors/contact";
import { expect, test } from "vitest";
import { type Browser, openBrowser, signedIn } from "../../../testing/browser.ts";
import { give, signInLearner } from "../../../testing/data/learners.ts";
import { nextMail } from "../../../testing/mailbox.ts";
import { movingClock } from "../../../testing/moving-clock.ts";
import { startApi } from "../../../testing/servers/start-api.ts";

test("who was promised it stands first among those that wait, the first due first, with the day, page by page, and on Today", async () => {
  // A Friday.
  const clock = movingClock(new Date("2031-05-02T10:00:00.000Z"));
  const api = await startApi({ now: clock.now });
  const owner = await signedIn(api, "owner");
  const ann = await signInLearner(api, "Ann");
  await give(api.db, ann.id, "blueprintDeepDive", clock.now());
  const write = async (message: string, by: Browser) => {
    clock.moveMinutes(1);
    const words = { name: "Ann", email: ann.email, topic: "course", submission_id: randomUUID() };
    expect((await by.post("/api/contact", { ...words, message })).status).toBe(204);
  };
  const page = async (query = "") =>
    (await (await owner.get(`/api/studio/messages?${query}`)).json()) as MessagePage;

  await write("first of Ann", ann);
  await write("a visitor who typed her address", openBrowser(api));
  const path = "/api/studio/settings/answer-promise";
  const set = (days: number, was: number) => owner.send("PUT", path, { days, was });
  expect([(await set(5, 2)).status, (await set(4, 2)).status, (await set(0, 5)).status]).toEqual([
    204, 409, 400,
  ]);
  await write("second of Ann", ann);
  const { benefits } = (await (await ann.get("/api/my-benefits")).json()) as { benefits: HeldBenefitView[] };
  expect(benefits.filter(({ answerDays }) => answerDays === 5).map(({ kind }) => kind)).toEqual(["priority"]);
  const letter = async (message: string): Promise<string> => {
    const { text } = await nextMail(api, owner.email);
    return text.includes(message) ? text : letter(message);
  };
  expect(await letter("first of Ann")).toContain("Priority: answer by May 6, 2031.");
  expect(await letter("who typed her address")).not.toContain("Priority");
  await write("the newest", openBrowser(api));

  const first = await page("limit=1");
  expect(first.items).toMatchObject([{ message: "first of Ann", dueAt: "2031-05-06T23:59:59.999Z" }]);
  const rest: string[] = [];
  for (let cursor = first.nextCursor; cursor !== null; ) {
    const next: MessagePage = await page(`limit=1&cursor=${cursor}`);
    rest.push(...next.items.map(({ message, dueAt }) => `${message} ${dueAt}`));
    cursor = next.nextCursor;
  }
  expect(rest, "what was promised before stays").toEqual([
    "second of Ann 2031-05-09T23:59:59.999Z",
    "the newest null",
    "a visitor who typed her address null",
  ]);
  const { waiting } = (await (await owner.get("/api/studio/today")).json()) as TodayView;
  const owed = { kind: "priority", about: "Ann", due: first.items[0]?.dueAt, path: "/studio/messages" };
  expect(waiting.debts.filter(({ kind }) => kind === "priority")).toEqual([owed]);
  const [promised] = first.items;
  await owner.send("PUT", `/api/studio/messages/${promised?.id}/answered`, { isAnswered: true });
  expect((await page("show=all")).items[0]?.message, "elsewhere by time").toBe("the newest");
});
