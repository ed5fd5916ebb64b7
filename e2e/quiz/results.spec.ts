import type { Page } from "@playwright/test";
import { archetypes } from "../../packages/quiz/src/archetypes.ts";
import { profiles } from "../../packages/quiz/src/profiles.ts";
import { holdBack } from "../support/hold-back.ts";
import { newMember } from "../support/people.ts";
import { aLead, fillLead, openAt, sendLead } from "../support/quiz-walk.ts";
import { painted } from "../support/time.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, onPhoneToo, test } from "../support/visit.ts";

const strengthWords =
  "indicates how much your secondary archetype influences and supports your primary healing approach";
const bars = (page: Page) => page.locator(".result-bars li");

async function expectProfile(page: Page, primary: keyof typeof profiles, secondary: keyof typeof profiles) {
  const { description, gifts, businessModels, shadow, development, realWorldExamples } = profiles[primary];
  await expect(page.getByText("YOUR LIGHTWORKER ARCHETYPE RESULTS")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(archetypes[primary].title);
  const card = page.getByRole("article");
  for (const text of [description, shadow, development, ...gifts, ...businessModels]) {
    await expect(card.getByText(text, { exact: true })).toBeVisible();
  }
  for (const heading of [
    "Your Unique Healing Gifts",
    "Aligned Business Models",
    "Sacred reminders",
    "Real-world examples",
  ]) {
    await expect(card.getByRole("heading", { name: heading })).toBeVisible();
  }
  for (const term of ["Growth Edge", "Shadow to Watch"]) await expect(card.getByText(term)).toBeVisible();
  for (const name of realWorldExamples.split(",")) await expect(card.getByText(name.trim())).toBeVisible();
  const second = page.getByRole("region", { name: archetypes[secondary].title });
  const { gifts: theirs, businessModels: models } = profiles[secondary];
  for (const text of [...theirs.slice(0, 3), ...models.slice(0, 3)])
    await expect(second.getByText(text)).toBeVisible();
  for (const text of [theirs[3], models[3], models[4]])
    await expect(second.getByText(text ?? "")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Complete Archetypal Profile" })).toBeVisible();
  await expect(bars(page)).toHaveCount(10);
}

test("the sample shows its scores, marked as one", onPhoneToo, async ({ page }) => {
  await page.goto("/test-results");
  await expectProfile(page, "teacher", "mother");
  await expect(page.getByText("Sample result")).toBeVisible();
  await expect(bars(page)).toContainText(["85", "72", "64", "58", "45", "41", "38", "35", "28", "22"]);
  const widths = await bars(page)
    .locator("progress")
    .evaluateAll((all) => all.map((bar) => (bar as HTMLProgressElement).value));
  expect(widths).toEqual([100, 85, 75, 68, 53, 48, 45, 41, 33, 26]);
  await expect(page.getByRole("link", { name: "Discover Your Healer's Business Blueprint" })).toHaveAttribute(
    "href",
    "/healers-roadmap",
  );
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test(
  "the strength says what it means, to the mouse, the keyboard and the finger",
  onPhoneToo,
  async ({ page }, { project }) => {
    await page.goto("/test-results");
    const strength = page.getByRole("button", { name: "72% Strength" });
    const words = page.getByRole("tooltip");
    await expect(words).toHaveCount(0);
    if (project.name === "phone") await strength.tap();
    else await strength.click();
    await expect(words).toHaveText(strengthWords);
    await page.keyboard.press("Escape");
    await expect(words).toHaveCount(0);
  },
);

test("the sample reads without JavaScript", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/test-results`);
  await expectProfile(page, "teacher", "mother");
  await context.close();
});

test.describe("without the right to it", () => {
  test.use({ expectedConsole: [/404 \(Not Found\)|400 \(Bad Request\)/] });
  for (const token of ["unknown0000000000000000", "x", "%00"]) {
    test(`a result that nobody has is not found: ${token}`, async ({ page }) => {
      const response = await page.goto(`/test-results?r=${token}`);
      expect(response?.status()).toBe(404);
      await page.waitForLoadState("networkidle");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
      await expect(page).toHaveTitle(/^Page not found/);
    });
  }

  test("a member does not find the sample, but everyone's results", async ({ page }) => {
    await newMember(page);
    const response = await page.goto("/test-results");
    expect(response?.status()).toBe(404);
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
    const { token } = await (await page.request.post("/api/subscribe-lead", { data: aLead() })).json();
    await page.goto(`/test-results?r=${token}`);
    await expect(page.getByText("YOUR LIGHTWORKER ARCHETYPE RESULTS")).toBeVisible();
  });
});

test(
  "a result is shown at once, kept at its address, and the same there",
  onPhoneToo,
  async ({ page, context }, { project }) => {
    await openAt(page, 60);
    await fillLead(page, aLead());
    await sendLead(page).click();
    await expectProfile(page, "alchemist", "artist");
    await expect(page.getByText("Sample result")).toHaveCount(0);
    await expect(page.getByText(/% Strength$/)).toBeVisible();
    await expect(page.locator(".result-margin")).toContainText("the Inner Alchemist");
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    if (project.name === "desktop") {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await page.getByRole("button", { name: "Copy the link" }).click();
      await expect(page.getByRole("button", { name: "Link copied" })).toBeVisible();
    }
    const link = await page.getByLabel("Address of your result").inputValue();
    const report = page.getByRole("link", { name: "Download the report (PDF)" });
    const pdf = await page.request.get((await report.getAttribute("href")) ?? "");
    expect([pdf.status(), pdf.headers()["content-type"]]).toEqual([200, "application/pdf"]);

    const shown = await bars(page).allTextContents();
    const other = await context.newPage();
    await other.goto(link);
    await expectProfile(other, "alchemist", "artist");
    expect(await bars(other).allTextContents()).toEqual(shown);

    await page.getByRole("button", { name: "Take the quiz again" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Take the quiz again" }).click();
    await expect(page.getByRole("button", { name: "Start the assessment" })).toBeVisible();
  },
);

test("a saved result keeps its title, and has one set of tags for previews", async ({ page }) => {
  const { token } = await (await page.request.post("/api/subscribe-lead", { data: aLead() })).json();
  const html = await (await page.request.get(`/test-results?r=${token}`)).text();
  const [, title = ""] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  await page.goto(`/test-results?r=${token}`);
  await expect(page.getByLabel("Address of your result")).toBeVisible();
  await expect(page).toHaveTitle(title);
  const tags = page.locator(
    'head :is(title, meta[name]:not([name="viewport"]), meta[property], link[rel="canonical"])',
  );
  const names = await tags.evaluateAll((all) =>
    all.map((tag) => tag.getAttribute("property") ?? tag.getAttribute("name") ?? tag.localName),
  );
  expect(names.length).toBeGreaterThan(10);
  expect(names).toEqual([...new Set(names)]);
  expect(await page.locator('meta[property="og:title"]').getAttribute("content")).toBe(title);

  // The next page has a head of its own, and coming back brings this one again.
  await page.getByRole("link", { name: "Discover Your Healer's Business Blueprint" }).click();
  await expect(page).toHaveTitle(/Blueprint/);
  await expect(page.locator('meta[property="og:title"]')).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveTitle(title);
});

test("whoever opens a result never sees the sample first", async ({ page }) => {
  const { token } = await (await page.request.post("/api/subscribe-lead", { data: aLead() })).json();
  const script = "**/assets/test-results-*.js";
  const letGo = await holdBack(page, script);
  const isAsked = page.waitForRequest(script);
  await page.goto(`/test-results?r=${token}`, { waitUntil: "commit" });
  await isAsked;
  await painted(page);
  await expect(page.getByText("Sample result")).toBeHidden();
  letGo();
  await expect(page.getByLabel("Address of your result")).toBeVisible();
});

test.describe("while the network is away", () => {
  test.use({ expectedConsole: [/ERR_FAILED/] });
  test("a result says so and can be asked for again", async ({ page }) => {
    const { token } = await (await page.request.post("/api/subscribe-lead", { data: aLead() })).json();
    let isAway = true;
    await page.route("**/api/results/*", (route) => (isAway ? route.abort() : route.fallback()));
    await page.goto(`/test-results?r=${token}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The result can't be reached");
    isAway = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("YOUR LIGHTWORKER ARCHETYPE RESULTS")).toBeVisible();
  });
});
