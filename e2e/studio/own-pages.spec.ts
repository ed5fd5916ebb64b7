import type { Locator } from "@playwright/test";
import { studioEditor } from "../../packages/content/src/pages/studio/editor.ts";
import { studioOwnPages } from "../../packages/content/src/pages/studio/own-pages.ts";
import { studioMenuPage as menu } from "../../packages/content/src/pages/studio/settings/menu-page.ts";
import { test } from "../support/academies/demo-academy.ts";
import { post } from "../support/people.ts";
import { typeOver } from "../support/studio.ts";
import { isAlive } from "../support/time.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, toasts } from "../support/visit.ts";

const { making, editor, fields, kinds } = studioOwnPages;

// An address of ours is refused; axe tries to speak from inside the preview; what was taken down is gone.
test.use({
  expectedConsole: [
    /status of 400 \(Bad Request\).*\/api\/studio\/own-pages(?:\/own-[^ ]+)?$|^Blocked script execution in 'about:srcdoc'|status of 410/,
  ],
});

test("the owner makes a page, publishes it, moves it and takes it down", async ({
  page,
  browser,
  academy,
}) => {
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
    await typeOver(dialog.getByLabel(making.name), "Zoë’s spring workshop");
    await expect(dialog.getByLabel(making.address)).toHaveValue("/zoes-spring-workshop");
    await typeOver(dialog.getByLabel(making.address), "/quiz");
    await dialog.getByRole("button", { name: making.make }).click();
    await expect(dialog.getByText(/academy’s own/)).toBeVisible();
    await inOrder();
    await typeOver(dialog.getByLabel(making.address), "/spring-workshop");
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
    await typeOver(page.getByRole("textbox", { name: editor.address, exact: true }), "/april-workshop");
    await expect(saved).toBeVisible();
    await publish("/april-workshop");
    await page.goto(`${academy.url}/spring-workshop`);
    await expect(page).toHaveURL(/\/april-workshop$/);
    await page.goto(`${academy.url}/studio/pages`);
    await expect(page.getByText("→ /april-workshop")).toBeVisible();
    await inOrder();
  });
  const visitor = await browser.newPage();
  const links = visitor.getByRole("banner").getByRole("navigation", { name: "Main" }).getByRole("link");
  const menuButton = visitor.getByRole("banner").getByRole("button", { name: "Menu" });
  const folded = visitor.getByRole("banner").getByRole("navigation", { name: "Menu" }).getByRole("link");
  const support = visitor.getByRole("contentinfo").getByRole("listitem").filter({ hasText: "Workshop" });
  const lines = (part: string) => page.getByRole("list", { name: part, exact: true }).getByRole("listitem");
  const publishMenu = async () => {
    await page.getByRole("button", { name: menu.publish, exact: true }).press("Enter");
    await expect(toasts(page).filter({ hasText: menu.published })).toBeVisible();
    await expect(page.getByText(menu.unchanged)).toBeVisible();
  };
  await test.step("it goes into the menu and the footer, beside the academy’s own, key by key", async () => {
    await page.getByRole("link", { name: studioOwnPages.menu.link.label, exact: true }).press("Enter");
    const dialog = page.getByRole("dialog");
    const submit = dialog.getByRole("button", { name: menu.form.submit, exact: true });
    const address = dialog.getByRole("textbox", { name: menu.form.address });
    const label = dialog.getByRole("textbox", { name: menu.form.label });
    const add = (part: string) =>
      page.getByRole("button", { name: menu.addNamed.replace("{part}", part) }).press("Enter");
    const choosePage = async () => {
      await dialog.getByLabel(menu.form.page, { exact: true }).focus();
      await page.keyboard.type("Zo");
    };

    await add("Menu");
    await choosePage();
    await expect(label).toHaveValue("Zoë’s spring workshop");
    await typeOver(label, "Workshop 🌿");
    await submit.press("Enter");
    await expect(dialog).toBeHidden();
    await add("Menu");
    await dialog.getByLabel(menu.form.kind, { exact: true }).focus();
    await page.keyboard.type("An");
    await typeOver(address, "javascript:alert(1)");
    await submit.press("Enter");
    await expect(address).toBeFocused();
    await expect(dialog.getByText(menu.form.problems.address)).toBeVisible();
    await expect(dialog.getByText(menu.form.problems.noLabel)).toBeVisible();
    await typeOver(address, "www.example.com/shop");
    await typeOver(label, "A shop with everything that calms a hand");
    await inOrder();
    await submit.press("Enter");
    await expect(lines("Menu")).toContainText(["Quiz", "Workshop 🌿", "https://www.example.com/shop"]);
    await page.getByRole("button", { name: "Move “Workshop 🌿”" }).focus();
    await page.keyboard.press("ArrowUp");
    await expect(page.getByText("“Workshop 🌿” is now number 1 of 3 in “Menu”.")).toBeAttached();
    await expect(page.getByRole("button", { name: "Move “Workshop 🌿”" })).toBeFocused();

    await add("Support");
    await choosePage();
    await typeOver(label, "Workshop");
    await submit.press("Enter");
    const up = page.getByRole("button", { name: menu.up.replace("{title}", "Workshop"), exact: true });
    for (const place of ["3 of 4", "2 of 4", "1 of 4"]) {
      await up.press("Enter");
      await expect(page.getByText(`“Workshop” is now number ${place} in “Support”.`)).toBeAttached();
    }
    // Beyond the first it goes into the column before.
    await up.press("Enter");
    await expect(lines("The academy")).toHaveCount(4);
    await page
      .getByRole("button", { name: menu.down.replace("{title}", "Workshop"), exact: true })
      .press("Enter");
    await expect(lines("Support").first()).toContainText("Workshop");
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 720 });
      await inOrder();
    }
    await publishMenu();
  });
  await test.step("visitors find it: in the bar where there is room, folded on a phone", async () => {
    await visitor.setViewportSize({ width: 1280, height: 720 });
    await visitor.goto(`${academy.url}/contact`);
    await expect(links.filter({ visible: true })).toHaveText(["Workshop 🌿", "Quiz", /^A shop/]);
    await expect(menuButton).toBeHidden();
    await expect(links.last()).toHaveAttribute("target", "_blank");
    await expect(support).toHaveText("Workshop");
    await expectAccessible(visitor);
    await visitor.setViewportSize({ width: 390, height: 720 });
    await visitor.waitForFunction(isAlive);
    await expect(links.filter({ visible: true })).toHaveText(["Quiz"]);
    await menuButton.press("Enter");
    await expect(folded).toHaveText(["Workshop 🌿", "Quiz", /^A shop/]);
    await expectAccessible(visitor);
    await expectNoSidewaysScroll(visitor);
    await visitor.keyboard.press("Escape");
    await expect(folded.first()).toBeHidden();
    await expect(menuButton).toBeFocused();
    await visitor.keyboard.press("Enter");
    await visitor.keyboard.press("Tab");
    await expect(folded.first()).toBeFocused();
    await visitor.keyboard.press("Enter");
    await expect(visitor).toHaveURL(/\/april-workshop$/);
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Zoë’s spring workshop");
    await expect(folded.first()).toBeHidden();
  });
  await test.step("it is taken down", async () => {
    await page.goto(`${academy.url}/studio/pages`);
    await page.getByRole("link", { name: "Zoë’s spring workshop" }).click();
    await page.getByRole("button", { name: editor.unpublish }).click();
    await page.getByRole("dialog").getByRole("button", { name: editor.unpublishing.confirm }).click();
    await expect(toasts(page).filter({ hasText: editor.unpublishing.done })).toBeVisible();
    const gone = await page.goto(`${academy.url}/april-workshop`);
    expect(gone?.status()).toBe(410);
  });
  await test.step("its links are gone with it; the owner is told, and takes hers away", async () => {
    await visitor.goto(`${academy.url}/contact`);
    await menuButton.press("Enter");
    await expect(folded).toHaveText(["Quiz", /^A shop/]);
    await expect(support).toHaveCount(0);
    await page.goto(`${academy.url}/studio/settings/menu`);
    await expect(page.getByText(menu.hidden)).toHaveCount(2);
    const shop = menu.editNamed.replace("{title}", "A shop with everything that calms a hand");
    await page.getByRole("button", { name: shop }).press("Enter");
    await page
      .getByRole("dialog")
      .getByRole("button", { name: menu.form.remove, exact: true })
      .press("Enter");
    await expect(lines("Menu")).toHaveCount(2);
    await inOrder();
    await publishMenu();
    await visitor.reload();
    await expect(links).toHaveText(["Quiz"]);
    await expect(menuButton).toHaveCount(0);
    await visitor.close();
  });
});
