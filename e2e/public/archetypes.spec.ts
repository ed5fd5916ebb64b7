import { expect, expectAccessible, expectNoSidewaysScroll, test } from "../support/visit.ts";

const titles = [
  "The Sacred Teacher",
  "The Divine Mother",
  "The Cosmic Mystic",
  "The Soul Architect",
  "The Inner Alchemist",
  "The Medicine Keeper",
  "The Radiant Performer",
  "The Visionary Artist",
  "The Earth Guardian",
  "The Bold Revolutionary",
];

test("a visitor of the bare address lands among the ten archetypes", async ({ page }) => {
  await page.goto("/");

  await expect(page).toHaveURL(/\/quiz$/);
  for (const title of titles) await expect(page.getByRole("heading", { name: title })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test("the list of archetypes leads to each of them", async ({ page }) => {
  await page.goto("/quiz");

  await page.getByRole("link", { name: "The Earth Guardian" }).first().click();

  await expect(page.getByRole("heading", { name: "The Earth Guardian" })).toBeInViewport();
});

test("the page reads without JavaScript", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/quiz`);

  for (const title of titles) await expect(page.getByRole("heading", { name: title })).toBeVisible();
  await context.close();
});

test("it says what it is to search engines and link previews, with the academy's own address", async ({
  page,
  baseURL,
}) => {
  await page.goto("/quiz");

  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${baseURL}/quiz`);
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute("content", `${baseURL}/quiz`);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /.{50,}/);
});

test("fonts and everything else come from the academy itself", async ({ page, baseURL }) => {
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).origin));

  await page.goto("/quiz", { waitUntil: "networkidle" });

  expect([...hosts].filter((host) => host !== baseURL && !host.startsWith("data:"))).toEqual([]);
  const loaded = await page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === "loaded")
      .map(({ family }) => family.replaceAll('"', "")),
  );
  expect(loaded).toEqual(expect.arrayContaining(["Figtree", "Fraunces"]));
});
