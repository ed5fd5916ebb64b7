import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { openBrowser, signedIn } from "../../../testing/browser.ts";
import { signInLearner } from "../../../testing/data/learners.ts";
import { startApi } from "../../../testing/servers/start-api.ts";
import { makeOwner } from "../../account/public.ts";

const base = "/api/studio/lead-views";
type View = { id: string; name: string; filters: object };

test("an owner saves filters under names of her own, changes, orders and forgets them", async () => {
  const api = await startApi();
  const owner = await signedIn(api, "owner");
  const names = async (browser = owner) =>
    ((await (await browser.get(base)).json()) as { items: View[] }).items.map(({ name }) => name);
  const make = async (name: string, filters: object = {}) =>
    (await (await owner.post(base, { name, filters })).json()) as View;
  const filters = { stage: "new", search: "<b>", from: "2031-05-01", sort: "oldest" };
  const [one, two] = [await make(" <i>One</i> ", filters), await make("Two")];
  expect(one).toEqual({ id: expect.any(String), name: "<i>One</i>", filters });

  expect((await owner.send("PUT", `${base}/${two.id}`, { name: "Second", filters: {} })).status).toBe(200);
  expect((await owner.send("PUT", base, { ids: [two.id, one.id] })).status).toBe(204);
  expect(await names()).toEqual(["Second", "<i>One</i>"]);
  for (const ids of [[one.id], [one.id, one.id], [one.id, two.id, randomUUID()]]) {
    expect((await owner.send("PUT", base, { ids })).status).toBe(409);
  }
  for (const wrong of [
    { name: "" },
    { name: "x".repeat(61) },
    { name: "a\nb" },
    { filters: { from: "today" } },
    { filters: { x: 1 } },
  ]) {
    expect((await owner.post(base, { name: "A", filters: {}, ...wrong })).status).toBe(400);
  }

  // Another owner has none of them, and can't touch them.
  const person = await signInLearner(api);
  await makeOwner({ db: api.db, now: () => new Date() }, person.email);
  const other = await person.signInAgain();
  expect(((await (await other.get(base)).json()) as { items: View[] }).items).toEqual([]);
  expect((await other.send("PUT", `${base}/${one.id}`, { name: "Mine", filters: {} })).status).toBe(404);
  expect((await other.send("DELETE", `${base}/${one.id}`)).status).toBe(404);

  expect((await owner.send("DELETE", `${base}/${one.id}`)).status).toBe(204);
  expect(await names()).toEqual(["Second"]);
  for (let index = 0; index < 19; index++) await make(`View ${index}`);
  expect((await owner.post(base, { name: "Too many", filters: {} })).status).toBe(400);
  for (const [browser, status] of [
    [openBrowser(api), 401],
    [await signedIn(api), 403],
  ] as const) {
    expect((await browser.get(base)).status).toBe(status);
    expect((await browser.post(base, { name: "A", filters: {} })).status).toBe(status);
    expect((await browser.send("PUT", base, { ids: [two.id] })).status).toBe(status);
    expect((await browser.send("DELETE", `${base}/${two.id}`)).status).toBe(status);
    const all = { filters: {}, stage: "customer" };
    expect((await browser.post("/api/studio/leads/stage-of-all", all)).status).toBe(status);
  }
});

test("all that the filters show are moved, beyond a page and a batch, and no others", async () => {
  const api = await startApi();
  const owner = await signedIn(api, "owner");
  const now = new Date();
  const leads = Array.from({ length: 1203 }, (_, index) => ({
    id: randomUUID(),
    email: `n${index}@example.org`,
    name: "Somebody",
    name_key: "somebody",
    last_name_key: "",
    wants_news: index % 2 === 0,
    is_careless: false,
    is_suspect: false,
    mail_day: "2031-01-01",
    mails_asked: 1,
    created_at: new Date(now.getTime() - index),
    updated_at: now,
  }));
  for (let at = 0; at < leads.length; at += 401) {
    await api.db
      .insertInto("leads")
      .values(leads.slice(at, at + 401) as never)
      .execute();
  }
  const move = async (filters: object) =>
    (await (
      await owner.post("/api/studio/leads/stage-of-all", { filters, stage: "contacted" })
    ).json()) as object;

  expect(await move({ wantsNews: "yes", stage: "new" })).toEqual({ changed: 602, isMore: false });
  expect(await move({ wantsNews: "yes" })).toEqual({ changed: 0, isMore: false });
  expect(await move({})).toEqual({ changed: 601, isMore: false });
  const { count } = await api.db
    .selectFrom("stage_changes")
    .select((select) => select.fn.countAll<number | string>().as("count"))
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(1203);
});
