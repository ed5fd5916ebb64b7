import { expect, openInOrder, test } from "../support/visit.ts";

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

test("a visitor of the bare address lands among the ten archetypes", async ({ page, baseURL }) => {
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).origin));
  await openInOrder(page, "/");
  await expect(page).toHaveURL(/\/quiz$/);
  for (const title of titles) await expect(page.getByRole("heading", { name: title })).toBeVisible();

  await test.step("it says what it is to search engines and link previews, with the academy's own address", async () => {
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${baseURL}/quiz`);
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute("content", `${baseURL}/quiz`);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /.{50,}/);
  });
  await test.step("fonts and everything else come from the academy itself", async () => {
    expect([...hosts].filter((host) => host !== baseURL && !host.startsWith("data:"))).toEqual([]);
    const loaded = await page.evaluate(() =>
      [...document.fonts]
        .filter(({ status }) => status === "loaded")
        .map(({ family }) => family.replaceAll('"', "")),
    );
    expect(loaded).toEqual(expect.arrayContaining(["Figtree", "Fraunces"]));
  });
  await test.step("the list of archetypes leads to each of them", async () => {
    await page.getByRole("link", { name: "The Earth Guardian" }).first().click();
    await expect(page.getByRole("heading", { name: "The Earth Guardian" })).toBeInViewport();
  });
});
