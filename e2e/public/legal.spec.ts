import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "../support/visit.ts";

async function expectDocument(page: Page, heading: string) {
  await test.step(`the ${heading}: its contents, its date and a measure one can read`, async () => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page.locator("time")).toHaveText(/^Last updated \w+ \d+, \d{4}$/);
    await expect(page.locator("time")).toHaveAttribute("datetime", /^\d{4}-\d\d-\d\d$/);
    const contents = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
    const sections = page.locator(".legal-section > h2");
    expect(await contents.allInnerTexts()).toEqual(await sections.allInnerTexts());
    const widest = await page
      .locator(".legal-section > p")
      .evaluateAll((all) => Math.max(...all.map((each) => each.getBoundingClientRect().width)));
    expect(widest).toBeLessThanOrEqual(640);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await contents.last().click();
    await expect(sections.last()).toBeInViewport();
  });
  await test.step(`the ${heading} prints as a document alone`, async () => {
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator(".legal-section").last()).toBeVisible();
    for (const part of ["#top > header", "footer", ".legal-contents", ".legal-drawing"]) {
      await expect(page.locator(part)).toBeHidden();
    }
    await page.emulateMedia({ media: null });
  });
}

/** All but what is ours and what only makes the pages. */
const isShipped = (name: string) =>
  !name.startsWith("@academy/") &&
  !["@react-router/dev", "@react-router/node", "@tailwindcss/vite", "isbot", "vite"].includes(name);

test("the policy, the terms with their prices, and the licenses of what is shipped", async ({ page }) => {
  await page.goto("/privacy");
  await expectDocument(page, "Privacy Policy");
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms of Service" }).click();
  await expect(page).toHaveURL(/\/terms$/);
  await expectDocument(page, "Terms of Service");

  await test.step("the terms name the prices of the offers", async () => {
    const text = page.locator("#what-you-buy");
    for (const price of [
      "The complete academy, $997 one-time.",
      "Self-Guided Journey, $197, or 2 payments of $99.",
      "Guided Journey & Implementation Support, $297, or 2 payments of $149.",
      "Personalised Deep-Dive Experience, $497, or 2 payments of $249.",
      "Career Changer Alumni Group, $97 per month.",
    ]) {
      await expect(text).toContainText(price);
    }
  });
  await test.step("everybody whose work is shipped to visitors is named with their license", async () => {
    await page.getByRole("main").getByRole("link", { name: "Licenses" }).click();
    await expect(page).toHaveURL(/\/licenses\.txt$/);

    const response = await page.request.get("/licenses.txt");
    expect(response.headers()["content-type"]).toBe("text/plain; charset=utf-8");
    const entries = (await response.text()).split(/^## /m).slice(1);
    const licensed = new Map(entries.map((entry) => [entry.split(" - ")[0], entry]));
    const manifest = join(import.meta.dirname, "../../apps/web/package.json");
    const { dependencies } = JSON.parse(readFileSync(manifest, "utf8"));
    for (const name of Object.keys(dependencies).filter(isShipped)) {
      expect(licensed.get(name), name).toMatch(/^\S+ - [\d.]+ \([\w.-]+\)$/m);
    }
    // What those are made of is shipped too.
    expect([...licensed.keys()]).toEqual(
      expect.arrayContaining(["@tanstack/query-core", "@radix-ui/react-toast"]),
    );
    expect(licensed.get("@fontsource-variable/fraunces")).toMatch(/SIL Open Font License/i);
    expect(licensed.get("tailwindcss")).toContain("MIT");
  });
});

test("the founder's page has her claims, her portrait, five drawn scenes and the ten mandalas", async ({
  page,
}) => {
  await page.goto("/about-elena-marlowe");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Elena Marlowe");
  const claims = page.getByRole("region", { name: "Her work in figures" });
  await expect(claims.getByRole("listitem")).toHaveText([/8\+\s*years/, /1,200\+\s*healers guided/]);
  await expect(claims.getByText("Sample figures")).toBeVisible();
  await expect(page.getByText("Sample biography")).toBeVisible();
  await expect(page.getByRole("main").getByRole("img", { name: /^Drawing: / })).toHaveCount(6);
  await expect(page.getByRole("img", { name: "Drawing: Elena" })).toHaveJSProperty("complete", true);
  await expect(page.locator(".heaps-floor > svg")).toHaveCount(10);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test("the welcome film comes in parts, as Safari asks for it, with captions", async ({ request }) => {
  for (const [file, type] of [
    ["welcome.mp4", "video/mp4"],
    ["welcome.webm", "video/webm"],
  ] as const) {
    const part = await request.get(`/video/${file}`, { headers: { range: "bytes=0-1" } });
    expect([part.status(), part.headers()["content-type"]]).toEqual([206, type]);
    expect(part.headers()["content-range"]).toMatch(/^bytes 0-1\/\d+$/);
    expect((await part.body()).length).toBe(2);
  }
  const captions = await request.get("/video/welcome.vtt");
  expect(captions.headers()["content-type"]).toBe("text/vtt; charset=utf-8");
  expect(await captions.text()).toMatch(/^WEBVTT\n[\s\S]*Hello, I’m Elena\./);
  expect((await request.get("/video/welcome-poster.webp")).headers()["content-type"]).toBe("image/webp");
});
