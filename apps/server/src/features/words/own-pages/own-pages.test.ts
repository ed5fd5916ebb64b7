import type { OwnPage, OwnPageSummary, OwnPageView, Section } from "@academy/contract/visitors/own-pages";
import { expect, test } from "vitest";
import { type Api, type Browser, signedIn } from "../../../testing/browser.ts";
import { hostileText } from "../../../testing/data/hostile-texts.ts";
import { newStaff } from "../../../testing/data/staff.ts";
import { refusalOf } from "../../../testing/refusal.ts";
import { startApi } from "../../../testing/servers/start-api.ts";
import { findDraft, putDraft } from "../../drafts/public.ts";

const base = "/api/studio/own-pages";
const redirects = "/api/studio/redirects";
const make = async (browser: Browser, title: string, address: string) => {
  const made = await browser.post(base, { title, address, kind: "article" });
  return ((await made.json()) as { id: string }).id;
};
const show = async (browser: Browser, id: string) =>
  (await (await browser.get(`${base}/${id}`)).json()) as OwnPageView;
const save = async (browser: Browser, id: string, change: Partial<OwnPage>, basedOn?: string) => {
  const { page, state } = await show(browser, id);
  return browser.send("PUT", `${base}/${id}/draft`, {
    basedOn: basedOn ?? state,
    page: { ...page, ...change },
  });
};
const act = async (browser: Browser, id: string, what: string, more = {}) =>
  browser.post(`${base}/${id}/${what}`, { basedOn: (await show(browser, id)).state, ...more });
const list = async (browser: Browser) =>
  ((await (await browser.get(base)).json()) as { items: OwnPageSummary[] }).items;

const hero = (heading: string): Section => ({
  kind: "hero",
  eyebrow: "",
  heading,
  text: "",
  label: "Begin",
  to: "/quiz",
});
const elsewhere = async (api: Api, path: string) => {
  const answer = await api.get(path);
  return [answer.status, answer.headers.get("location")];
};

test("a page is begun at a free address, kept as a draft, and refused where it can't be shown", async () => {
  const api = await startApi();
  const owner = await signedIn(api, "owner");
  const editor = await newStaff(api, "editor");
  const refused = async (body: object) => refusalOf(await owner.post(base, body));
  const asked = { title: "Yoga", kind: "article" };

  for (const address of [
    "/quiz",
    "/Studio/x",
    "/api/x",
    "/files",
    "/ünï",
    "/a.html",
    "/",
    "/de",
    "/health",
  ]) {
    expect(await refused({ ...asked, address }), address).toMatchObject({
      code: "BAD_REQUEST",
      field: "address",
    });
  }
  expect((await refused({ ...asked, title: " ", address: "/yoga" })).field).toBe("title");

  const id = await make(editor, "Yoga", " Yoga-For-Healers/ ");
  expect(await list(owner)).toMatchObject([
    { id, title: "Yoga", address: "/yoga-for-healers", publicAt: null, published: null },
  ]);
  const seen = await show(owner, id);
  expect(seen.draft?.by).toBe("editor");
  expect((await save(owner, id, { description: "By the owner" }, seen.state)).status).toBe(200);
  const late = { description: "Too late" };
  expect((await refusalOf(await save(editor, id, late, seen.state))).code).toBe("CONFLICT");

  for (const [change, field] of [
    [{ address: "/studio" }, "address"],
    [{ sections: [{ ...hero("A"), to: "javascript:alert(1)" }] }, "page.sections.0.to"],
    [
      { sections: [{ kind: "picture", src: "https://evil.example/a.png", alt: "", caption: "" }] },
      "page.sections.0.src",
    ],
    [{ sections: [{ kind: "html", html: "<b>" }] }, "page.sections.0.kind"],
    [{ title: "a".repeat(200) }, "page.title"],
  ] as [Partial<OwnPage>, string][]) {
    const refusal = await save(owner, id, change);
    expect(refusal.status, field).toBe(400);
    expect((await refusalOf(refusal)).field).toBe(field);
  }
  expect((await save(owner, id, { sections: Array(41).fill(hero("A")) })).status).toBe(400);

  // There is no build to render here: the page stays a draft.
  expect((await act(owner, id, "publish")).status).toBeGreaterThanOrEqual(400);
  expect((await act(owner, id, "discard")).status).toBe(204);
  expect(await list(owner)).toEqual([]);
  expect((await owner.get(`${base}/${id}`)).status).toBe(404);
  // The words of our own pages are none of these.
  expect((await owner.get(`${base}/home`)).status).toBe(404);
});

