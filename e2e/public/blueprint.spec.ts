import type { Page } from "@playwright/test";
import { blueprintFaq } from "../../packages/content/src/pages/blueprint/faq.ts";
import { blueprintForArchetypes } from "../../packages/content/src/pages/blueprint/for-archetypes.ts";
import { carouselTestimonials } from "../../packages/content/src/proof/testimonials.ts";
import { archetypes } from "../../packages/quiz/src/archetypes.ts";
import { expect, expectBelowBar, scrollToTop, test } from "../support/visit.ts";

const path = "/healers-business-blueprint";
const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("what the page says, section by section, and where it leads", async ({ page, context, baseURL }) => {
  await page.goto("/healers-roadmap");
  await test.step("its other address shows the same page and names its one canonical address", async () => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Healer’s Business Blueprint");
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${baseURL}${path}`);
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute("content", `${baseURL}${path}`);
  });
  await test.step("the first screen says its sentence to the letter and leads to the problem", async () => {
    await expect(page.locator("h1")).toBeInViewport({ ratio: 1 });
    await expect(
      page.getByText(
        "within 3 weeks you will go from confused about your gifts to a 90-day business launch plan",
        { exact: true },
      ),
    ).toBeInViewport({ ratio: 1 });
    await page.getByRole("link", { name: "See the four common problems" }).click();
    await expectBelowBar(page, "#problem-section");
  });
  await test.step("its sections come in the order of the specification", async () => {
    await expect(page.locator("main h2")).toHaveText([
      "Dear Lightworker,",
      "It’s normal to feel",
      "There are 10 sacred healing archetypes",
      "Four ways a good healer stays a secret",
      "Who it’s for",
      "The same you, better organized",
      "Three weeks, in this order",
      "Our students say",
      "Four kinds of work, one way of planning it",
      "Three finished plans",
      "Come in, sit down",
      "Two more, from quieter voices",
      "One plan, because you are one person",
      "The same course, with more or less company",
      "Elena Marlowe",
      "Twelve fair questions",
      "Ninety days will pass either way",
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
      "Sample figures",
    ]);
    await expect(page.getByRole("list", { name: "Her work in figures" }).getByRole("listitem")).toHaveText([
      "8+ years",
      "1,200+ healers guided",
      "Sample figures",
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
    const said = (what: (voice: (typeof carouselTestimonials)[number]) => string) =>
      expect(voices).toContainText(carouselTestimonials.map(what));
    await said(({ text }) => text);
    await said(({ author }) => author);
    await said(({ profession }) => profession);
    await said(({ primaryArchetype }) => `Primary archetype${archetypes[primaryArchetype].title}`);
    await said(({ secondaryArchetype }) => `Secondary archetype${archetypes[secondaryArchetype].title}`);
    await said(() => "5 out of 5 stars✦✦✦✦✦");
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
      "Oluchi E.Retreat organizer",
    ]);
    await expect(page.locator(".blueprint-pair figcaption")).toHaveText([
      "Marisol P.Expressive arts facilitator",
      "Tenzin L.Dream and meditation guide",
    ]);
  });
  await test.step("three tiers with their prices, badges and features; each opens its payment page in a new tab", async () => {
    const tiers = page.locator(".blueprint-tier");
    const expected = [
      ["Self-Guided Journey", "$197 one-time", "or 2 payments of $99", "", "blueprintSelfGuided"],
      [
        "Guided Journey & Implementation Support",
        "$297 one-time",
        "or 2 payments of $149",
        "MOST POPULAR",
        "blueprintGuided",
      ],
      [
        "Personalised Deep-Dive Experience",
        "$497 one-time",
        "or 2 payments of $249",
        "DEEP DIVE",
        "blueprintDeepDive",
      ],
    ];
    for (const [index, [name, price, halves, badge, offer]] of expected.entries()) {
      await expect(tiers.nth(index).getByRole("heading")).toHaveText(name ?? "");
      await expect(tiers.nth(index).locator(".blueprint-price")).toHaveText(`${price}${halves}`);
      await expect(tiers.nth(index).locator(".badge")).toHaveText(badge ? [badge] : []);
      const link = tiers.nth(index).getByRole("link");
      await expect(link).toHaveAttribute("href", `/checkout/${offer}`);
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
      await tiers.nth(index).locator("summary").click();
      const items = tiers.nth(index).getByRole("listitem");
      await expect(items).toContainText(names);
    }
  });
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
    await expectBelowBar(page, "#pricing-section");
  });
  await test.step("'Join here' scrolls to the prices, and the footer has Quick Links and Support", async () => {
    await scrollToTop(page);
    const footer = page.getByRole("contentinfo");
    for (const [name, href] of [
      ["Home", "/home"],
      ["Quiz", "/quiz"],
      ["Healer’s Blueprint", path],
      ["Contact Us", "/contact"],
      ["Privacy Policy", "/privacy"],
      ["Terms of Service", "/terms"],
    ] as const) {
      await expect(footer.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
    }
    await expect(footer.getByText("Quick Links", { exact: true })).toBeVisible();
    await expect(footer.getByText("Support", { exact: true })).toBeVisible();
    // Where less motion is wanted one is there at once.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.getByRole("link", { name: "Join here" }).click();
    await expectBelowBar(page, "#pricing-section");
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
  await test.step("the founder's link opens her page in a new tab", async () => {
    const [tab] = await Promise.all([
      context.waitForEvent("page"),
      page.getByRole("link", { name: "Read Elena’s whole story" }).click(),
    ]);
    await expect(tab).toHaveURL(/\/about-elena-marlowe$/);
    await expect(tab.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

test("whoever comes from a result is spoken to as their archetype, alive or not, and after going back", async ({
  page,
}) => {
  const { hero, weeks } = blueprintForArchetypes.archetypes.mystic;
  const expectSpokenTo = async () => {
    await expect(page.locator("#for-eyebrow")).toHaveText("A three-week course for the Cosmic Mystic");
    await expect(page.locator("#for-lead")).toHaveText(hero);
    await expect(page.locator("#for-week-2")).toHaveText(weeks[1]);
  };
  await page.goto("/healers-roadmap?archetype=mystic");
  await expectSpokenTo();
  await page.getByRole("banner").getByRole("link", { name: "Quiz" }).click();
  await expect(page).toHaveURL(/\/quiz$/);
  await page.goBack();
  await expectSpokenTo();
});

test("both addresses name one canonical address", async ({ request, baseURL }) => {
  for (const address of [path, "/healers-roadmap"]) {
    const html = await (await request.get(address)).text();
    expect(html).toContain("Healer’s Business Blueprint</h1>");
    expect(html).toContain(`<link rel="canonical" href="${baseURL}${path}"/>`);
    expect(html).toContain(`<meta property="og:url" content="${baseURL}${path}"/>`);
  }
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
    name: "Healer’s Business Blueprint",
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
