import type { Page } from "@playwright/test";
import { expect, expectBelowBar, openInOrder, scrollToTop, test } from "../support/visit.ts";

const section = (page: Page, name: string) => page.getByRole("region", { name });
const pricing = (page: Page) => section(page, "What it costs, and what’s in it");

async function follow(page: Page, label: string, place: number, anchor: string) {
  await scrollToTop(page);
  await page.getByRole("link", { name: label }).nth(place).click();
  await expectBelowBar(page, `#${anchor}`);
}

test("what the page says, where its links lead, and that all of it is in order", async ({
  page,
  context,
}) => {
  await test.step("it is in order, and nothing moves while it loads", async () => {
    await openInOrder(page, "/alumni-group");
    await expect(page).toHaveTitle("Career Changer Alumni Group · Lightworker Academy");
  });
  await test.step("its sections stand in their order", async () => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Career Changer Alumni Group");
    await expect(page.getByText("Invitation-only, for graduates of the foundational program")).toBeVisible();
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
      "You know what to do. It’s Tuesday, and you’re not doing it.",
      "Four things at the heart of it",
      "Nine days with the laptop shut",
      "The same story, with your laptop",
      "Five bonuses, because we like giving them",
      "What it costs, and what’s in it",
      "Questions people ask",
      "On the next call, somebody will ask.",
    ]);
  });
  await test.step("the claims of the page", async () => {
    await expect(section(page, "The group in figures").getByRole("listitem")).toHaveText([
      "1,200+ healers transformed",
      "95% success rate",
      "24/7 community support",
    ]);
    await expect(section(page, "The group in figures").getByText("Sample figures")).toBeVisible();
  });
  await test.step("each struggle has its answer in the group", async () => {
    const pairs = section(page, "You know what to do.").getByRole("listitem");
    await expect(pairs).toHaveCount(5);
    await expect(pairs).toContainText(Array(5).fill(/On your own.+In the group.+/));
  });
  await test.step("all nine promises are made", async () => {
    for (const promise of [
      "Two bi-weekly group coaching calls",
      "An always-available co-creation community space",
      "Personal business coaching sessions",
      "Monthly resources and templates",
      "Guest expert sessions",
      "Monthly manifestation sessions",
      "Surprise gifts",
      "Direct access to the coach for urgent help",
      "Win celebrations",
    ]) {
      await expect(page.getByRole("heading", { level: 3, name: promise })).toBeVisible();
      await expect(pricing(page).getByText(promise)).toBeVisible();
    }
  });
  await test.step("the coach's quote is signed", async () => {
    const quote = page.getByRole("figure").filter({ hasText: "What you need is a Thursday" });
    await expect(quote).toContainText("Elena Marlowe");
    await expect(quote).toContainText("Your coach");
  });
  await test.step("the value table adds up to $597", async () => {
    const table = pricing(page).getByRole("table", {
      name: "What we would charge for each part on its own, per month",
    });
    const rows = await table
      .getByRole("row")
      .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)));
    expect(rows).toEqual([
      ["Part", "Value per month"],
      ["Group calls", "$200"],
      ["Community access", "$147"],
      ["Business sessions", "$150"],
      ["Resources and templates", "$50"],
      ["Bonus magic", "$50"],
      ["Stated value per month", "$597"],
    ]);
  });
  await test.step("price, seats, guarantee and the trust line", async () => {
    for (const words of [
      "$97 per month",
      "about $3.23 per day",
      "Cancel anytime",
      "Limited to 20 founding members",
      "Join 19 other conscious entrepreneurs",
      "30-day refund guarantee",
      "Members often stay 6-12 months. Every call is recorded.",
    ]) {
      await expect(pricing(page)).toContainText(words);
    }
    await expect(page.getByText("which makes two group calls a month")).toBeVisible();
    const trust = page.getByRole("list", { name: "What you can rely on" });
    await expect(trust).toHaveCount(2);
    for (const line of await trust.all()) {
      await expect(line.getByRole("listitem")).toHaveText([
        "Secure Payment",
        "Cancel Anytime",
        "Starts Immediately",
      ]);
    }
  });
  await test.step("questions unfold by keyboard", async () => {
    const questions = section(page, "Questions people ask").getByRole("group");
    await expect(questions).toHaveCount(9);
    const answer = page.getByText(
      "Every call is recorded, and you’ll find the recording in your calendar and under Recordings.",
    );
    await expect(answer).toBeHidden();
    await page.locator("summary", { hasText: "What if I can’t make a call?" }).focus();
    await page.keyboard.press("Enter");
    await expect(answer).toBeVisible();
  });
  for (const [label, place, anchor] of [
    ["See what it costs", 0, "pricing-section"],
    ["See what’s inside", 0, "features-section"],
  ] as const) {
    await test.step(`'${label}' (${place + 1}) glides to ${anchor}, clear of the bar`, async () => {
      await follow(page, label, place, anchor);
    });
  }
  await test.step("both ways to join open the payment page in a new tab", async () => {
    for (const name of ["Take my founding seat", "Join the alumni group"]) {
      const join = page.getByRole("link", { name });
      await expect(join).toHaveAccessibleName(`${name} (opens the payment page in a new tab)`);
      const [tab] = await Promise.all([context.waitForEvent("page"), join.click()]);
      await expect(tab).toHaveURL(/\/checkout\/alumniGroup$/);
      expect(await tab.evaluate(() => window.opener)).toBeNull();
      await tab.close();
    }
    await expect(page).toHaveURL(/\/alumni-group(#[a-z-]+)?$/);
  });
  await test.step("under reduced motion nothing glides and no drawing turns", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect(page.locator("html")).toHaveCSS("scroll-behavior", "auto");
    for (const drawing of await page.locator(".turns-with-scroll").all()) {
      await expect(drawing).toHaveCSS("animation-name", "none");
    }
  });
  for (const [label, place, anchor] of [
    ["See what it costs", 1, "pricing-section"],
    ["Take a seat at the table", 0, "pricing-section"],
    ["Look through it again", 0, "features-section"],
  ] as const) {
    await test.step(`'${label}' (${place + 1}) jumps to ${anchor}, clear of the bar`, async () => {
      await follow(page, label, place, anchor);
    });
  }
  await test.step("it has the footer of all pages with a copyright of its own", async () => {
    await expect(page.locator("footer")).toHaveCount(1);
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByText("Lightworker Academy", { exact: true })).toBeVisible();
    await expect(footer.getByText("© 2025 Lightworker Academy. All rights reserved.")).toBeVisible();
    await expect(footer.getByRole("heading", { name: "Quick Links" })).toBeVisible();
    // Another page brings back the line of the others.
    await footer.getByRole("link", { name: "Privacy Policy" }).click();
    await expect(
      page.getByRole("contentinfo").getByText("© Lightworker Academy", { exact: true }),
    ).toBeVisible();
    await expect(page.locator("footer")).toHaveCount(1);
  });
});