test("no two drafts have one address, nor do those of two editors at once", async () => {
  const api = await startApi();
  const owner = await signedIn(api, "owner");
  const editor = await newStaff(api, "editor");
  const first = await make(owner, "Spring", "/spring");
  const other = await make(editor, "Autumn", "/autumn");
  const taken = { code: "BAD_REQUEST", field: "address", message: expect.stringContaining("“Spring”") };
  const asked = { title: "Again", address: "/spring", kind: "article" };
  expect(await refusalOf(await editor.post(base, asked))).toMatchObject(taken);
  expect(await refusalOf(await save(editor, other, { address: "/spring" }))).toMatchObject(taken);
  expect((await show(owner, other)).address).toBe("/autumn");
  expect((await save(owner, first, { description: "At its own address." })).status).toBe(200);

  const both = await Promise.all(
    [owner, editor].map((browser) => browser.post(base, { ...asked, address: "/summer" })),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 400]);
  const moves = await Promise.all([
    save(owner, first, { address: "/winter" }),
    save(editor, other, { address: "/winter" }),
  ]);
  expect(moves.map(({ status }) => status).toSorted()).toEqual([200, 400]);

  // Two that came from files with one address are written on; a draft that is gone leaves its address.
  const [winter, free] = moves[0].status === 200 ? [first, other] : [other, first];
  const subject = { kind: "words", id: free } as const;
  const ownPage = (await findDraft(api.db, subject))?.body?.ownPage as OwnPage;
  const same = { edits: {}, ownPage: { ...ownPage, address: "/winter" } };
  await api.db.transaction().execute((tx) => putDraft(tx, subject, same, new Date()));
  expect((await save(owner, free, { description: "Still here." })).status).toBe(200);
  expect((await act(owner, winter, "discard")).status).toBe(204);
  expect((await act(owner, free, "discard")).status).toBe(204);
  expect((await owner.post(base, { ...asked, address: "/winter" })).status).toBe(201);
});

