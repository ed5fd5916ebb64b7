import { randomUUID } from "node:crypto";
import type { KeptMailPage } from "@academy/contract/dev-mail";
import { expect, test } from "vitest";
import type { Db } from "../../platform/db/database.ts";
import { refusalOf } from "../../testing/refusal.ts";
import { startApi } from "../../testing/servers/start-api.ts";

type Api = Awaited<ReturnType<typeof startApi>>;

const mailAt = (keptAt: string, more: { id?: string; subject?: string } = {}) => ({
  id: randomUUID(),
  sender: "Lightworker Academy <hello@localhost>",
  recipient: "Ann Example <ann@example.com>",
  subject: "Welcome",
  html: '<p style="color: teal">Hello Ann</p>',
  body_text: "Hello Ann",
  kept_at: new Date(keptAt),
  ...more,
});

/** Only the mails of the test, once the one that a demo's first start sends has arrived. */
async function keepOnly(db: Db, mails: ReturnType<typeof mailAt>[]): Promise<void> {
  await expect
    .poll(() => db.selectFrom("kept_mails").select("id").execute(), { interval: 20 })
    .toHaveLength(1);
  await db.deleteFrom("kept_mails").execute();
  await db.insertInto("kept_mails").values(mails).execute();
}

async function list(api: Api, query: Record<string, string> = {}): Promise<KeptMailPage> {
  const response = await api.get(`/api/dev/mails?${new URLSearchParams(query)}`);
  expect(response.status).toBe(200);
  return (await response.json()) as KeptMailPage;
}

test("kept mails are listed newest first, page by page, without gaps or repeats", async () => {
  const api = await startApi();
  // Several at one moment: there the id decides.
  const mails = Array.from({ length: 60 }, (_, index) =>
    mailAt(`2031-05-01T10:00:${String(Math.floor(index / 4)).padStart(2, "0")}.${index % 2}00Z`),
  );
  await keepOnly(api.db, mails);
  const newestFirst = [...mails]
    .sort((a, b) => b.kept_at.getTime() - a.kept_at.getTime() || (a.id < b.id ? 1 : -1))
    .map(({ id }) => id);

  for (const limit of [undefined, "1", "7", "60", "100"]) {
    const seen: string[] = [];
    const sizes: number[] = [];
    let cursor: string | null = null;
    do {
      const page = await list(api, { ...(limit ? { limit } : {}), ...(cursor ? { cursor } : {}) });
      seen.push(...page.items.map(({ id }) => id));
      sizes.push(page.items.length);
      cursor = page.nextCursor;
    } while (cursor);

    if (limit === undefined) expect(sizes).toEqual([25, 25, 10]);
    expect(Math.max(...sizes), limit).toBe(Math.min(60, Number(limit ?? 25)));
    expect(seen, limit).toEqual(newestFirst);
  }
});

test("a mail kept while somebody leafs through moves nothing on the pages to come", async () => {
  const api = await startApi();
  const mails = [3, 2, 1].map((second) => mailAt(`2031-05-01T10:00:0${second}.000Z`));
  await keepOnly(api.db, mails);
  const first = await list(api, { limit: "2" });

  await api.db.insertInto("kept_mails").values(mailAt("2031-05-01T11:00:00.000Z")).execute();
  const second = await list(api, { limit: "2", cursor: first.nextCursor ?? "" });

  expect(second.items.map(({ id }) => id)).toEqual([mails[2]?.id]);
  expect(second.nextCursor).toBeNull();
});

test("a mail is shown with what may leave, its HTML apart in a sandbox", async () => {
  const api = await startApi();
  const mail = mailAt("2031-05-01T10:00:00.000Z");
  await keepOnly(api.db, [mail]);

  const shown = await api.get(`/api/dev/mails/${mail.id}`);
  const html = await api.get(`/api/dev/mails/${mail.id}/html`);

  const summary = { id: mail.id, to: mail.recipient, subject: "Welcome", keptAt: "2031-05-01T10:00:00.000Z" };
  expect((await list(api)).items).toEqual([summary]);
  expect([shown.status, await shown.json()]).toEqual([
    200,
    { ...summary, from: mail.sender, replyTo: null, text: "Hello Ann", attachment: null },
  ]);
  expect([html.status, await html.text()]).toEqual([200, mail.html]);
  expect(Object.fromEntries(html.headers)).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "content-security-policy":
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox",
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
  });
});

test("a cursor, limit or id that is none of ours is refused", async () => {
  const api = await startApi();
  const time = "2031-05-01T10:00:00.000Z";
  const cursors = [
    "",
    "nonsense",
    "_",
    time,
    `${time}_`,
    `${time}_x\0y`,
    `1_${randomUUID()}`,
    `9999-99-99T10:00:00.000Z_${randomUUID()}`,
    `${time}_${randomUUID()}_x`,
  ];

  for (const cursor of cursors) {
    const response = await api.get(`/api/dev/mails?${new URLSearchParams({ cursor })}`);
    expect(await refusalOf(response), JSON.stringify(cursor)).toEqual({
      status: 400,
      code: "BAD_REQUEST",
      field: "cursor",
      message: "not one of ours",
    });
  }
  for (const query of [
    "limit=0",
    "limit=101",
    "limit=-1",
    "limit=1.5",
    "limit=ten",
    "limit=",
    "limit=1&limit=2",
    "page=2",
  ]) {
    const refusal = await refusalOf(await api.get(`/api/dev/mails?${query}`));
    expect(refusal, query).toMatchObject({ status: 400, code: "BAD_REQUEST" });
    expect(`${refusal.field}: ${refusal.message}`).toContain(query.split("=")[0]);
  }
  for (const path of [
    `/api/dev/mails/${randomUUID()}`,
    `/api/dev/mails/${randomUUID()}/html`,
    `/api/dev/mails/${randomUUID()}/attachment`,
  ]) {
    expect(await refusalOf(await api.get(path))).toMatchObject({ status: 404, code: "NOT_FOUND" });
  }
  expect(await refusalOf(await api.get("/api/dev/mails/1"))).toMatchObject({
    status: 400,
    code: "BAD_REQUEST",
  });
});
