import type { MenuEntry } from "@academy/contract/fields/menu";
import type { MenuView } from "@academy/contract/studio/menu";
import type { OwnPageView } from "@academy/contract/visitors/own-pages";
import { expect, test } from "vitest";
import { type Browser, signedIn } from "../../testing/browser.ts";
import { refusalOf } from "../../testing/refusal.ts";
import { startApi } from "../../testing/servers/start-api.ts";

const base = "/api/studio/menu";
const own = "/api/studio/own-pages";
const show = async (owner: Browser) => (await (await owner.get(base)).json()) as MenuView;
const outside = (to: string, label: string): MenuEntry => ({ kind: "outside", to, label });
const pageEntry = (page: string, label: string): MenuEntry => ({ kind: "page", page, label });

async function newPage(owner: Browser, title: string, address: string): Promise<string> {
  const made = await owner.post(own, { title, address, kind: "article" });
  const { id } = (await made.json()) as { id: string };
  await write(owner, id, { description: "About it." });
  return id;
}
const pageNow = async (owner: Browser, id: string) =>
  (await (await owner.get(`${own}/${id}`)).json()) as OwnPageView;
async function write(owner: Browser, id: string, change: object): Promise<void> {
  const { page, state } = await pageNow(owner, id);
  const sections = page.sections.map((each) =>
    each.kind === "text" ? { ...each, markdown: "Words." } : each,
  );
  const body = { basedOn: state, page: { ...page, sections, ...change } };
  expect((await owner.send("PUT", `${own}/${id}/draft`, body)).status).toBe(200);
}
const act = async (owner: Browser, id: string, what: string) => {
  const { state } = await pageNow(owner, id);
  expect((await owner.post(`${own}/${id}/${what}`, { basedOn: state })).status, what).toBe(204);
};
const linksIn = (html: string, part: RegExp) =>
  [...(part.exec(html)?.[0] ?? "").matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, to]) => to);
const bar = /<nav aria-label="Main".*?<\/nav>/s;
const footer = /<nav aria-label="Footer".*?<\/nav>/s;

test("an owner's links stand among the academy's own on every page, follow her pages, and go with them", async () => {
  const api = await startApi({ pages: undefined });
  const owner = await signedIn(api, "owner");
  const contact = async () => (await api.get("/contact")).text();
  const first = await contact();
  const { entries, revision } = await show(owner);
  expect(revision).toBe(0);
  expect(entries.bar).toEqual([{ kind: "ours", to: "/quiz" }]);
  const id = await newPage(owner, "Retreats", "/retreats");

  const changed = {
    ...entries,
    bar: [pageEntry(id, "🌿 Retreats <b>"), ...entries.bar, outside("https://example.com/shop", "Shop")],
    support: [...entries.support.toReversed(), pageEntry(id, "Retreats")],
  };
  const body = { entries: changed, basedOn: 0 };
  // Nobody can see it yet.
  expect(await refusalOf(await owner.send("PUT", base, body))).toMatchObject({ code: "BAD_REQUEST" });
  await act(owner, id, "publish");
  expect((await owner.send("PUT", base, body)).status).toBe(204);

  const html = await contact();
  expect(linksIn(html, bar)).toEqual(["/retreats", "/quiz", "https://example.com/shop"]);
  expect(html).toContain("🌿 Retreats &lt;b&gt;");
  expect(linksIn(html, footer).slice(-4)).toEqual(["/terms", "/privacy", "/contact", "/retreats"]);
  expect(html).toMatch(/<a href="https:\/\/example.com\/shop" target="_blank" rel="noopener"/);
  // What a browser reads before the page's scripts says the same.
  const words = /"(\/words\/[0-9a-f]{16}\.js)"/.exec(html)?.[1] ?? "";
  const script = await (await api.get(words)).text();
  expect(script).toContain('"label":"Shop","to":"https://example.com/shop"');
  expect(script).not.toContain(id);
  // The shell, which every page of members starts from, names them as well.
  expect(await (await owner.get("/")).text()).toContain(words);
  expect(await refusalOf(await owner.send("PUT", base, body))).toMatchObject({ code: "CONFLICT" });

  // A page that moves takes its links along; one that is taken down leaves the menu, and comes back to its place.
  await write(owner, id, { address: "/quiet-weeks", title: "Quiet weeks" });
  await act(owner, id, "publish");
  expect(linksIn(await contact(), bar)).toEqual(["/quiet-weeks", "/quiz", "https://example.com/shop"]);
  await act(owner, id, "unpublish");
  const without = await contact();
  expect(linksIn(without, bar)).toEqual(["/quiz", "https://example.com/shop"]);
  expect(without).not.toContain("quiet-weeks");
  const kept = await show(owner);
  expect(kept.entries).toEqual(changed);
  // What waits there may stay while something else is put in order.
  const more = { entries: { ...changed, academy: entries.academy.toReversed() }, basedOn: kept.revision };
  expect((await owner.send("PUT", base, more)).status).toBe(204);
  await act(owner, id, "publish");
  expect(linksIn(await contact(), bar)).toEqual(["/quiet-weeks", "/quiz", "https://example.com/shop"]);

  const { revision: newest, versions } = await show(owner);
  expect(versions).toHaveLength(2);
  expect((await owner.send("PUT", base, { entries, basedOn: newest })).status).toBe(204);
  const back = await contact();
  expect(linksIn(back, bar)).toEqual(linksIn(first, bar));
  expect(linksIn(back, footer)).toEqual(linksIn(first, footer));
  expect(back).not.toContain("/words/");
});