test("a published page is served from memory as text, moves with a redirect, and is gone when it is taken down", async () => {
  const api = await startApi({ pages: undefined });
  const owner = await signedIn(api, "owner");
  const page = async (path: string) => (await api.get(path)).text();
  const home = await page("/home");
  expect(await elsewhere(api, "/spring")).toEqual([404, null]);

  const id = await make(owner, "Spring", "/spring");
  expect((await refusalOf(await act(owner, id, "publish"))).field).toBe("description");
  const sections: Section[] = [
    hero(hostileText),
    {
      kind: "text",
      markdown: `# Hello ${hostileText}\n\n[go](javascript:alert(1)) [write](mailto:a@example.org) **bold**`,
    },
    { kind: "points", heading: hostileText, items: [hostileText] },
    { kind: "quote", text: hostileText, name: hostileText, role: "" },
    { kind: "picture", src: "/og.png", alt: hostileText, caption: "" },
    { kind: "questions", heading: "Asked", items: [{ question: `</script>${hostileText}`, answer: "Yes." }] },
    { kind: "call", heading: "Begin", text: "", label: "Quiz", to: "/quiz" },
  ];
  expect(
    (await save(owner, id, { title: `Spring ${hostileText}`, description: hostileText, sections })).status,
  ).toBe(200);
  const preview = (await (await owner.post(`${base}/${id}/preview`)).json()) as { html: string };
  expect(preview.html).toContain("<strong>bold</strong>");
  expect(preview.html).not.toContain("<script");
  expect((await api.get("/spring")).status).toBe(404);

  expect((await act(owner, id, "publish")).status).toBe(204);
  const answer = await api.get("/spring", { "accept-encoding": "br" });
  expect([
    answer.status,
    answer.headers.get("content-encoding"),
    answer.headers.get("cache-control"),
  ]).toEqual([200, "br", "no-cache"]);
  const html = await answer.text();
  expect(html).not.toMatch(/<\s*img src=x|<\s*script>\s*alert/i);
  expect(html).not.toMatch(/href="javascript/i);
  expect(html).toContain('href="mailto:a@example.org"');
  expect(html).toContain("<title>Spring =7*7");
  expect(html).toContain(`<link rel="canonical" href="${api.settings.baseUrl}/spring"`);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain('"@type":"FAQPage"');
  expect(await page("/sitemap.xml")).toContain("/spring</loc>");
  // Nothing of ours has changed by it, to the letter.
  expect(await page("/home")).toBe(home);
  expect(await (await api.get("/api/own-pages?path=/Spring/")).json()).toMatchObject({
    page: { address: "/spring" },
  });
  expect(await elsewhere(api, "/Spring?a=b")).toEqual([301, "/spring?a=b"]);
  expect(await elsewhere(api, "/spring/")).toEqual([308, "/spring"]);

  const twin = await make(owner, "Twin", "/twin");
  expect((await refusalOf(await save(owner, twin, { address: "/spring" }))).field).toBe("address");

  // It moves twice: nobody is sent on twice, and back again is no circle.
  for (const [address, from] of [
    ["/may", ["/spring"]],
    ["/summer", ["/spring", "/may"]],
    ["/spring", ["/may", "/summer"]],
  ] as const) {
    await save(owner, id, { address });
    expect((await act(owner, id, "publish")).status).toBe(204);
    expect((await api.get(address)).status).toBe(200);
    for (const path of from) expect(await elsewhere(api, path)).toEqual([301, address]);
  }

  const { versions } = await show(owner, id);
  expect(versions.map((version) => version.page?.address)).toEqual(["/spring", "/summer", "/may", "/spring"]);
  expect((await act(owner, id, "restore", { revision: versions[2]?.revision })).status).toBe(204);
  expect(await elsewhere(api, "/spring")).toEqual([301, "/may"]);
  expect((await act(owner, id, "restore", { revision: 99 })).status).toBe(404);

  expect((await act(owner, id, "unpublish")).status).toBe(204);
  expect(await elsewhere(api, "/may")).toEqual([410, null]);
  expect(await page("/sitemap.xml")).not.toContain("/may");
  expect(await list(owner)).toMatchObject([{ publicAt: null, address: "/may" }, { title: "Twin" }]);
  expect((await act(owner, id, "publish")).status).toBe(204);
  expect((await api.get("/may")).status).toBe(200);

  const actions = await api.db
    .selectFrom("audit_entries")
    .select("action")
    .where("subject_id", "=", id)
    .execute();
  expect(new Set(actions.map(({ action }) => action))).toEqual(
    new Set(["page.made", "page.publish", "page.edit", "page.restore", "page.unpublish"]),
  );
});

test("addresses lead to others of the academy, once, never in a circle and never away", async () => {
  const api = await startApi();
  const owner = await signedIn(api, "owner");
  const add = async (from: string, to: string) => {
    const answer = await owner.post(redirects, { from, to });
    return answer.status === 204 ? 204 : (await refusalOf(answer)).field;
  };
  expect(await add("/Old-Quiz/", "/quiz")).toBe(204);
  expect(await elsewhere(api, "/old-quiz?utm_source=a")).toEqual([301, "/quiz?utm_source=a"]);
  expect(await elsewhere(api, "/OLD-QUIZ")).toEqual([301, "/quiz"]);
  // Over one that leads on already, and one that others lead to.
  expect(await add("/older-quiz", "/old-quiz")).toBe(204);
  expect(await elsewhere(api, "/older-quiz")).toEqual([301, "/quiz"]);
  for (const [from, to, field] of [
    ["/quiz", "/home", "from"],
    ["/api/x", "/quiz", "from"],
    ["/a", "https://evil.example", "to"],
    ["/a", "//evil.example", "to"],
    ["/a", "/nowhere-at-all", "to"],
    ["/a", "/a", "to"],
    ["/ä", "/quiz", "from"],
  ] as const) {
    expect(await add(from, to), `${from} ${to}`).toBe(field);
  }
  const page = (await (await owner.get(`${redirects}?limit=1`)).json()) as {
    items: object[];
    nextCursor: string;
  };
  expect(page).toMatchObject({ items: [{ from: "/old-quiz", to: "/quiz" }], nextCursor: "/old-quiz" });
  expect(await (await owner.get(`${redirects}?cursor=${page.nextCursor}`)).json()).toMatchObject({
    items: [{ from: "/older-quiz" }],
    nextCursor: null,
  });
  expect((await owner.send("DELETE", `${redirects}/${encodeURIComponent("/old-quiz")}`)).status).toBe(204);
  expect((await owner.send("DELETE", `${redirects}/${encodeURIComponent("/old-quiz")}`)).status).toBe(404);
  expect(await elsewhere(api, "/old-quiz")).toEqual([404, null]);
});

test("a course's sales page is made of the course, and follows it: contents, price and what search engines are told", async () => {
  const api = await startApi({ pages: undefined });
  const owner = await signedIn(api, "owner");
  const editor = await newStaff(api, "editor");
  const studio = "/api/studio";
  const put = (path: string, body: object) => owner.send("PUT", `${studio}/${path}`, body);
  const begin = async (path: string, title: string) =>
    ((await (await owner.post(`${studio}/${path}`, { title })).json()) as { id: string }).id;
  const courseId = await begin("courses", hostileText);
  const module = await begin(`courses/${courseId}/modules`, "Bowls");
  const lesson = await begin(`modules/${module}/lessons`, "First tone");
  const words = { title: "First tone", summary: "", minutes: 40, text: "Strike it.\n", revision: 0 };
  await put(`lessons/${lesson}/draft`, words);
  await owner.post(`${studio}/lessons/${lesson}/publish`, { revision: 1 });
  await put(`courses/${courseId}/state`, { state: "published" });
  const price = { priceCents: 4_900, twoPaymentsCents: 2_500, isFree: false };
  expect((await put(`courses/${courseId}/offer`, { ...price, basedOn: 0 })).status).toBe(204);

  const sales = { title: "Sound bath", kind: "course", courseId };
  expect((await refusalOf(await editor.post(base, { ...sales, address: "/quiz" }))).field).toBe("address");
  const nowhere = { ...sales, courseId: "0198a000-0000-7000-8000-000000000000", address: "/sound-bath" };
  expect((await refusalOf(await editor.post(base, nowhere))).status).toBe(404);
  const made = await editor.post(base, { ...sales, address: "/sound-bath" });
  const { id } = (await made.json()) as { id: string };
  const lie = { title: "No", description: "", minutes: 1, modules: [], offer: null };
  const { page } = await show(editor, id);
  const sections = page.sections.map((section) =>
    section.kind === "course" ? { ...section, course: lie } : section,
  );
  expect((await save(editor, id, { sections })).status, "what was sent of it is not taken").toBe(200);
  expect((await act(editor, id, "publish")).status).toBe(204);

  const read = async () => (await api.get("/sound-bath")).text();
  const first = await read();
  for (const shown of ["First tone", "Bowls", "$49, or 2 payments of $25", `/checkout/course-${courseId}`])
    expect(first).toContain(shown);
  expect(first).toContain('"@type":"Offer"');
  expect(first).toContain('"price":"49.00"');
  expect(first, "a title stays text").not.toContain(hostileText);
  expect(await (await api.get("/sitemap.xml")).text()).toContain("/sound-bath<");

  await put(`courses/${courseId}/offer`, { ...price, priceCents: 5_900, twoPaymentsCents: null, basedOn: 1 });
  await expect.poll(read).toContain('"price":"59.00"');
  expect(await read()).not.toContain("2 payments");
  expect(await read()).not.toContain("after you enroll");
  const gongs = { title: "Gongs", description: "" };
  await put(`modules/${module}`, { ...gongs, dripDays: 7, dripAt: null });
  await expect.poll(read).toContain("Gongs");
  expect(await read()).toContain("Opens 7 days after you enroll");
  expect(await read()).toContain("The first lesson opens 7 days after you enroll.");
  await put(`modules/${module}`, { ...gongs, dripDays: null, dripAt: "2041-01-11T12:00:00.000Z" });
  await expect.poll(read).toContain("Opens January 11, 2041");
  await owner.send("DELETE", `${studio}/courses/${courseId}/offer`);
  await expect.poll(read).not.toContain("/checkout/course-");
  expect(await read()).not.toContain('"@type":"Offer"');

  await save(editor, id, { address: "/sound-bath-at-dusk" });
  expect((await act(editor, id, "publish")).status).toBe(204);
  expect(await elsewhere(api, "/sound-bath")).toEqual([301, "/sound-bath-at-dusk"]);
});
