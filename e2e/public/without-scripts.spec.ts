import { blueprintFaq } from "../../packages/content/src/pages/blueprint/faq.ts";
import { fullScreenQuote, normalToFeel } from "../../packages/content/src/pages/blueprint/page.ts";
import { carouselTestimonials } from "../../packages/content/src/proof/testimonials.ts";
import { archetypes } from "../../packages/quiz/src/archetypes.ts";
import { expect, test } from "../support/visit.ts";

test.use({ javaScriptEnabled: false });

/** A browser whose scripts a test has switched off still leaves out what stands there for such browsers. */
const insteadOfTheForm = "This form needs JavaScript.";

test("every page for visitors reads, unfolds and leads on without scripts", async ({ page }) => {
  await test.step("/quiz: the ten archetypes", async () => {
    await page.goto("/quiz");
    const titles = Object.values(archetypes).map(({ title }) => title);
    expect(titles).toHaveLength(10);
    for (const name of titles) await expect(page.getByRole("heading", { name })).toBeVisible();
  });
  await test.step("the blueprint: every word, price, link and answer", async () => {
    await page.goto("/healers-business-blueprint");
    for (const phrase of normalToFeel.phrases) await expect(page.getByText(phrase)).toHaveCSS("opacity", "1");
    await expect(page.getByText("$297", { exact: true }).first()).toBeVisible();
    for (const { text } of carouselTestimonials) await expect(page.getByText(text)).toBeVisible();
    await expect(page.locator(".blueprint-quote blockquote")).toHaveText(fullScreenQuote.text);
    await expect(page.locator(".blueprint-word-unsaid")).toHaveCount(0);
    await page.locator(".blueprint-faq summary").last().click();
    await expect(page.getByText(blueprintFaq.items[11].answer)).toBeVisible();
    await expect(page.locator("noscript a")).toHaveAttribute("href", "/video/welcome.mp4");
  });
  await test.step("/alumni-group: its price stands and its questions unfold", async () => {
    await page.goto("/alumni-group");
    await expect(page.getByText("$97", { exact: true })).toBeVisible();
    await expect(page.getByRole("cell", { name: "$597" })).toBeVisible();
    await page.getByText("How does the 30-day refund work?").click();
    await expect(
      page.getByText("Write to us within thirty days of your first payment, and we refund it"),
    ).toBeVisible();
  });
  await test.step("/subscribe: the offer in full", async () => {
    const response = await page.goto("/subscribe");
    await expect(page.getByText("$997")).toBeVisible();
    await expect(page.getByText("30-day money-back guarantee").first()).toBeVisible();
    await expect(page.locator("blockquote").last()).toBeVisible();
    expect(await response?.text()).toContain(insteadOfTheForm);
  });
  await test.step("/contact: another way to write", async () => {
    const response = await page.goto("/contact");
    await expect(page.getByRole("heading", { name: "What happens next" })).toBeVisible();
    expect(await response?.text()).toMatch(
      new RegExp(`<noscript>.*${insteadOfTheForm} .*href="mailto:hello@example\\.com".*</noscript>`),
    );
  });
  await test.step("/home: its prices stand, its modules unfold and its links lead on", async () => {
    await page.goto("/home");
    await expect(page.getByText("5,000+")).toBeVisible();
    await expect(page.getByText("$997")).toBeVisible();
    await page.getByText("3 modules").first().click();
    await expect(page.getByText("Yes, no and the calendar")).toBeVisible();
    await page.getByRole("link", { name: "Enroll Now (Foundation & Mindset)" }).click();
    await expect(page).toHaveURL(/\/sign-in\?returnTo=/);
  });
});
