import type { Page } from "@playwright/test";
import { blueprintFaq } from "../../packages/content/src/pages/blueprint-faq.ts";
import { fullScreenQuote, normalToFeel } from "../../packages/content/src/pages/blueprint-page.ts";
import { carouselTestimonials } from "../../packages/content/src/testimonials.ts";
import { archetypes } from "../../packages/quiz/src/archetypes.ts";
import { expectStill, stopClock, watchTimers } from "../support/time.ts";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  scrollToTop,
  test,
  watchLayoutShifts,
} from "../support/visit.ts";

const path = "/healers-business-blueprint";
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const carousel = (page: Page) => page.locator('[aria-roledescription="carousel"]');

/** Opens the page and waits until it has come to life. */
async function open(page: Page) {
  await page.goto(path);
  await expect(button(page, normalToFeel.pauseLabel)).toBeAttached();
}

/** The same, with the page's clock in the test's hand. */
async function openWithClock(page: Page) {
  await page.clock.install();
  await open(page);
  await stopClock(page);
}

const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);

/** To just below the bar. */
async function expectScrolledTo(page: Page, selector: string) {
  await expect.poll(async () => Math.abs((await topOf(page, selector)) - 64)).toBeLessThanOrEqual(2);
}

test("both addresses show the same page and name one canonical address", async ({ page, baseURL }) => {
  for (const address of ["/healers-roadmap", path]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Healer's Business Blueprint");
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${baseURL}${path}`);
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute("content", `${baseURL}${path}`);
  }
});

test("the first screen says its sentence to the letter and leads to the problem", async ({ page }) => {
  await open(page);
  await expect(page.locator("h1")).toBeInViewport({ ratio: 1 });
  await expect(
    page.getByText(
      "within 3 weeks you will go from confused about your gifts to a 90-day business launch plan",
      { exact: true },
    ),
  ).toBeInViewport({ ratio: 1 });
  await page.getByRole("link", { name: "See what stands in the way" }).click();
  await expectScrolledTo(page, "#problem-section");
});

test("what the page says, section by section", async ({ page }) => {
  await page.goto(path);
  await test.step("its sections come in the order of the specification", async () => {
    await expect(page.locator("main h2")).toHaveText([
      "Dear Lightworker,",
      "It's normal to feel",
      "There are 10 sacred healing archetypes",
      "Four ways a good healer stays a secret",
      "Whom we wrote it for",
      "The same you, better organised",
      "Seventeen lessons, three workbooks, one plan",
      "Three weeks, in this order",
      "Our students say",
      "Four kinds of work, one way of planning it",
      "Three folders, three kitchens",
      "Come in, sit down",
      "Two more, for the shy",
      "One plan, because you are one person",
      "The same course, with more or less company",
      "Elena Marlowe",
      "Twelve fair questions",
      "Ninety days will pass in any case",
    ]);
    const order = await page
      .locator(
        "#problem-section, .blueprint-stats, .blueprint-voices, .blueprint-quote, .blueprint-pair, #pricing-section",
      )
      .evaluateAll((sections) => sections.map(({ id, className }) => id || className.split(" ").at(-1)));
    expect(order).toEqual([
      "problem-section",
      "blueprint-stats",
      "blueprint-voices",
      "blueprint-quote",
      "blueprint-pair",
      "pricing-section",
    ]);
  });
  await test.step("it makes the claims it was given, and no others", async () => {
    await expect(
      page.getByRole("list", { name: "The Blueprint in figures" }).getByRole("listitem"),
    ).toHaveText([
      "1,200+ healers trained",
      "12,000+ quiz takers",
      "20-30 minutes per day",
      "saves 12+ months and $5,000+",
    ]);
    await expect(page.getByRole("list", { name: "Her work in figures" }).getByRole("listitem")).toHaveText([
      "8+ years",
      "1,200+ healers guided",
    ]);
  });
  await test.step("the ten archetypes are there, each with its drawing", async () => {
    const plates = page.getByRole("list", { name: "The ten archetypes and the work that suits them" });
    await expect(plates.getByRole("heading")).toHaveText(Object.values(archetypes).map(({ title }) => title));
    await expect(plates.locator("svg.mandala")).toHaveCount(10);
  });
  await test.step("eight voices, each with profession, both archetypes and five stars", async () => {
    const voices = page.locator(".blueprint-voices figure");
    await expect(voices).toHaveCount(8);
    for (const [index, voice] of carouselTestimonials.entries()) {
      await expect(voices.nth(index)).toContainText(voice.text);
      await expect(voices.nth(index)).toContainText(voice.author);
      await expect(voices.nth(index)).toContainText(voice.profession);
      await expect(voices.nth(index)).toContainText(
        `Primary archetype${archetypes[voice.primaryArchetype].title}`,
      );
      await expect(voices.nth(index)).toContainText(
        `Secondary archetype${archetypes[voice.secondaryArchetype].title}`,
      );
      await expect(voices.nth(index)).toContainText("5 out of 5 stars✦✦✦✦✦");
    }
  });
  await test.step("four kinds of work, three cards, and two more voices", async () => {
    await expect(page.locator(".blueprint-kinds h3")).toHaveText([
      "Wisdom sharers",
      "Energy workers",
      "Body workers",
      "Systems designers",
    ]);
    await expect(page.locator(".blueprint-cards figcaption")).toHaveText([
      "Hana W.Acupressure practitioner",
      "Gabriel N.Meditation teacher",
      "Oluchi E.Retreat organiser",
    ]);
    await expect(page.locator(".blueprint-pair figcaption")).toHaveText([
      "Marisol P.Expressive arts facilitator",
      "Tenzin L.Dream and meditation guide",
    ]);
  });
  await test.step("three tiers with their prices, badges and features; each opens its payment page in a new tab", async () => {
    const tiers = page.locator(".blueprint-tier");
    const expected = [
      ["Self-Guided Journey", "$197 one-time", "or 2 payments of $99", ""],
      ["Guided Journey & Implementation Support", "$297 one-time", "or 2 payments of $149", "MOST POPULAR"],
      ["Personalised Deep-Dive Experience", "$497 one-time", "or 2 payments of $249", "DEEP DIVE"],
    ];
    for (const [index, [name, price, halves, badge]] of expected.entries()) {
      await expect(tiers.nth(index).getByRole("heading")).toHaveText(name ?? "");
      await expect(tiers.nth(index).locator(".blueprint-price")).toHaveText(`${price}${halves}`);
      await expect(tiers.nth(index).locator(".badge")).toHaveText(badge ? [badge] : []);
      const link = tiers.nth(index).getByRole("link");
      await expect(link).toHaveAttribute("href", /^https:\/\/checkout\.example\.com\/test\/blueprint-/);
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toHaveAttribute("rel", "noopener");
    }
    const features = [
      ["Lifetime access", "Step-by-step modules", "Workbooks and templates"],
      [
        "6 months of monthly group support calls",
        "Private community",
        "Co-working sessions",
        "Exclusive masterclass recordings",
      ],
      [
        "90-minute 1:1 strategy session with the founder",
        "A personalised blueprint",
        "Custom marketing messaging",
        "Priority support",
        "A recording of the session",
      ],
    ];
    for (const [index, names] of features.entries()) {
      const items = tiers.nth(index).getByRole("listitem");
      await expect(items).toHaveCount(names.length);
      for (const [place, name] of names.entries()) await expect(items.nth(place)).toContainText(name);
    }
  });
});

test.describe("the headline", () => {
  const shown = (page: Page) => page.locator(".blueprint-phrases [data-shown]");

  test("changes every 3 s among six phrases, with a fade of half a second", async ({ page }) => {
    expect(normalToFeel.phrases).toHaveLength(6);
    await page.clock.install();
    await open(page);
    await page.locator(".blueprint-feel").scrollIntoViewIfNeeded();
    // Stopped and let go, it begins to count at a moment that is known.
    await button(page, normalToFeel.pauseLabel).click();
    await stopClock(page);
    const first = normalToFeel.phrases.indexOf(
      (await shown(page).textContent()) as "torn between six modalities",
    );
    await button(page, normalToFeel.playLabel).click();
    for (let turn = 1; turn <= 6; turn++) {
      await page.clock.runFor(2900);
      await expect(shown(page)).toHaveText(normalToFeel.phrases[(first + turn - 1) % 6] ?? "");
      await page.clock.runFor(100);
      await expect(shown(page)).toHaveText(normalToFeel.phrases[(first + turn) % 6] ?? "");
    }
    await expect(shown(page)).toHaveCSS("transition-duration", "0.5s");
  });

  test("can be held still by keyboard", async ({ page }) => {
    await openWithClock(page);
    await page.locator(".blueprint-feel").scrollIntoViewIfNeeded();
    await button(page, normalToFeel.pauseLabel).focus();
    await page.keyboard.press("Enter");
    const held = (await shown(page).textContent()) ?? "";
    await page.clock.runFor(20_000);
    await expect(shown(page)).toHaveText(held);
    await expect(button(page, normalToFeel.playLabel)).toBeFocused();
  });
});

test("its buttons scroll to the prices, its footer has its links and its questions unfold", async ({
  page,
}) => {
  await open(page);
  await test.step("three weeks, four figures, and a button that scrolls to the prices", async () => {
    await scrollToTop(page);
    const weeks = region(page, "Three weeks, in this order").getByRole("listitem");
    await expect(weeks).toHaveCount(3);
    await expect(weeks.nth(0)).toContainText(/Week 1.*core healing gifts.*assessment/s);
    await expect(weeks.nth(1)).toContainText(/Week 2.*business model.*signature offers.*customer journey/s);
    await expect(weeks.nth(2)).toContainText(/Week 3.*Marketing strategy and a 90-day launch roadmap/s);
    const tiles = region(page, "The course in four figures");
    await expect(tiles.locator(".text-heading")).toHaveText([
      "3 weeks",
      "20-30 min daily",
      "Saves 12+ months and $5,000+",
      "Lifetime access",
    ]);
    await tiles.getByRole("link").click();
    await expectScrolledTo(page, "#pricing-section");
  });
  await test.step("'Join here' scrolls to the prices, and the footer has Quick Links and Support", async () => {
    await scrollToTop(page);
    const footer = page.getByRole("contentinfo");
    for (const [name, href] of [
      ["Home", "/home"],
      ["Quiz", "/quiz"],
      ["Healer's Blueprint", path],
      ["Contact Us", "/contact"],
      ["Privacy Policy", "/privacy"],
      ["Terms of Service", "/terms"],
    ] as const) {
      await expect(footer.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
    }
    await expect(footer.getByText("Quick Links", { exact: true })).toBeVisible();
    await expect(footer.getByText("Support", { exact: true })).toBeVisible();
    await page.getByRole("link", { name: "Join here" }).click();
    await expectScrolledTo(page, "#pricing-section");
  });
  await test.step("twelve questions unfold and fold", async () => {
    const questions = page.locator(".blueprint-faq details");
    await expect(questions).toHaveCount(12);
    await expect(page.locator(".blueprint-faq summary h3")).toHaveText(
      blueprintFaq.items.map(({ question }) => question),
    );
    const [first] = blueprintFaq.items;
    await expect(page.getByText(first.answer)).toBeHidden();
    await page.getByText(first.question).focus();
    await questions.first().locator("summary").press("Enter");
    await expect(page.getByText(first.answer)).toBeVisible();
    await questions.first().locator("summary").press("Enter");
    await expect(page.getByText(first.answer)).toBeHidden();
  });
});

test.describe("the voices", () => {
  const place = async (page: Page) => {
    const label = await carousel(page).locator("[aria-current]").getAttribute("aria-label");
    return Number(label?.match(/^Go to (\d) of 8$/)?.[1]);
  };

  /** Opens the page with the carousel about to count to four; returns the voice that is so many turns ahead. */
  async function openVoices(page: Page) {
    await openWithClock(page);
    await page
      .locator(".blueprint-voices")
      .evaluate((section) => section.scrollIntoView({ behavior: "instant" }));
    await expect(carousel(page)).toBeVisible();
    await page.clock.runFor(100);
    await carousel(page).getByRole("button", { name: "Next" }).hover();
    await page.mouse.move(5, 30);
    const first = await place(page);
    return (turns: number) => ((first - 1 + turns) % 8) + 1;
  }

  test("turn every 4 s, round and round, and wait under the mouse", async ({ page }) => {
    const ahead = await openVoices(page);
    for (let turns = 1; turns <= 8; turns++) {
      await page.clock.runFor(3900);
      await expect.poll(() => place(page)).toBe(ahead(turns - 1));
      await page.clock.runFor(100);
      await expect.poll(() => place(page)).toBe(ahead(turns));
    }
    await carousel(page).getByRole("button", { name: "Next" }).hover();
    await page.clock.runFor(20_000);
    await expect.poll(() => place(page)).toBe(ahead(8));
  });

  test("rest for 8 s after previous or next", async ({ page }) => {
    const ahead = await openVoices(page);
    await carousel(page).getByRole("button", { name: "Next" }).click();
    await carousel(page).getByRole("button", { name: "Previous" }).click();
    await page.mouse.move(5, 30);
    await expect.poll(() => place(page)).toBe(ahead(0));
    await page.clock.runFor(8000);
    await page.clock.runFor(3900);
    await expect.poll(() => place(page)).toBe(ahead(0));
    await page.clock.runFor(200);
    await expect.poll(() => place(page)).toBe(ahead(1));
  });

  test("come to life only when near, and nothing moves when they do", async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => scripts.push(request.url()));
    await open(page);
    await page.waitForLoadState("networkidle");
    await expect(page.locator("html[data-in-parts]")).toHaveCount(0);
    expect(scripts.filter((url) => url.includes("voice-carousel"))).toEqual([]);
    const height = () => page.locator(".blueprint-voices").evaluate((section) => section.clientHeight);
    const before = await height();
    await page.locator(".blueprint-voices").scrollIntoViewIfNeeded();
    await expect(carousel(page)).toBeVisible();
    expect(await height()).toBe(before);
  });
});

test("the welcome video is loaded when asked for, with controls and without full screen", async ({
  page,
}) => {
  const videos: string[] = [];
  page.on("request", (request) => {
    if (/\.(mp4|webm|vtt)$/.test(request.url())) videos.push(request.url());
  });
  await open(page);
  await expect(page.locator("html[data-in-parts]")).toHaveCount(0);
  await button(page, "Play the welcome video").scrollIntoViewIfNeeded();
  await expect(page.locator(".blueprint-screen img")).toHaveJSProperty("complete", true);
  await expect(page.locator(".blueprint-screen video, .blueprint-screen iframe")).toHaveCount(0);
  expect(videos).toEqual([]);
  const size = await page.locator(".blueprint-screen").boundingBox();
  await button(page, "Play the welcome video").focus();
  await page.keyboard.press("Enter");
  const video = page.locator(".blueprint-screen video");
  await expect(video).toBeFocused();
  await expect(video).toHaveJSProperty("controls", true);
  await expect(video).toHaveAttribute("controlslist", "nofullscreen");
  await expect(video.locator("track")).toHaveAttribute("kind", "captions");
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState))
    .toBeGreaterThan(0);
  expect(videos.length).toBeGreaterThan(0);
  expect(await page.locator(".blueprint-screen").boundingBox()).toEqual(size);
  await video.evaluate((element) => element.requestFullscreen().catch(() => {}));
  await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true);
});

test.describe("the sentence that fills the screen", () => {
  const words = fullScreenQuote.text.split(" ");
  const unsaid = (page: Page) => page.locator(".blueprint-word-unsaid");

  async function see(page: Page) {
    await openWithClock(page);
    await expect(unsaid(page)).toHaveCount(words.length);
    const timers = await watchTimers(page);
    await page
      .locator(".blueprint-quote")
      .evaluate((section) => section.scrollIntoView({ behavior: "instant" }));
    await expect(page.locator(".blueprint-quote")).toBeInViewport({ ratio: 0.5 });
    // In real time: that it is seen is the browser's to say.
    await expect.poll(timers).toContain(1200);
  }

  test("is said word by word in steps of 0.2 s, the first after 1.2 s", async ({ page }) => {
    await see(page);
    await page.clock.runFor(1100);
    await expect(unsaid(page)).toHaveCount(words.length);
    await page.clock.runFor(100);
    await expect(unsaid(page)).toHaveCount(words.length - 1);
    await page.clock.runFor(200);
    await expect(unsaid(page)).toHaveCount(words.length - 2);
    await page.clock.runFor(200 * (words.length - 2) - 100);
    await expect(unsaid(page)).toHaveCount(1);
    await page.clock.runFor(100);
    await expect(unsaid(page)).toHaveCount(0);
    await expect(page.locator(".blueprint-quote blockquote")).toHaveText(fullScreenQuote.text);
    await expect(button(page, "Show the whole sentence")).toBeHidden();
  });

  test("can be shown whole at once, by keyboard", async ({ page }) => {
    await see(page);
    await page.clock.runFor(1300);
    await button(page, "Show the whole sentence").focus();
    await page.keyboard.press("Enter");
    await expect(unsaid(page)).toHaveCount(0);
    await page.clock.runFor(5000);
    await expect(unsaid(page)).toHaveCount(0);
  });
});

test("the founder's link opens her page in a new tab", async ({ page, context }) => {
  await open(page);
  const [tab] = await Promise.all([
    context.waitForEvent("page"),
    page.getByRole("link", { name: "Read Elena’s whole story" }).click(),
  ]);
  await expect(tab).toHaveURL(/\/about-elena-marlowe$/);
  await expect(tab.getByRole("heading", { level: 1 })).toBeVisible();
});

test("search engines are told of the course, its offers, its rating and the twelve questions", async ({
  request,
  baseURL,
}) => {
  const html = await (await request.get(path)).text();
  const [course, faq, ...others] = [
    ...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
  ].map(([, json]) => JSON.parse(json ?? ""));
  expect(others).toEqual([]);
  expect(course).toMatchObject({
    "@type": "Course",
    name: "Healer's Business Blueprint",
    url: `${baseURL}${path}`,
    provider: { "@type": "Organization", name: "Lightworker Academy" },
    aggregateRating: { "@type": "AggregateRating", ratingValue: 4.9, ratingCount: 127, bestRating: 5 },
  });
  expect(course.description).toContain("1000+ healers");
  expect(course.offers).toMatchObject([
    { "@type": "Offer", name: "Self-guided", price: 150, priceCurrency: "USD", validFrom: "2025-07-30" },
    { "@type": "Offer", name: "Guided", price: 250, priceCurrency: "USD", validFrom: "2025-07-30" },
  ]);
  expect(faq["@type"]).toBe("FAQPage");
  expect(
    faq.mainEntity.map((entry: { name: string; acceptedAnswer: { text: string } }) => ({
      question: entry.name,
      answer: entry.acceptedAnswer.text,
    })),
  ).toEqual(blueprintFaq.items);
});

test("it reads without JavaScript: every word, price, link and answer", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}${path}`);
  for (const phrase of normalToFeel.phrases) await expect(page.getByText(phrase)).toHaveCSS("opacity", "1");
  await expect(page.getByText("$297", { exact: true })).toBeVisible();
  for (const { text } of carouselTestimonials) await expect(page.getByText(text)).toBeVisible();
  await expect(page.locator(".blueprint-quote blockquote")).toHaveText(fullScreenQuote.text);
  await expect(page.locator(".blueprint-word-unsaid")).toHaveCount(0);
  await page.locator(".blueprint-faq summary").last().click();
  await expect(page.getByText(blueprintFaq.items[11].answer)).toBeVisible();
  await expect(page.locator("noscript a")).toHaveAttribute("href", "/video/welcome.mp4");
  await context.close();
});

