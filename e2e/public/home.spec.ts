import type { Page } from "@playwright/test";
import { mailedCode } from "../support/mailbox.ts";
import { aPerson, newMember } from "../support/people.ts";
import { expect, expectBelowBar, openInOrder, scrollToTop, test } from "../support/visit.ts";

const section = (page: Page, name: string) => page.getByRole("region", { name });

/** The browser itself asks for the page: no script has taken over the link. */
async function expectFullPage(page: Page, press: () => Promise<void>, path: string) {
  const [request] = await Promise.all([
    page.waitForRequest((each) => each.isNavigationRequest() && new URL(each.url()).pathname === path),
    press(),
  ]);
  expect(request.resourceType()).toBe("document");
}

async function follow(page: Page, label: string, heading: string) {
  await scrollToTop(page);
  const anchor = `#${label.toLowerCase()}`;
  await page.getByRole("contentinfo").getByRole("link", { name: label, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/home${anchor}$`));
  await expect(page.getByRole("heading", { name: heading })).toBeInViewport();
  await expectBelowBar(page, anchor);
}

test("what the page says, where its footer leads, and that all of it is in order", async ({ page }) => {
  await test.step("it is in order, and nothing moves while it loads", async () => {
    await openInOrder(page, "/home");
    await expect(page).toHaveTitle("Craft and business for healers · Lightworker Academy");
  });
  await test.step("the landing page's claims, its six features and its three voices", async () => {
    await expect(section(page, "The academy in figures").getByRole("listitem")).toHaveText([
      "5,000+ students",
      "4.9/5 rating",
      "100+ hours of video",
    ]);
    await expect(section(page, "The academy in figures").getByText("Sample figures")).toBeVisible();
    await expect(section(page, "What’s inside").getByRole("heading", { level: 3 })).toHaveText([
      "Video library",
      "Resource vault",
      "Progress tracking",
      "Community",
      "Certification",
      "Expert support",
    ]);
    const voices = section(page, "From people who were here before you");
    await expect(voices.getByRole("figure")).toHaveCount(3);
    await expect(voices.getByText("5 out of 5 stars")).toHaveCount(3);
    await expect(voices.getByText("Sample voices")).toBeVisible();
    const about = section(page, "Elena Marlowe kept books before she ran an academy");
    await expect(about.getByRole("link", { name: "Read her story" })).toHaveAttribute(
      "href",
      "/about-elena-marlowe",
    );
  });
  await test.step("the price list names every offer and leads to it", async () => {
    const rows = section(page, "Four ways in, one of them free").getByRole("listitem");
    for (const [place, [title, price, terms, to]] of [
      ["Lightworker Archetype quiz", "Free", "about 5 minutes", "/quiz"],
      ["Healer’s Business Blueprint", "from $197", "or 2 payments of $99", "/healers-business-blueprint"],
      ["The complete academy", "$997", "one-time, lifetime access", "/subscribe"],
      ["Career Changer Alumni Group", "$97", "per month, cancel anytime", "/alumni-group"],
    ].entries()) {
      const row = rows.nth(place);
      await expect(row.getByRole("heading")).toHaveText(title as string);
      await expect(row).toContainText(`${price}${terms}`);
      await expect(row.getByRole("link")).toHaveAttribute("href", to as string);
    }
  });
  await test.step("one footer: quick links, support, and the academy elsewhere in new tabs", async () => {
    await expect(page.locator("footer")).toHaveCount(1);
    const footer = page.getByRole("contentinfo");
    for (const [label, to] of [
      ["Home", "/home"],
      ["Quiz", "/quiz"],
      ["Healer’s Blueprint", "/healers-business-blueprint"],
      ["Contact Us", "/contact"],
      ["Privacy Policy", "/privacy"],
      ["Terms of Service", "/terms"],
      ["Sign in", "/api/login"],
      ["Back to the top", "#top"],
    ] as const) {
      await expect(footer.getByRole("link", { name: label, exact: true })).toHaveAttribute("href", to);
    }
    for (const name of ["Quick Links", "Support"]) {
      await expect(footer.getByRole("heading", { name, exact: true })).toBeVisible();
    }
    const elsewhere = footer.getByRole("link", { name: "opens in a new tab" });
    await expect(elsewhere).toHaveText([/Instagram/, /YouTube/, /Facebook/, /LinkedIn/, /directory/]);
    for (const link of await elsewhere.all()) {
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toHaveAttribute("rel", /noopener/);
    }
  });
  await test.step("three courses, each with its modules and 'Enroll Now' to sign-in", async () => {
    const courses = section(page, "Three courses, in the order a practice grows");
    const titles = ["Foundation & Mindset", "Business Strategy", "Advanced Healing"];
    await expect(courses.getByRole("heading", { level: 3 })).toHaveText(titles);
    for (const title of titles) {
      const enroll = courses.getByRole("link", { name: `Enroll Now (${title})` });
      await expect(enroll).toHaveAttribute("href", /^\/api\/login\?returnTo=/);
    }
    const modules = courses.getByText("The sign and the bell", { exact: true });
    await expect(modules).toBeHidden();
    await courses.getByText("3 modules").nth(1).click();
    await expect(modules).toBeVisible();
  });
  await test.step("the footer's 'Courses' glides to its section, clear of the bar", async () => {
    await follow(page, "Courses", "Three courses, in the order a practice grows");
  });
  await test.step("under reduced motion nothing glides and no drawing turns", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect(page.locator("html")).toHaveCSS("scroll-behavior", "auto");
    for (const drawing of await page.locator(".sets-with-scroll, .turns-with-scroll").all()) {
      await expect(drawing).toHaveCSS("animation-name", "none");
    }
  });
  for (const [label, heading] of [
    ["About", "Elena Marlowe kept books before she ran an academy"],
    ["Testimonials", "From people who were here before you"],
    ["Pricing", "Four ways in, one of them free"],
  ] as const) {
    await test.step(`the footer's '${label}' jumps to its section, clear of the bar`, async () => {
      await follow(page, label, heading);
    });
  }
});

