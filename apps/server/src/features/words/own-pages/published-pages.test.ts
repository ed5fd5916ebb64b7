import type { Section } from "@academy/contract/visitors/own-pages";
import { expect, test } from "vitest";
import { signedIn } from "../../../testing/browser.ts";
import { hostileText } from "../../../testing/data/hostile-texts.ts";
import {
  actOnPage,
  answerAt,
  heroSaying,
  listOwnPages,
  makeOwnPage,
  ownPages,
  saveOwnPage,
  showOwnPage,
} from "../../../testing/data/own-pages.ts";
import { newStaff } from "../../../testing/data/staff.ts";
import { refusalOf } from "../../../testing/refusal.ts";
import { startApi } from "../../../testing/servers/start-api.ts";

test("a published page is served from memory as text, moves with a redirect, and is gone when it is taken down", async () => {
  const api = await startApi({ pages: undefined });
  const owner = await signedIn(api, "owner");
  const page = async (path: string) => (await api.get(path)).text();
  const home = await page("/home");
  expect(await answerAt(api, "/spring")).toEqual([404, null]);

  const id = await makeOwnPage(owner, "Spring", "/spring");
  expect((await refusalOf(await actOnPage(owner, id, "publish"))).field).toBe("description");
  const sections: Section[] = [
    heroSaying(hostileText),
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
    (await saveOwnPage(owner, id, { title: `Spring ${hostileText}`, description: hostileText, sections }))
      .status,
  ).toBe(200);
  const preview = (await (await owner.post(`${ownPages}/${id}/preview`)).json()) as { html: string };
  expect(preview.html).toContain("<strong>bold</strong>");
  expect(preview.html).not.toContain("<script");
  expect((await api.get("/spring")).status).toBe(404);

  expect((await actOnPage(owner, id, "publish")).status).toBe(204);
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
  expect(await answerAt(api, "/Spring?a=b")).toEqual([301, "/spring?a=b"]);
  expect(await answerAt(api, "/spring/")).toEqual([308, "/spring"]);

  const twin = await makeOwnPage(owner, "Twin", "/twin");
  expect((await refusalOf(await saveOwnPage(owner, twin, { address: "/spring" }))).field).toBe("address");

  // It moves twice: nobody is sent on twice, and back again is no circle.
  for (const [address, from] of [
    ["/may", ["/spring"]],
    ["/summer", ["/spring", "/may"]],
    ["/spring", ["/may", "/summer"]],
  ] as const) {
    await saveOwnPage(owner, id, { address });
    expect((await actOnPage(owner, id, "publish")).status).toBe(204);
    expect((await api.get(address)).status).toBe(200);
    for (const path of from) expect(await answerAt(api, path)).toEqual([301, address]);
  }

  const { versions } = await showOwnPage(owner, id);
  expect(versions.map((version) => version.page?.address)).toEqual(["/spring", "/summer", "/may", "/spring"]);
  expect((await actOnPage(owner, id, "restore", { revision: versions[2]?.revision })).status).toBe(204);
  expect(await answerAt(api, "/spring")).toEqual([301, "/may"]);
  expect((await actOnPage(owner, id, "restore", { revision: 99 })).status).toBe(404);

  expect((await actOnPage(owner, id, "unpublish")).status).toBe(204);
  expect(await answerAt(api, "/may")).toEqual([410, null]);
  expect(await page("/sitemap.xml")).not.toContain("/may");
  expect(await listOwnPages(owner)).toMatchObject([{ publicAt: null, address: "/may" }, { title: "Twin" }]);
  expect((await actOnPage(owner, id, "publish")).status).toBe(204);
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
  expect((await refusalOf(await editor.post(ownPages, { ...sales, address: "/quiz" }))).field).toBe(
    "address",
  );
  const nowhere = { ...sales, courseId: "0198a000-0000-7000-8000-000000000000", address: "/sound-bath" };
  expect((await refusalOf(await editor.post(ownPages, nowhere))).status).toBe(404);
  const made = await editor.post(ownPages, { ...sales, address: "/sound-bath" });
  const { id } = (await made.json()) as { id: string };
  const lie = { title: "No", description: "", minutes: 1, modules: [], offer: null };
  const { page } = await showOwnPage(editor, id);
  const sections = page.sections.map((section) =>
    section.kind === "course" ? { ...section, course: lie } : section,
  );
  expect((await saveOwnPage(editor, id, { sections })).status, "what was sent of it is not taken").toBe(200);
  expect((await actOnPage(editor, id, "publish")).status).toBe(204);

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

  await saveOwnPage(editor, id, { address: "/sound-bath-at-dusk" });
  expect((await actOnPage(editor, id, "publish")).status).toBe(204);
  expect(await answerAt(api, "/sound-bath")).toEqual([301, "/sound-bath-at-dusk"]);
});
