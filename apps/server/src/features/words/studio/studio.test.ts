import type { PageEdits, PagePreview, PageSummary, PageWords } from "@academy/contract/studio/pages";
import { expect, test } from "vitest";
import { type Browser, signedIn } from "../../../testing/browser.ts";
import { newStaff } from "../../../testing/data/staff.ts";
import { refusalOf } from "../../../testing/refusal.ts";
import { startApi } from "../../../testing/servers/start-api.ts";

const base = "/api/studio/pages";
const show = async (browser: Browser, id: string) =>
  (await (await browser.get(`${base}/${id}`)).json()) as PageWords;
const save = async (browser: Browser, id: string, edits: PageEdits, basedOn?: string) =>
  browser.send("PUT", `${base}/${id}/draft`, {
    basedOn: basedOn ?? (await show(browser, id)).state,
    edits,
  });
const publish = async (browser: Browser, id: string) =>
  browser.post(`${base}/${id}/publish`, { basedOn: (await show(browser, id)).state });
const restore = async (browser: Browser, id: string, revision: number) =>
  browser.post(`${base}/${id}/restore`, { basedOn: (await show(browser, id)).state, revision });

const heading = (text: string): PageEdits => ({ "home-page": { "hero.heading": text } });

test("a draft is kept for whoever writes, refused where it can't be said, and told of when two write", async () => {
  const api = await startApi();
  const owner = await signedIn(api, "owner");
  const editor = await newStaff(api, "editor");

  const { items } = (await (await editor.get(base)).json()) as { items: PageSummary[] };
  expect(items.map(({ id }) => id)).toContain("home");
  expect(items.every(({ draft, published }) => draft === null && published === null)).toBe(true);

  expect(await (await save(editor, "home", heading("Written by an editor"))).json()).toMatchObject({
    edits: heading("Written by an editor"),
  });
  const seen = await show(owner, "home");
  expect(seen).toMatchObject({ edits: heading("Written by an editor"), publishedEdits: {}, versions: [] });
  expect(seen.draft?.by).toBe("editor");

  // Both go on from what they saw: the second is told, and what the first wrote stays.
  expect((await save(owner, "home", heading("By the owner"), seen.state)).status).toBe(200);
  expect(await refusalOf(await save(editor, "home", heading("Too late"), seen.state))).toMatchObject({
    code: "CONFLICT",
  });
  expect((await show(editor, "home")).edits).toEqual(heading("By the owner"));

  for (const edits of [
    { nothing: { a: "b" } },
    { "home-page": { "hero.nothing": "b" } },
    { "home-page": { "hero.discover.to": "javascript:alert(1)" } },
    { "home-page": { "hero.heading": ["b"] } },
    { "home-page": { "hero.heading": "b".repeat(400) } },
  ] as PageEdits[]) {
    const refused = await save(owner, "home", edits);
    expect(refused.status, JSON.stringify(edits).slice(0, 60)).toBe(400);
  }
  expect((await save(owner, "home", { "home-page": { "hero.heading": 5 } } as never)).status).toBe(400);
  expect((await owner.get(`${base}/nowhere`)).status).toBe(404);

  expect(
    (await owner.post(`${base}/home/discard`, { basedOn: (await show(owner, "home")).state })).status,
  ).toBe(204);
  expect(await show(owner, "home")).toMatchObject({ draft: null, edits: {} });
  expect(
    await api.db.selectFrom("audit_entries").select("action").where("subject_id", "=", "home").execute(),
  ).toEqual([{ action: "page.edit" }]);
});