test("what can't stand there is refused", async () => {
  const api = await startApi();
  const owner = await signedIn(api, "owner");
  const { entries } = await show(owner);
  const refused = async (change: Partial<MenuView["entries"]>) =>
    refusalOf(await owner.send("PUT", base, { entries: { ...entries, ...change }, basedOn: 0 }));
  const withBar = (...more: MenuEntry[]) => refused({ bar: [...entries.bar, ...more] });

  for (const to of [
    "javascript:alert(1)",
    "http://example.com",
    "//example.com",
    "/quiz",
    "https://me:secret@example.com",
    "data:text/html,x",
    `https://example.com/${"a".repeat(300)}`,
  ]) {
    expect(await withBar(outside(to, "Bad")), to).toMatchObject({
      code: "BAD_REQUEST",
      field: "entries.bar.1.to",
    });
  }
  for (const label of ["", "  ", "a".repeat(41), "two\nlines"]) {
    expect(await withBar(outside("https://example.com", label)), label).toMatchObject({
      field: "entries.bar.1.label",
    });
  }
  // Twice in one menu, once in each is fine; ours stay, each in its place and once.
  const shop = outside("https://example.com", "Shop");
  expect(await withBar(shop, outside("https://EXAMPLE.com/", "Store"))).toMatchObject({ field: "bar.1.to" });
  expect(
    await refused({ quick: [shop, ...entries.quick], support: [...entries.support, shop] }),
  ).toMatchObject({
    field: "quick.0.to",
  });
  expect(await refused({ bar: [] })).toMatchObject({ field: "bar" });
  expect(await refused({ bar: [...entries.bar, ...entries.bar] })).toMatchObject({ field: "bar" });
  expect(await refused({ quick: entries.quick.slice(1), academy: entries.academy })).toMatchObject({
    field: "quick",
  });
  const many = (count: number, name: string) =>
    Array.from({ length: count }, (_, at) => outside(`https://example.com/${name}/${at}`, `${name} ${at}`));
  expect(await withBar(...many(9, "a"))).toMatchObject({
    field: "bar",
    message: expect.stringContaining("room for 8"),
  });
  expect(
    await refused({
      quick: [...entries.quick, ...many(5, "a")],
      academy: [...entries.academy, ...many(4, "b")],
    }),
  ).toMatchObject({ field: "quick", message: expect.stringContaining("room for 8") });

  expect((await show(owner)).revision).toBe(0);
});
