import type { Locator } from "@playwright/test";
import { studioEditor } from "../../packages/content/src/pages/studio/editor.ts";
import { studioOwnPages } from "../../packages/content/src/pages/studio/own-pages.ts";
import { test } from "../support/academies/demo-academy.ts";
import { post } from "../support/people.ts";
import { typeOver } from "../support/studio.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, toasts } from "../support/visit.ts";

const { making, editor, fields, kinds } = studioOwnPages;

// An address of ours is refused; axe tries to speak from inside the preview; what was taken down is gone.
test.use({
  expectedConsole: [
    /status of 400 \(Bad Request\).*\/api\/studio\/own-pages(?:\/own-[^ ]+)?$|^Blocked script execution in 'about:srcdoc'|status of 410/,
  ],
});

test("the owner makes a page, publishes it, moves it and takes it down", async ({ page, academy }) => {
  const inOrder = async () => {
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  };
  const publish = async (address: string) => {
    await page.getByRole("button", { name: studioEditor.publish, exact: true }).click();
    const done = editor.published.replace("{address}", address);
    await expect(toasts(page).filter({ hasText: done })).toBeVisible();
  };
  const description = page.getByRole("textbox", { name: editor.description });
  const saved = page.getByText(editor.draft);

  await test.step("a page is begun; an address of ours is refused", async () => {
    await post(page.request, `${academy.url}/api/auth/sign-in/email`, academy.owner);
    await page.goto(`${academy.url}/studio/pages`);
    await page.getByRole("button", { name: making.open }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(making.name).fill("Zoë’s spring workshop");
    await expect(dialog.getByLabel(making.address)).toHaveValue("/zoes-spring-workshop");
    await dialog.getByLabel(making.address).fill("/quiz");
    await dialog.getByRole("button", { name: making.make }).click();
    await expect(dialog.getByText(/academy’s own/)).toBeVisible();
    await inOrder();
    await dialog.getByLabel(making.address).fill("/spring-workshop");
    await dialog.getByRole("button", { name: making.make }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Zoë’s spring workshop");
  });
  const text = page.getByRole("textbox", { name: fields.markdown, description: fields.markdownHint });
  await test.step("what is missing is brought into view and takes the focus, one after the other", async () => {
    const isRefusedAt = async (field: Locator) => {
      await page.getByRole("button", { name: studioEditor.publish, exact: true }).press("Enter");
      await expect(field).toBeFocused();
      await expect(field).toBeInViewport({ ratio: 1 });
    };
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 720 });
      await isRefusedAt(description);
    }
    await page.keyboard.type("About spring.");
    await isRefusedAt(text);
    await page.keyboard.type("To be written.");
    await page.getByLabel(editor.addKind).selectOption({ label: kinds.points });
    await page.getByRole("button", { name: editor.add, exact: true }).press("Enter");
    await isRefusedAt(page.getByRole("textbox", { name: fields.point }));
    await page.getByRole("button", { name: new RegExp(`^${editor.remove}: 3\\.`) }).press("Enter");
    await expect(saved).toBeVisible();
  });
  await test.step("it is written, looked at and published", async () => {
    await typeOver(description, "An afternoon in April.");
    await typeOver(text, "## Bring a chair\n\n**Warm** socks, and [the quiz](/quiz).");
    await expect(saved).toBeVisible();
    await expect(page.frameLocator("iframe").getByRole("heading", { name: "Bring a chair" })).toBeVisible();
    await inOrder();
    await publish("/spring-workshop");
  });
  await test.step("a visitor reads it, and it comes to life as it was sent", async () => {
    await page.goto(`${academy.url}/spring-workshop`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Zoë’s spring workshop");
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      "content",
      "An afternoon in April.",
    );
    await page.waitForFunction(() => "__reactRouterDataRouter" in window);
    await expect(page.getByRole("heading", { name: "Bring a chair" })).toBeVisible();
    await inOrder();
    // Back without a new document: the page is asked for.
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: "Contact Us", exact: true })
      .first()
      .click();
    await expect(page).toHaveURL(/\/contact$/);
    await page.reload();
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Bring a chair" })).toBeVisible();
  });
  await test.step("it moves, and its old address leads there", async () => {
    await page.goto(`${academy.url}/studio/pages`);
    await page.getByRole("link", { name: "Zoë’s spring workshop" }).click();
    // The list of addresses has such a field too.
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Zoë’s spring workshop");
    await page.getByRole("textbox", { name: editor.address, exact: true }).fill("/april-workshop");
    await expect(saved).toBeVisible();
    await publish("/april-workshop");
    await page.goto(`${academy.url}/spring-workshop`);
    await expect(page).toHaveURL(/\/april-workshop$/);
    await page.goto(`${academy.url}/studio/pages`);
    await expect(page.getByText("→ /april-workshop")).toBeVisible();
    await inOrder();
  });
  await test.step("it is taken down", async () => {
    await page.getByRole("link", { name: "Zoë’s spring workshop" }).click();
    await page.getByRole("button", { name: editor.unpublish }).click();
    await page.getByRole("dialog").getByRole("button", { name: editor.unpublishing.confirm }).click();
    await expect(toasts(page).filter({ hasText: editor.unpublishing.done })).toBeVisible();
    const gone = await page.goto(`${academy.url}/april-workshop`);
    expect(gone?.status()).toBe(410);
  });
});
