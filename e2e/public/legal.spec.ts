import { expect, expectAccessible, expectNoSidewaysScroll, test } from "../support/visit.ts";

for (const [path, heading] of [
  ["/privacy", "Privacy Policy"],
  ["/terms", "Terms of Service"],
] as const) {
  test(`${path} has its contents, its date and a measure one can read`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page.locator("time")).toHaveText(/^Last changed on \d+ \w+ \d{4}$/);
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

  test(`${path} prints as a document alone`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator(".legal-section").last()).toBeVisible();
    for (const part of ["#top > header", "footer", ".legal-contents", ".legal-drawing"]) {
      await expect(page.locator(part)).toBeHidden();
    }
  });
}

test("the terms name the prices of the offers", async ({ page }) => {
  await page.goto("/terms");
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

test("the founder's page has her claims, five drawn scenes and the ten mandalas", async ({ page }) => {
  await page.goto("/about-elena-marlowe");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Elena Marlowe");
  const claims = page.getByRole("region", { name: "Her work in figures" });
  await expect(claims.getByRole("listitem")).toHaveText([/8\+\s*years/, /1,200\+\s*healers guided/]);
  await expect(page.getByText("Sample biography")).toBeVisible();
  await expect(page.getByRole("main").getByRole("img")).toHaveCount(5);
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