test("its links lead on: to sign-in by a full page, to the quiz, and through sign-up to the chosen course", async ({
  page,
}) => {
  await page.goto("/home");
  await test.step("'Start Your Journey Today', from the hero and from the end, and 'Enroll Now' ask for sign-in by a full page", async () => {
    // Nothing new to show: the page that asked stays, and can ask again.
    await page.route("**/api/login*", (route) => route.fulfill({ status: 204 }));
    const start = page.getByRole("link", { name: "Start Your Journey Today" });
    await expect(start).toHaveCount(2);
    for (const place of [0, 1]) {
      await expect(start.nth(place)).toHaveAttribute("href", "/api/login");
      await expectFullPage(page, () => start.nth(place).click(), "/api/login");
    }
    const enroll = page.getByRole("link", { name: "Enroll Now (Business Strategy)" });
    await expectFullPage(page, () => enroll.click(), "/api/login");
    await page.unroute("**/api/login*");
    expect((await page.request.get("/api/login")).url()).toMatch(/\/sign-in$/);
  });
  await test.step("the hero leads to the quiz, which takes about 5 minutes", async () => {
    const hero = section(page, "Your gift came without instructions.");
    await expect(hero.getByText("Free, and it takes about 5 minutes.")).toBeVisible();
    await hero.getByRole("link", { name: "Discover Your Healing Archetype" }).click();
    await expect(page).toHaveURL(/\/quiz$/);
    // The link is gone with its page: those who listen go on in the new one.
    await expect(page.locator("main")).toBeFocused();
    await page.goBack();
  });
  await test.step("'Enroll Now' remembers its course through sign-up", async () => {
    const person = aPerson();
    await page.getByRole("link", { name: "Enroll Now (Foundation & Mindset)" }).click();
    await page.getByRole("button", { name: "Create an account" }).click();
    await page.getByLabel("First name").fill(person.firstName);
    await page.getByLabel("Email").fill(person.email);
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    await page.getByRole("button", { name: "Create my account" }).click();
    await page.getByLabel("Six-digit code").fill(await mailedCode(page.request, person.email));
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page).toHaveURL(/\/subscribe\?course=/);
    await expect(page.getByText("You chose Foundation & Mindset")).toBeVisible();
    await page.getByRole("link", { name: "See what’s in it" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Foundation & Mindset");
  });
});

test("for a member the footer's Home leads to the front door", async ({ page }) => {
  await newMember(page);
  await page.goto("/quiz");
  const footer = page.getByRole("contentinfo");
  const home = footer.getByRole("link", { name: "Home", exact: true });
  await expect(home).toHaveAttribute("href", "/");
  await expect(footer.getByRole("link", { name: "Sign in" })).toHaveCount(0);
  await expectFullPage(page, () => home.click(), "/");
});
