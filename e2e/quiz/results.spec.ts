import type { Page } from "@playwright/test";
import { nextSteps } from "../../packages/content/src/pages/quiz/result-words.ts";
import { archetypes } from "../../packages/quiz/src/archetypes.ts";
import { inSupport } from "../../packages/quiz/src/in-support.ts";
import { profiles } from "../../packages/quiz/src/texts/profiles.ts";
import { holdBack } from "../support/hold-back.ts";
import { post } from "../support/people.ts";
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
  for (const text of [inSupport[secondary], ...theirs.slice(0, 3), ...models.slice(0, 3)])
    await expect(second.getByText(text)).toBeVisible();
  for (const text of [theirs[3], models[3], models[4]])
    await expect(second.getByText(text ?? "")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Complete Archetypal Profile" })).toBeVisible();
  await expect(bars(page)).toHaveCount(10);
}

test("the sample", onPhoneToo, async ({ page }, { project }) => {
  const isPhone = project.name === "phone";
  await page.goto("/test-results");
  await test.step("shows its scores, marked as one", async () => {
    await expectProfile(page, "teacher", "mother");
    await expect(page.getByText("Sample result")).toBeVisible();
    await expect(bars(page)).toContainText(["85", "72", "64", "58", "45", "41", "38", "35", "28", "22"]);
    const widths = await bars(page)
      .locator("progress")
      .evaluateAll((all) => all.map((bar) => (bar as HTMLProgressElement).value));
    expect(widths).toEqual([100, 85, 75, 68, 53, 48, 45, 41, 33, 26]);
    await expect(
      page.getByRole("link", { name: "Discover Your Healer’s Business Blueprint" }),
    ).toHaveAttribute("href", "/healers-roadmap");
    await expectNoSidewaysScroll(page);
    // The phone's is looked at with every other page of its size.
    if (!isPhone) await expectAccessible(page);
  });
  await test.step("its strength says what it means, to the mouse, the keyboard and the finger", async () => {
    const strength = page.getByRole("button", { name: "72% Strength" });
    const words = page.getByRole("tooltip");
    await expect(words).toHaveCount(0);
    await expect(strength).toHaveAccessibleDescription(strengthWords);
    if (isPhone) await strength.tap();
    else await strength.click();
    await expect(words).toHaveText(strengthWords);
    await expect(words).toBeInViewport({ ratio: 1 });
    await expectAccessible(page, ".result-second");
    await page.keyboard.press("Escape");
    await expect(words).toHaveCount(0);
    await strength.press("Enter");
    await expect(words).toHaveText(strengthWords);
    if (isPhone) await page.getByRole("heading", { name: archetypes.mother.title }).tap();
    else await page.keyboard.press("Tab");
    await expect(words).toHaveCount(0);
  });
  await test.step("and has room for it where letters have twice the size, and at the edge of the screen", async () => {
    const strength = page.getByRole("button", { name: "72% Strength" });
    const words = page.getByRole("tooltip");
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    await strength.evaluate((button) => button.scrollIntoView({ block: "end", behavior: "instant" }));
    if (isPhone) await strength.tap();
    else await strength.click();
    await expect(words).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
    // It goes with what it explains, on the side where there is room.
    const gap = async () => {
      const [tip, button] = [await words.boundingBox(), await strength.boundingBox()];
      if (!tip || !button) return Number.NaN;
      return Math.max(button.y - tip.y - tip.height, tip.y - button.y - button.height);
    };
    await painted(page);
    const before = await gap();
    await page.evaluate(() => window.scrollBy({ top: 40, behavior: "instant" }));
    await painted(page);
    expect(Math.abs((await gap()) - before)).toBeLessThan(2);
    // Also where something above it comes late, and nobody scrolls.
    await page.evaluate(() => {
      document.documentElement.style.overflowAnchor = "none";
      const late = Object.assign(document.createElement("p"), { textContent: "Late" });
      document.querySelector("main")?.prepend(late);
    });
    await painted(page);
    expect(Math.abs((await gap()) - before)).toBeLessThan(2);
  });
});

