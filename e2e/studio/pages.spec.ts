import { homePage } from "../../packages/content/src/pages/home-page.ts";
import { studioEditor } from "../../packages/content/src/pages/studio/editor.ts";
import { studioPagesPage } from "../../packages/content/src/pages/studio/pages-page.ts";
import { test } from "../support/academies/demo-academy.ts";
import { post } from "../support/people.ts";
import { restoreVersion, showVersion, typeOver } from "../support/studio.ts";
import { expect, inOrder, onWideScreen, toasts } from "../support/visit.ts";

const { editor, history } = studioPagesPage;

// A price is refused; and axe tries to speak from inside the page that is edited, where nothing may run.
test.use({
  expectedConsole: [
    /status of 400 \(Bad Request\).*\/api\/studio\/pages\/home\/draft$|^Blocked script execution in 'about:srcdoc'/,
  ],
});

test(
  "the owner changes a headline where it stands, publishes it and takes it back",
  onWideScreen,
  async ({ page, academy }) => {
    const enter = () => post(page.request, `${academy.url}/api/auth/sign-in/email`, academy.owner);
    const asVisitor = async () => {
      await page.goto("about:blank");
      await page.context().clearCookies();
      await page.goto(`${academy.url}/home`);
    };
    const published = toasts(page).filter({ hasText: editor.published });

    await test.step("a text is changed on the page itself", async () => {
      await enter();
      await page.goto(`${academy.url}/studio/pages`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(studioPagesPage.title);
      await inOrder(page);
      await page.getByRole("main").getByRole("link", { name: "Home", exact: true }).click();
      const heading = page.frameLocator("iframe").getByText(homePage.hero.heading);
      await expect(heading).toBeVisible();
      await typeOver(heading, "A gift, & now <instructions>.");
      await expect(page.getByText(`${editor.saved}. ${editor.waiting.one}`)).toBeVisible();
      const { edits } = await (await page.request.get(`${academy.url}/api/studio/pages/home`)).json();
      expect(edits["home-page"]).toEqual({ "hero.heading": "A gift, & now <instructions>." });
      await inOrder(page);
    });
    await test.step("a text that the page shows in another form is found in the list by a press on it", async () => {
      const shown = page.frameLocator("iframe").locator("[data-word]:not([contenteditable]):visible").first();
      await shown.click();
      await expect(page.locator("textarea[data-word]:focus")).toBeVisible();
    });
    await test.step("another in the list of all texts; a price is refused", async () => {
      await page.getByText(studioPagesPage.list.parts.meta ?? "", { exact: true }).click();
      const title = page.getByRole("textbox", { name: `${studioPagesPage.list.parts.meta}, title` });
      await typeOver(title, "Now for $5");
      await expect(page.getByText(/prices come from your offers/).first()).toBeVisible();
      await typeOver(title, "Craft and calm for healers");
      await expect(page.getByText(editor.waiting.many.replace("{count}", "2"))).toBeVisible();
      await inOrder(page);
      await page.getByRole("button", { name: studioEditor.publish, exact: true }).click();
      await expect(published).toBeVisible();
      await expect(page.getByText(editor.unchanged)).toBeVisible();
    });
    await test.step("a visitor reads it, in the page and in what it says of itself", async () => {
      await asVisitor();
      // It is alive by now: what was sent and what is drawn agree, or the console would tell.
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("A gift, & now <instructions>.");
      await expect(page).toHaveTitle(/^Craft and calm for healers/);
      await expect(page.locator('meta[property="og:title"]')).toHaveAttribute("content", /^Craft and calm/);
    });
    await test.step("the history tells what was changed, and brings back what was", async () => {
      await enter();
      await page.goto(`${academy.url}/studio/pages/home`);
      const dialog = await showVersion(page, "newest");
      await expect(dialog.getByRole("insertion")).toHaveCount(2);
      await expect(dialog.getByText("Craft and calm for healers")).toBeVisible();
      await expect(dialog.getByText("A gift, & now <instructions>.")).toBeVisible();
      await inOrder(page);
      await page.keyboard.press("Escape");
      await showVersion(page, "oldest");
      await inOrder(page);
      await restoreVersion(page);
      await expect(toasts(page).filter({ hasText: history.done })).toBeVisible();
      await asVisitor();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(homePage.hero.heading);
    });
    await test.step("a page that is different for each person is changed in its list, and says it", async () => {
      await enter();
      await page.goto(`${academy.url}/studio/pages`);
      await page.getByRole("main").getByRole("link", { name: "Checkout", exact: true }).click();
      await expect(page.getByText(editor.noPreview)).toBeVisible();
      await typeOver(page.getByRole("searchbox", { name: studioPagesPage.list.find }), "continue to pay");
      // What was found stays while it is changed, letter by letter.
      await typeOver(page.getByRole("textbox", { name: "Submit", exact: true }), "On to payment");
      await inOrder(page);
      await page.getByRole("button", { name: studioEditor.publish, exact: true }).click();
      await expect(published).toBeVisible();
      await page.goto(`${academy.url}/checkout/subscribePackage`);
      await expect(page.getByRole("button", { name: "On to payment" })).toBeVisible();
    });
  },
);
