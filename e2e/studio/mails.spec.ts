import { studioEditor } from "../../packages/content/src/pages/studio/editor.ts";
import { studioMailsPage } from "../../packages/content/src/pages/studio/mails-page.ts";
import { studioPagesPage } from "../../packages/content/src/pages/studio/pages-page.ts";
import { studioTestimonialsPage } from "../../packages/content/src/pages/studio/testimonials-page.ts";
import { archetypes } from "../../packages/quiz/src/archetypes.ts";
import { test } from "../support/academies/demo-academy.ts";
import { post } from "../support/people.ts";
import { restoreVersion, showVersion, typeOver } from "../support/studio.ts";
import { expect, inOrder, onWideScreen, scrollToTop, toasts } from "../support/visit.ts";

const { editor, history, list } = studioPagesPage;
const { form } = studioTestimonialsPage;

// An amount that is left out is refused, so is a testimonial nobody agreed to, a draft is cut off, and axe tries to speak from inside the email.
test.use({
  expectedConsole: [
    /status of 400 \(Bad Request\).*\/(mail-refunded\/draft|testimonials)$|ERR_FAILED.*\/contact\/draft$|^Blocked script execution in |^Failed to execute 'postMessage' on 'DOMWindow'/,
  ],
});

test(
  "the owner words a refund’s email, records a consent, and finds what never reached us",
  onWideScreen,
  async ({ page, academy }) => {
    await post(page.request, `${academy.url}/api/auth/sign-in/email`, academy.owner);

    await test.step("an email about money keeps its amount, and is seen as it arrives", async () => {
      await page.goto(`${academy.url}/studio/pages`);
      await page.getByRole("main").getByRole("link", { name: "A refund", exact: true }).click();
      const email = page.frameLocator("iframe");
      await expect(email.getByText(/the full amount you paid for “Self-Guided Journey”/)).toBeVisible();
      const text = page.getByRole("textbox", { name: "Refunded in full" });
      await typeOver(text, "All of it goes back to your card.");
      await expect(page.getByText(/Please keep {(amount|offerName)}/).first()).toBeVisible();
      await inOrder(page);
      await typeOver(text, "All of it, {amount} for “{offerName}”, goes back <b>today</b>.");
      await expect(
        email.getByText("All of it, $197 for “Self-Guided Journey”, goes back <b>today</b>."),
      ).toBeVisible();
      await inOrder(page);
      await page.getByRole("button", { name: studioEditor.publish, exact: true }).click();
      await expect(toasts(page).filter({ hasText: studioMailsPage.published })).toBeVisible();
      await showVersion(page, "oldest");
      await restoreVersion(page);
      await expect(toasts(page).filter({ hasText: history.done })).toBeVisible();
      await expect(email.getByText(/the full amount you paid/)).toBeVisible();
    });
    await test.step("on a phone, what the keyboard comes to is not beneath the bar that publishes", async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      const bar = page.locator(".editor-acts");
      const fields = page.locator(".page-editor-side").getByRole("textbox");
      for (const field of await fields.all()) {
        await scrollToTop(page);
        await field.focus();
        const beneath = async () => {
          const [box, covers] = [await field.boundingBox(), await bar.boundingBox()];
          return (box?.y ?? 0) + (box?.height ?? 0) - (covers?.y ?? 0);
        };
        await expect.poll(beneath, { intervals: [50] }).toBeLessThanOrEqual(0);
      }
      await page.setViewportSize({ width: 1280, height: 800 });
    });
    await test.step("a PDF that comes with an email can be looked at", async () => {
      await page.goto(`${academy.url}/studio/pages/mail-receipt`);
      const link = page.getByRole("link", { name: studioMailsPage.preview.paper });
      const paper = await page.request.get(
        new URL((await link.getAttribute("href")) ?? "", academy.url).href,
      );
      expect(paper.headers()["content-type"]).toBe("application/pdf");
      await inOrder(page);
    });
    await test.step("who agreed to a testimonial is recorded, and taken off again", async () => {
      await page.goto(`${academy.url}/studio/pages/testimonials`);
      const entry = page
        .getByRole("listitem")
        .filter({ has: page.getByRole("blockquote") })
        .first();
      await entry.getByRole("button", { name: studioTestimonialsPage.record }).click();
      await inOrder(page);
      const dialog = page.getByRole("dialog");
      await typeOver(dialog.getByRole("textbox", { name: form.person }), "Ann <b>Lee</b>");
      await dialog.getByLabel(form.consentedOn).fill("2026-03-01");
      await dialog.getByRole("checkbox", { name: form.words }).check();
      await dialog.getByRole("checkbox", { name: form.name }).check();
      await dialog.getByRole("button", { name: form.save, exact: true }).click();
      await expect(entry.getByText(/^Ann <b>Lee<\/b> agreed on Mar 1, 2026/)).toBeVisible();
      await inOrder(page);
      await entry.getByRole("button", { name: studioTestimonialsPage.change }).click();
      await dialog.getByRole("button", { name: form.remove }).click();
      await expect(entry.getByText(studioTestimonialsPage.missing)).toBeVisible();
    });
    await test.step("a testimonial is added with a consent first, and takes over nothing of anybody else’s", async () => {
      const { adding, places } = studioTestimonialsPage;
      await page.getByRole("button", { name: adding.title }).click();
      const adder = page.getByRole("region", { name: adding.title });
      await adder.getByRole("textbox", { name: form.person }).pressSequentially("Rosa Tamayo");
      await adder.getByLabel(form.consentedOn).fill("2026-03-01");
      await adder
        .getByRole("textbox", { name: adding.text })
        .pressSequentially("The list is on the fridge now.");
      await adder.getByRole("textbox", { name: adding.author }).pressSequentially("Rosa T.");
      await adder.getByRole("textbox", { name: adding.craft }).pressSequentially("Herbalist");
      await expect(adder.getByLabel(adding.place)).toHaveValue("home");
      expect(places.home).toBe("Home");
      await adder.getByRole("textbox", { name: adding.craft }).press("Enter");
      await expect(adder.getByRole("alert")).toBeFocused();
      await inOrder(page);
      await adder.getByRole("checkbox", { name: form.words }).press("Space");
      await adder.getByRole("checkbox", { name: form.name }).press("Space");
      await adder.getByRole("button", { name: adding.add }).press("Enter");
      const entry = page.getByRole("listitem").filter({ hasText: "The list is on the fridge now." });
      await expect(entry.getByText(/^Rosa Tamayo agreed on Mar 1, 2026/)).toBeVisible();
      await expect(entry.getByText(studioTestimonialsPage.draft)).toBeVisible();
      await inOrder(page);
      await page.getByRole("link", { name: "Open Home" }).press("Enter");
      const shown = page.frameLocator("iframe").getByRole("listitem").filter({ hasText: "Rosa T." });
      await expect(shown).toContainText("Herbalist");
      await expect(shown.getByRole("img")).toHaveCount(0);
      await page.getByRole("searchbox", { name: list.find }).pressSequentially("fridge now");
      const found = page
        .getByRole("group", { name: /testimonials/i })
        .getByRole("listitem")
        .last();
      await expect(found.getByRole("combobox", { name: "Primary archetype" })).toHaveValue("");
      await page
        .getByRole("group", { name: /testimonials/i })
        .getByRole("button", { name: list.add })
        .press("Enter");
      await expect(found.getByRole("textbox", { name: "Author" })).toHaveValue(list.newText);
      await found.getByRole("combobox", { name: "Primary archetype" }).selectOption("artist");
      await expect(
        page.frameLocator("iframe").getByRole("listitem").filter({ hasText: list.newText }),
      ).toContainText(archetypes.artist.title);
      await inOrder(page);
      await page.getByRole("button", { name: studioEditor.discard }).click();
      await page.getByRole("dialog").getByRole("button", { name: studioEditor.discarding.confirm }).click();
      await expect(toasts(page).filter({ hasText: studioEditor.discarded })).toBeVisible();
    });
    await test.step("what one tab could not send is offered in another", async () => {
      await page.route("**/api/studio/pages/contact/draft", (route) => route.abort());
      await page.goto(`${academy.url}/studio/pages/contact`);
      await page.getByText(list.parts.meta ?? "", { exact: true }).click();
      await typeOver(page.getByRole("textbox", { name: `${list.parts.meta}, title` }), "Write to us anytime");
      await expect(page.getByRole("alert").filter({ hasText: studioEditor.notSaved })).toBeVisible();
      const other = await page.context().newPage();
      await other.goto(`${academy.url}/studio/pages/contact`);
      const kept = other.getByRole("region", { name: studioEditor.local.label });
      await expect(kept).toContainText(studioEditor.local.text);
      await inOrder(other);
      await kept.getByRole("button", { name: studioEditor.local.use }).click();
      await expect(other.getByText(`${editor.saved}. ${editor.waiting.one}`)).toBeVisible();
      await expect(kept).toHaveCount(0);
      await other.getByRole("button", { name: studioEditor.discard }).click();
      await other.getByRole("dialog").getByRole("button", { name: studioEditor.discarding.confirm }).click();
      await expect(toasts(other).filter({ hasText: studioEditor.discarded })).toBeVisible();
    });
  },
);