test("the sample reads without JavaScript", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/test-results`);
  await expectProfile(page, "teacher", "mother");
  await context.close();
});

test("a result is shown at once, kept at its address, and the same there", async ({ page, context }) => {
  await test.step("it is shown once name and address are sent, to whoever sent them by name", async () => {
    await pretendToShare(page);
    await openAt(page, 60);
    await fillLead(page, aLead());
    await sendLead(page).click();
    await expectProfile(page, "alchemist", "artist");
    await expect(page.getByText("Sample result")).toHaveCount(0);
    await expect(page.getByText(/% Strength$/)).toBeVisible();
    await expect(page.locator(".result-margin")).toContainText("the Inner Alchemist");
    await expect(page.getByText("Noor, meet your archetype")).toBeVisible();
    const onward = page.getByRole("region", { name: nextSteps.alchemist.heading });
    await expect(onward.getByText(nextSteps.alchemist.text)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
  await test.step("its link is copied, and its report is a PDF", async () => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "Copy the link" }).click();
    await expect(page.getByRole("button", { name: "Link copied" })).toBeVisible();
    const report = page.getByRole("link", { name: "Download the report (PDF)" });
    const pdf = await page.request.get((await report.getAttribute("href")) ?? "");
    expect([pdf.status(), pdf.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  });

  await test.step("its card comes in three formats, with a name only for whoever adds it", () =>
    expectCard(page));
  await test.step("where less motion is wanted it stands there at once", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const moving = await page
      .locator(".result-head")
      .evaluate((head) => head.getAnimations({ subtree: true }).length);
    expect(moving).toBe(0);
    await page.emulateMedia({ reducedMotion: null });
  });
  await test.step("on paper there is the result and nothing around it", () => expectPrinted(page));

  const link = await page.getByLabel("Link to your result").inputValue();
  const other = await context.newPage();
  await test.step("whoever opens it never sees the sample first", async () => {
    const script = "**/assets/test-results-*.js";
    const letGo = await holdBack(other, script);
    const isAsked = other.waitForRequest(script);
    await other.goto(link, { waitUntil: "commit" });
    await isAsked;
    await painted(other);
    await expect(other.getByText("Sample result")).toBeHidden();
    letGo();
    await expect(other.getByLabel("Link to your result")).toBeVisible();
  });
  await test.step("it is the same there", async () => {
    const parts = (tab: Page) => [
      tab.getByRole("heading", { level: 1 }),
      tab.locator(".result-profile"),
      tab.getByRole("region", { name: archetypes.artist.title }),
      tab.locator(".result-bars"),
    ];
    const words = (tab: Page) => Promise.all(parts(tab).map((part) => part.innerText()));
    await expect(other.getByText("YOUR LIGHTWORKER ARCHETYPE RESULTS")).toBeVisible();
    await expect(other.getByRole("heading", { name: "Complete Archetypal Profile" })).toBeVisible();
    expect(await words(other)).toEqual(await words(page));
    await expect(other.getByText("meet your archetype")).toHaveCount(0);
  });
  await test.step("it keeps its title, and has one set of tags for previews", () =>
    expectOneHead(other, link));
  await test.step("the quiz can be taken again", async () => {
    await page.getByRole("button", { name: "Take the quiz again" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Take the quiz again" }).click();
    await expect(page.getByRole("button", { name: "Start the assessment" })).toBeVisible();
  });
});

/** A browser that can share files says so; what it was given is kept to be looked at. */
async function pretendToShare(page: Page) {
  await page.addInitScript(() => {
    const shared: string[] = [];
    Object.assign(window, { shared });
    navigator.canShare = () => true;
    navigator.share = async ({ files = [] } = {}) =>
      void shared.push(...files.map((file) => `${file.name} ${file.type}`));
  });
}

async function expectCard(page: Page) {
  const card = page.getByRole("region", { name: "Share your card" });
  const picture = card.getByRole("img", { name: /Inner Alchemist/ });
  const size = () =>
    picture.evaluate((img: HTMLImageElement) =>
      img.decode().then(() => [img.naturalWidth, img.naturalHeight]),
    );
  await expect(picture).toBeVisible();
  expect(await size()).toEqual([1080, 1080]);
  await card.getByText("Story", { exact: true }).click();
  await expect(picture).toHaveAttribute("height", "1920");
  expect(await size()).toEqual([1080, 1920]);
  // Not any: the way through the quiz is counted at moments of its own.
  const asked = page.waitForRequest(
    (request) => request.method() === "POST" && /\/cards\//.test(request.url()),
  );
  await card.getByRole("checkbox", { name: "Add my name" }).check();
  await expect(card.getByLabel("Name on the card")).toHaveValue("Noor Haddad");
  const named = await asked;
  expect(named.url()).not.toMatch(/noor/i);
  expect(named.postDataJSON()).toEqual({ name: "Noor Haddad" });
  await expect(picture).toBeVisible();
  await expect(card.getByRole("link", { name: "Download the picture" })).toHaveAttribute(
    "download",
    "the-inner-alchemist-story.png",
  );
  await card.getByRole("button", { name: "Share the picture" }).click();
  const shared = await page.evaluate(() => (window as unknown as { shared: string[] }).shared);
  expect(shared).toEqual(["the-inner-alchemist-story.png image/png"]);
  await expectAccessible(page, ".result-keep");
}

async function expectPrinted(page: Page) {
  await page.emulateMedia({ media: "print" });
  for (const around of [
    ".skip-link",
    "#top > header",
    "#top > footer",
    ".sage",
    ".toast-area",
    ".result-keep",
  ])
    await expect(page.locator(around)).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(bars(page)).toHaveCount(10);
  await expect(page.locator(".result-printed")).toHaveText(/^Noor Haddad · \w+ \d+, \d{4}$/);
  for (const format of ["Letter", "A4"]) {
    const pdf = (await page.pdf({ format })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g), format).toHaveLength(2);
  }
  await page.emulateMedia({ media: null });
}

/** Read without any script: the result itself, and nothing of the sample. */
async function expectServed(page: Page, html: string) {
  const served = await page.evaluate((text) => {
    const main = new DOMParser().parseFromString(text, "text/html").querySelector("main");
    return { title: main?.querySelector("h1")?.textContent, text: main?.textContent };
  }, html);
  expect(served.title).toBe(await page.getByRole("heading", { level: 1 }).textContent());
  expect(served.text).toContain(profiles.alchemist.description.slice(0, 40));
  expect(served.text).not.toContain("Sample result");
}

async function expectOneHead(page: Page, link: string) {
  const html = await (await page.request.get(link)).text();
  await expectServed(page, html);
  const [, title = ""] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
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
  await page.getByRole("link", { name: "Discover Your Healer’s Business Blueprint" }).click();
  await expect(page).toHaveTitle(/Blueprint/);
  await expect(page.locator('meta[property="og:title"]')).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveTitle(title);
}

test.describe("a result that can't be shown", () => {
  test.use({ expectedConsole: [/404 \(Not Found\)|400 \(Bad Request\)|ERR_FAILED/] });

  test("is not found, or can be asked for again once the network is back", async ({ page }) => {
    for (const token of ["unknown0000000000000000", "x", "%00"]) {
      await test.step(`nobody has it: ${token}`, async () => {
        const response = await page.goto(`/test-results?r=${token}`);
        expect(response?.status()).toBe(404);
        await page.waitForLoadState("networkidle");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
        await expect(page).toHaveTitle(/^Page not found/);
      });
    }
    await test.step("the network is away", async () => {
      const { token } = await post(page.request, "/api/subscribe-lead", aLead());
      let isAway = true;
      // As it comes where the server had no time to write it into the page.
      await page.route("**/test-results?r=*", async (route) =>
        route.fulfill({
          response: await route.fetch({ url: new URL("/test-results", route.request().url()).href }),
        }),
      );
      await page.route("**/api/results/*", (route) => (isAway ? route.abort() : route.fallback()));
      await page.goto(`/test-results?r=${token}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("We can’t load this result right now");
      isAway = false;
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(page.getByText("YOUR LIGHTWORKER ARCHETYPE RESULTS")).toBeVisible();
    });
  });
});