test("what is published is on the page, as text, and what was before can be brought back", async () => {
  // The pages that were built, and the renderer beside them.
  const api = await startApi({ pages: undefined });
  const owner = await signedIn(api, "owner");
  const page = async (path: string) => (await api.get(path)).text();
  const first = await page("/home");
  const evil = `</title><script>alert(1)</script><img src=x onerror=alert(1)> & “quoted”`;
  expect(first).not.toContain("/words/");

  await save(owner, "home", {
    "home-page": {
      "hero.heading": evil,
      "meta.title": "Another title",
      "testimonials.items": [{ from: 1, edits: { text: "The only voice left." } }],
    },
  });
  const preview = (await (await owner.post(`${base}/home/preview`)).json()) as PagePreview;
  expect(preview.html).not.toContain("<script");
  expect(preview.html).toContain("The only voice left.");
  expect(preview.html).toMatch(/[\u2061-\u2064]/u);
  expect(preview.marks).toContainEqual({ key: "home-page", path: "hero.heading" });
  expect(await page("/home")).toBe(first);

  expect((await publish(owner, "home")).status).toBe(204);

  const published = await page("/home");
  expect(published).toContain("&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(published).not.toContain("<img src=x");
  expect(published).toContain("<title>Another title");
  expect(published).toContain("The only voice left.");
  expect(published).not.toContain("Nasreen");
  expect(published).not.toMatch(/[\u2061-\u2064]/u);
  const file = /"(\/words\/[0-9a-f]{16}\.js)"/.exec(published)?.[1] ?? "";
  const words = await api.get(file);
  expect(words.headers.get("cache-control")).toContain("immutable");
  expect(await words.text()).toContain("The only voice left.");
  // The shell, which every other page starts from, reads them as well.
  expect(await (await owner.get("/")).text()).toContain(`<script src="${file}"></script>`);
  expect(await show(owner, "home")).toMatchObject({ draft: null, versions: [{ revision: 1 }] });

  // Another page leaves this one's words as they are; what follows from words follows.
  await save(owner, "blueprint", {
    "blueprint-faq": { items: [{ from: 0, edits: { answer: "As long as a cup of tea." } }] },
    "blueprint-for-archetypes": { "archetypes.mystic.hero": "Dreams & <plans>, in this order." },
  });
  expect((await publish(owner, "blueprint")).status).toBe(204);
  const blueprint = await page("/healers-business-blueprint");
  expect(blueprint).toContain('"text":"As long as a cup of tea."');
  // Whoever comes from a result is spoken to in words that can be changed as well, under both addresses.
  for (const path of ["/healers-business-blueprint", "/healers-roadmap"]) {
    const mystic = await page(`${path}?archetype=mystic`);
    expect(mystic).toContain(">Dreams &amp; &lt;plans&gt;, in this order.</p>");
    expect(mystic).toContain(">A three-week course for the Cosmic Mystic</p>");
    expect(await page(`${path}?archetype=teacher`)).toContain("You can explain anything except");
    expect(await page(`${path}?archetype=nobody`)).toBe(await page(path));
  }
  expect(await page("/home")).toContain("The only voice left.");
  const answer = await owner.post("/api/chat", { message: "How much time does it take?" });
  expect(await answer.text()).toContain("As long as a cup of tea.");
  expect((await (await api.get(file)).text()).startsWith("document.")).toBe(true);

  expect((await restore(owner, "home", 0)).status).toBe(204);
  expect((await restore(owner, "home", 77)).status).toBe(404);
  const restored = await page("/home");
  expect(restored).toContain("Nasreen");
  expect((await show(owner, "home")).versions[0]).toMatchObject({ restoredFrom: 0, edits: {} });

  const actions = await api.db
    .selectFrom("audit_entries")
    .select("action")
    .where("subject_id", "=", "home")
    .orderBy("id")
    .execute();
  expect(actions.map(({ action }) => action)).toEqual(["page.edit", "page.publish", "page.restore"]);
});

test("archetypes are called as the owner calls them, and as the academy began again", async () => {
  const api = await startApi({ pages: undefined });
  const owner = await signedIn(api, "owner");
  const names = { archetypes: { "teacher.title": "The Wise <b>Guide</b>" } };
  const saved = await save(owner, "archetypes", names);
  expect(saved.status, await saved.text()).toBe(200);
  expect((await publish(owner, "archetypes")).status).toBe(204);
  // Pages and their scripts read it before the archetypes are evaluated.
  const words = /"(\/words\/[0-9a-f]{16}\.js)"/.exec(await (await api.get("/quiz")).text())?.[1] ?? "";
  expect(await (await api.get(words)).text()).toContain('"archetypes":{"teacher.title":"The Wise');
  const mail = (await (await owner.get("/api/studio/mails/mail-quiz-result/preview")).json()) as {
    subject: string;
  };
  expect(mail.subject).toContain("The Wise <b>Guide</b>");
  expect((await restore(owner, "archetypes", 0)).status).toBe(204);
  expect((await (await api.get("/quiz")).text()).includes("/words/")).toBe(false);
});
