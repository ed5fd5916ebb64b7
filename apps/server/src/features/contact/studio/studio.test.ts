import { randomUUID } from "node:crypto";
import type { MessagePage } from "@academy/contract/contact";
import { expect, test } from "vitest";
import { type Browser, openBrowser, signedIn } from "../../../testing/browser.ts";
import { movingClock } from "../../../testing/moving-clock.ts";
import { startApi } from "../../../testing/servers/start-api.ts";

const base = "/api/studio/messages";

async function academy() {
  const clock = movingClock(new Date("2031-05-01T10:00:00.000Z"));
  const api = await startApi({ now: clock.now });
  const owner = await signedIn(api, "owner");
  const write = async (message: string, more: object = {}) => {
    clock.moveMinutes(1);
    const words = { name: "Ann", email: "ann@example.org", topic: "course", submission_id: randomUUID() };
    expect((await api.post("/api/contact", { ...words, message, ...more })).status).toBe(204);
  };
  const page = async (query = "") => (await (await owner.get(`${base}?${query}`)).json()) as MessagePage;
  const texts = async (query = "") => (await page(query)).items.map(({ message }) => message);
  const mark = (id = "", isAnswered = true) => owner.send("PUT", `${base}/${id}/answered`, { isAnswered });
  return { clock, api, owner, write, page, texts, mark };
}

test("only the owner may", async () => {
  const { api, owner, write, page } = await academy();
  await write("Hello");
  const id = (await page()).items[0]?.id;
  const calls: [number, (browser: Browser) => Promise<Response>][] = [
    [200, (browser) => browser.get(base)],
    [204, (browser) => browser.send("PUT", `${base}/${id}/answered`, { isAnswered: true })],
  ];

  for (const [allowed, call] of calls) {
    expect((await call(openBrowser(api))).status).toBe(401);
    expect((await call(await signedIn(api))).status).toBe(403);
    expect((await page("show=answered")).items).toEqual([]);
    expect((await call(owner)).status).toBe(allowed);
  }
});

test("messages wait, the newest first and page by page, until they are answered", async () => {
  const { clock, write, page, texts, mark } = await academy();
  const evil = "<img src=x onerror=alert(1)>\nsecond line";
  for (const text of [evil, "two", "three"]) await write(text);

  const first = await page("limit=2");
  await write("four");
  expect(first.items.map(({ message }) => message)).toEqual(["three", "two"]);
  expect(await texts(`limit=2&cursor=${first.nextCursor}`)).toEqual([evil]);

  const [, two] = first.items;
  expect((await mark(two?.id)).status).toBe(204);
  const at = clock.now().toISOString();
  clock.moveMinutes(1);
  await mark(two?.id);
  expect(await texts()).toEqual(["four", "three", evil]);
  expect((await page("show=answered")).items).toEqual([{ ...two, answeredAt: at }]);
  expect(await texts("show=all")).toHaveLength(4);
  await mark(two?.id, false);
  expect(await texts()).toHaveLength(4);
  expect((await mark(randomUUID())).status).toBe(404);
});
