import { randomUUID } from "node:crypto";
import type { MessagePage } from "@academy/contract/visitors/contact";
import { expect, test } from "vitest";
import { signedIn } from "../../../testing/browser.ts";
import { eventually } from "../../../testing/eventually.ts";
import { allMails, nextMail } from "../../../testing/mailbox.ts";
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
  const reply = (messageId = "", more: object = {}) =>
    owner.post(`${base}/${messageId}/replies`, {
      id: randomUUID(),
      reply: "Yes.",
      answeredAt: null,
      ...more,
    });
  return { clock, api, owner, write, page, texts, mark, reply };
}

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

test("a reply leaves by mail, stays with the message and marks it answered, all at once and once", async () => {
  const { api, clock, write, page, reply } = await academy();
  await write("Is <b>it</b>\nfor me?");
  const [message] = (await page()).items;
  const answer = { id: randomUUID(), reply: " Yes, it is.\r\nWarmly " };

  const twice = await Promise.all([reply(message?.id, answer), reply(message?.id, answer)]);
  expect(twice.map(({ status }) => status)).toEqual([204, 204]);
  expect((await reply(message?.id, answer)).status).toBe(204);
  const mail = await nextMail(api, "ann@example.org");
  expect(mail.subject).toMatch(/^Re: /);
  expect(mail.text).toMatch(/Yes, it is\.\nWarmly[\s\S]*> Is <b>it<\/b>\n> for me\?/);
  expect((await allMails(api)).filter(({ to }) => to === "ann@example.org")).toHaveLength(1);
  const kept = await api.db
    .selectFrom("kept_mails")
    .select("reply_to")
    .where("recipient", "=", "ann@example.org")
    .execute();
  expect(kept).toEqual([{ reply_to: null }]);

  const state = async () => (await page("show=answered")).items[0];
  const sent = await eventually(state, (found) => found?.replies[0]?.mail === "sent");
  expect(sent?.answeredAt).toBe(clock.now().toISOString());
  expect(sent?.replies).toEqual([
    {
      id: answer.id,
      reply: "Yes, it is.\nWarmly",
      by: expect.any(String),
      createdAt: sent?.answeredAt,
      mail: "sent",
    },
  ]);
  expect((await page()).items).toEqual([]);
  const done = await api.db.selectFrom("audit_entries").select(["action", "subject_id"]).execute();
  expect(done).toEqual([{ action: "message.answered", subject_id: message?.id }]);
});

test("whoever answers what another has answered meanwhile is told, and nothing is sent", async () => {
  const { api, clock, write, page, mark, reply } = await academy();
  await write("Hello");
  const id = (await page()).items[0]?.id;

  const both = await Promise.all([reply(id, { reply: "One" }), reply(id, { reply: "Two" })]);
  expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
  const [first] = (await page("show=answered")).items;
  expect(first?.replies).toHaveLength(1);
  // Whoever has seen it may say more.
  expect((await reply(id, { reply: "More", answeredAt: first?.answeredAt })).status).toBe(204);
  expect((await reply(id, { reply: "Late", answeredAt: first?.answeredAt })).status).toBe(409);
  await mark(id, false);
  clock.moveMinutes(1);
  expect((await reply(id, { reply: "Again" })).status).toBe(204);
  expect((await page("show=answered")).items[0]?.replies.map((each) => each.reply)).toEqual([
    first?.replies[0]?.reply,
    "More",
    "Again",
  ]);
  expect((await reply(randomUUID())).status).toBe(404);
  for (const wrong of ["", " \n ", "x".repeat(10_001), "\u0000"]) {
    expect((await reply(id, { reply: wrong })).status).toBe(400);
  }
  const mails = (await allMails(api)).filter(({ to }) => to === "ann@example.org");
  expect(mails).toHaveLength(3);
});

test("a reply that could not be delivered says so, and is sent again once", async () => {
  const { api, owner, write, page, reply } = await academy();
  await write("Hello");
  await reply((await page()).items[0]?.id);
  await allMails(api);
  const props = { reply: "Yes, it is.", topic: "course", message: "Hello" };
  const payload = { to: { address: "ann@example.org" }, mail: { template: "contact-reply", props } };
  await api.db
    .updateTable("jobs")
    .set({ state: "dead", payload: JSON.stringify(payload) })
    .where("key", "like", "contact-reply:%")
    .execute();
  // As if it had never left.
  await api.db.deleteFrom("kept_mails").where("recipient", "=", "ann@example.org").execute();
  const shown = async () => (await page("show=answered")).items[0];
  const [message, other] = [await shown(), randomUUID()];
  const replyId = message?.replies[0]?.id;
  const again = async (id: string | undefined, which: string | undefined) =>
    (await owner.post(`/api/studio/messages/${id}/replies/${which}/send-again`)).status;

  expect(message?.replies[0]?.mail).toBe("failed");
  expect([await again(other, replyId), await again(message?.id, other)]).toEqual([404, 404]);
  const both = await Promise.all([again(message?.id, replyId), again(message?.id, replyId)]);
  expect(both.sort()).toEqual([204, 409]);
  await eventually(shown, (found) => found?.replies[0]?.mail === "sent");
  const mails = (await allMails(api)).filter(({ to }) => to === "ann@example.org");
  expect(mails).toHaveLength(1);
  expect(await again(message?.id, replyId), "it has arrived").toBe(409);
});
