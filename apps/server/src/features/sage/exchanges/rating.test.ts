import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { askedOnce } from "../../../testing/data/sage-exchanges.ts";
import { refusalOf } from "../../../testing/refusal.ts";
import { startApi } from "../../../testing/servers/start-api.ts";
import { keepExchange } from "../sage.ts";

const now = new Date("2031-05-01T10:00:00.000Z");

test("an exchange is kept without what somebody says about themselves", async () => {
  const { db } = await startApi();
  const id = randomUUID();

  await keepExchange(db, {
    id,
    question: "Was  anna@example.org charged $197 twice? Call +49 171 1234567!",
    answer: "anna@example.org was charged $197. Write to hello@academy.example.",
    outcome: "answered",
    passageId: "blueprint-price",
    now,
  });

  expect(await db.selectFrom("chat_exchanges").selectAll().execute()).toEqual([
    {
      id,
      key: "was email charged 197 twice call number",
      question: "Was  [email] charged $197 twice? Call [number]!",
      answer: "[taken out] was charged $197. Write to hello@academy.example.",
      outcome: "answered",
      passage_id: "blueprint-price",
      is_helpful: null,
      created_at: now,
    },
  ]);
});

test("whoever knows an answer's id rates it, and may change their mind", async () => {
  const api = await startApi();
  const [id, other] = [await askedOnce(api.db, "Why?", { now }), await askedOnce(api.db, "Why?", { now })];
  const rate = (isHelpful: boolean) => api.post(`/api/chat/${id}/rating`, { isHelpful });
  const ratings = async () =>
    Object.fromEntries(
      (await api.db.selectFrom("chat_exchanges").selectAll().execute()).map((row) => [
        row.id,
        row.is_helpful,
      ]),
    );

  const first = await rate(false);
  expect([first.status, await first.text()]).toEqual([204, ""]);
  expect(await ratings()).toEqual({ [id]: false, [other]: null });
  await rate(true);
  expect(await ratings()).toEqual({ [id]: true, [other]: null });
  expect((await api.post(`/api/chat/${id.toUpperCase()}/rating`, { isHelpful: false })).status).toBe(204);
  expect(await ratings()).toEqual({ [id]: false, [other]: null });
});

test("what is not a rating of ours is refused", async () => {
  const api = await startApi();
  const id = await askedOnce(api.db, "Why?", { now });

  expect(await refusalOf(await api.post(`/api/chat/${randomUUID()}/rating`, { isHelpful: true }))).toEqual({
    status: 404,
    code: "NOT_FOUND",
    message: "There’s nothing here.",
  });
  for (const [path, body] of [
    ["not-an-id", { isHelpful: true }],
    [id, {}],
    [id, { isHelpful: null }],
    [id, { isHelpful: "true" }],
    [id, { isHelpful: true, outcome: "answered" }],
  ] as const) {
    expect((await api.post(`/api/chat/${path}/rating`, body)).status, JSON.stringify(body)).toBe(400);
  }
  const row = await api.db.selectFrom("chat_exchanges").select("is_helpful").executeTakeFirst();
  expect(row?.is_helpful).toBeNull();
});