test("where less motion is wanted, headline, voices and sentence stand still", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await page.goto(path);
  for (const phrase of normalToFeel.phrases) await expect(page.getByText(phrase)).toHaveCSS("opacity", "1");
  await page.locator(".blueprint-voices").scrollIntoViewIfNeeded();
  await expect(carousel(page)).toBeVisible();
  await expect(carousel(page).getByRole("button", { name: "Pause" })).toHaveCount(0);
  const shown = () => carousel(page).locator("[aria-current]").getAttribute("aria-label");
  await expect.poll(shown).toBe("Go to 1 of 8");
  await page.locator(".blueprint-quote").scrollIntoViewIfNeeded();
  await page.clock.runFor(20_000);
  expect(await shown()).toBe("Go to 1 of 8");
  await expect(page.locator(".blueprint-word-unsaid")).toHaveCount(0);
  const running = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === "running").length,
  );
  expect(running).toBe(0);
});

test("it is accessible, fits its window, and nothing shifts from top to bottom", async ({ page }) => {
  const shifts = await watchLayoutShifts(page);
  await open(page);
  await expectNoSidewaysScroll(page);
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let top = 0; top < document.documentElement.scrollHeight; top += 700) {
      window.scrollTo({ top, behavior: "instant" });
      // Drawn once, and once more for what came into view.
      await frame();
      await frame();
    }
  });
  await expect(carousel(page)).toBeAttached();
  await button(page, "Show the whole sentence")
    .click({ force: true })
    .catch(() => {});
  await expect(page.locator(".blueprint-word-unsaid")).toHaveCount(0);
  expect(await shifts()).toEqual([]);
  // A voice on its way out of sight is half covered, and axe judges what it sees.
  await carousel(page).getByRole("button", { name: "Pause" }).click();
  await button(page, normalToFeel.pauseLabel).click();
  await expectStill(page);
  await expectAccessible(page);
});

test("nothing comes from another host", async ({ page, baseURL }) => {
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).origin));
  await open(page);
  await page.locator(".blueprint-voices").scrollIntoViewIfNeeded();
  await button(page, "Play the welcome video").click();
  await expect(page.locator(".blueprint-screen video")).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect([...hosts].filter((host) => host !== baseURL && !host.startsWith("data:"))).toEqual([]);
});
