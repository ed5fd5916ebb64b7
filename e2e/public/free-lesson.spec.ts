import { readFileSync } from "node:fs";
import { freeLessonMeta } from "../../packages/content/src/pages/free-lesson-meta.ts";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  onPhoneAlone,
  openInOrder,
  test,
} from "../support/visit.ts";

const { path, title } = freeLessonMeta;
const lesson = readFileSync(
  new URL(
    "../../packages/content/src/courses/healers-business-blueprint/lessons/what-people-already-come-for.md",
    import.meta.url,
  ),
  "utf8",
);
/** As it is read: without the marks of headings, lists and stress. */
const plain = (text: string) =>
  text
    .replace(/^(?:#+ |> |- |\d+\. )/gm, "")
    .replace(/\*+/g, "")
    .replace(/\s+/g, " ")
    .trim();

test("anyone may read a whole lesson, and go on from it", onPhoneAlone, async ({ page, baseURL }) => {
  await test.step("from the first screen of the sales page", async () => {
    await page.goto("/healers-business-blueprint");
    await page.getByRole("link", { name: "Read a free lesson first" }).click();
    await expect(page).toHaveURL(baseURL + path);
  });
  await openInOrder(page, path);
  await test.step("on a wide screen it is in order as well", async () => {
    const phone = page.viewportSize() ?? { width: 390, height: 844 };
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.setViewportSize(phone);
  });
  await test.step("every word of it, without an account", async () => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("What people already come for");
    const shown = plain(await page.locator(".lesson-text").innerText());
    expect(shown).toBe(plain(lesson));
  });
  await test.step("and the page of its workbook", async () => {
    await page.getByText("Show the page").click();
    await expect(page.getByRole("rowheader", { name: "Came once" })).toBeVisible();
  });
  await test.step("it leads to the prices and to the quiz", async () => {
    await expect(page.getByRole("link", { name: "Take the free quiz" })).toHaveAttribute("href", "/quiz");
    await page.getByRole("link", { name: "See the prices" }).click();
    await expect(page).toHaveURL(/\/healers-business-blueprint#pricing-section$/);
    await expect(page.locator("#pricing-heading")).toBeInViewport();
  });
});

test("search engines and link previews are told of the free lesson", async ({ request, baseURL }) => {
  const html = await (await request.get(path)).text();
  expect(html).toContain(`<title>${title} · Lightworker Academy</title>`);
  expect(html).toContain(`<meta property="og:url" content="${baseURL}${path}"/>`);
  expect(html).toContain("That is the whole question.");
  expect(await (await request.get("/sitemap.xml")).text()).toContain(`<loc>${baseURL}${path}</loc>`);
});
