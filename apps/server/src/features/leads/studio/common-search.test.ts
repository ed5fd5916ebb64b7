import { type RawBuilder, sql } from "kysely";
import { expect, test } from "vitest";
import type { Cursor } from "../../../platform/db/cursor-paging.ts";
import type { Db } from "../../../platform/db/database.ts";
import { testDatabase } from "../../../testing/servers/test-database.ts";
import { listFilteredLeads } from "./filtered-leads.queries.ts";

const at = new Date("2031-05-01T10:00:00.000Z");

/** The later in the alphabet, the newer. */
async function fill(db: Db, ids: string, name: string, source: string, count: number): Promise<void> {
  const key: RawBuilder<unknown> = sql.lit(name.toLowerCase());
  await sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${sql.lit(count)})
    insert into leads (id, email, name, name_key, last_name_key, source, wants_news, mail_day, mails_asked, created_at, updated_at)
    select ${sql.lit(ids)} || cast(100000 + i as text), 'n' || ${sql.lit(ids)} || i || '@example.org', ${sql.lit(name)}, ${key}, '',
      ${sql.lit(source)}, false, '2031-01-01', 1, ${at}, ${at} from n`.execute(db);
}

test("a common name among filters that leave few of its leads, or none, is found all the same, page by page", async () => {
  const { db } = await testDatabase();
  await fill(db, "a-", "Anna", "podcast", 60);
  await fill(db, "b-", "Bela", "podcast", 5500);
  await fill(db, "c-", "Anna", "youtube", 2500);
  const list = (source: string, order: "newest" | "oldest", after?: Cursor) =>
    listFilteredLeads(db, { search: "anna", source } as never, { limit: 50, order, after });

  const first = await list("podcast", "newest");
  expect(first.map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, index) => `a-${100060 - index}`));
  const last = first.at(-1);
  const second = await list("podcast", "newest", { at: last?.created_at as Date, id: last?.id ?? "" });
  expect(second.map(({ id }) => id)).toEqual(Array.from({ length: 10 }, (_, index) => `a-${100010 - index}`));
  expect((await list("podcast", "oldest")).map(({ id }) => id).slice(0, 2)).toEqual(["a-100001", "a-100002"]);
  expect(await list("newsletter", "newest")).toEqual([]);
  expect((await list("youtube", "newest"))[0]).toMatchObject({ id: "c-102500", name: "Anna" });
});

test("by name, a common one is found whichever end of the alphabet the list begins at", async () => {
  const { db } = await testDatabase();
  await fill(db, "a-", "Anna", "podcast", 60);
  await fill(db, "b-", "Bela", "podcast", 5500);
  await fill(db, "c-", "Anna", "youtube", 2500);
  type Order = "name" | "name-desc";
  const list = async (filters: object, order: Order, after?: Cursor) =>
    (await listFilteredLeads(db, filters as never, { limit: 50, order, after })).map(({ id }) => id);
  const ids = (prefix: string, from: number, to: number) =>
    Array.from(
      { length: Math.abs(to - from) + 1 },
      (_, index) => `${prefix}${from + Math.sign(to - from) * index}`,
    );

  const searched = { search: "anna", source: "podcast" };
  expect(await list(searched, "name")).toEqual(ids("a-", 100001, 100050));
  expect(await list(searched, "name", { at, id: "a-100050", text: "anna" })).toEqual(
    ids("a-", 100051, 100060),
  );
  expect(await list(searched, "name-desc")).toEqual(ids("a-", 100060, 100011));
  expect(await list({ source: "podcast" }, "name-desc")).toEqual(ids("b-", 105500, 105451));
  expect(await list({ stage: "new" }, "name", { at, id: "c-102500", text: "anna" })).toEqual(
    ids("b-", 100001, 100050),
  );
  expect(await list({ source: "newsletter", search: "anna" }, "name")).toEqual([]);
  expect(await list({}, "name", { at, id: "a-100060", text: "anna" })).toEqual(ids("c-", 100001, 100050));
});
