import type { Locator, Page } from "@playwright/test";
import { holdBack } from "../support/hold-back.ts";
import { newMember } from "../support/people.ts";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  onPhoneToo,
  test,
  watchLayoutShifts,
} from "../support/visit.ts";

const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;
const menuButton = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Menu" });

const linksOf = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute("href")]));

test("the bar stays at the top, and its name leads to the front door", onPhoneToo, async ({ page }) => {
  await page.goto("/quiz");
  await page.mouse.wheel(0, 3000);
  await expect(page.getByRole("banner")).toBeInViewport();
  await expect(page.getByRole("banner")).toHaveCSS("position", "fixed");
  const [request] = await Promise.all([
    page.waitForRequest((each) => each.isNavigationRequest() && new URL(each.url()).pathname === "/"),
    page.getByRole("banner").getByRole("link", { name: "Lightworker Academy" }).click(),
  ]);
  expect(request.resourceType()).toBe("document");
});

test("a visitor's page does not ask who is there, and the console stays empty", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const complaints: string[] = [];
  page.on("console", (message) => complaints.push(message.text()));
  await page.goto("/quiz");
  await page.waitForLoadState("networkidle");
  expect(asked).toContain("/quiz");
  expect(asked).not.toContain("/api/auth/user");
  expect(complaints).toEqual([]);
});

test("a visitor finds one link, to the quiz", onPhoneToo, async ({ page }) => {
  await page.goto("/sign-in");
  if (isNarrow(page)) {
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
    await menuButton(page).click();
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "true");
  }
  const links = page.getByRole("banner").getByRole("navigation").getByRole("link");
  await expect(links).toHaveText(["Quiz"]);
  await expectAccessible(page);
  await links.click();
  await expect(page).toHaveURL(/\/quiz$/);
  // Navigating closes the menu.
  if (isNarrow(page)) await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
});

test("a member finds their name, address and the links of an account", onPhoneToo, async ({ page }) => {
  const person = await newMember(page, { firstName: "Ada", lastName: "Marsh" });
  await page.goto("/quiz");
  const open = isNarrow(page) ? menuButton(page) : page.getByRole("button", { name: "Account", exact: true });
  await expect(page.getByText("AM", { exact: true }).first()).toBeAttached();
  await open.click();
  const menu = isNarrow(page) ? page.getByRole("navigation", { name: "Menu" }) : page.getByRole("menu");
  await expect(menu.getByText("Ada Marsh")).toBeVisible();
  await expect(menu.getByText(person.email)).toBeVisible();
  const items = menu.getByRole(isNarrow(page) ? "link" : "menuitem");
  const bar = [
    ["Dashboard", "/"],
    ["Courses", "/subscribe"],
  ];
  const account = [
    ["Profile", "/profile"],
    ["My Courses", "/"],
    ["Resources", "/resources"],
    ["Settings", "/settings"],
    ["Sign Out", "/api/logout"],
  ];
  expect(await linksOf(items)).toEqual(isNarrow(page) ? [...bar, ...account] : account);
  if (!isNarrow(page)) {
    const main = page.getByRole("navigation", { name: "Main", includeHidden: true });
    expect(await linksOf(main.locator("a.nav-link"))).toEqual(bar);
  }
  await expect(page.getByRole("banner").getByText("Quiz", { exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await items.filter({ hasText: "Settings" }).click();
  await expect(page).toHaveURL(/\/settings$/);
  await expect(menu).toBeHidden();

  await open.click();
  await items.filter({ hasText: "Sign Out" }).click();
  await expect(page).toHaveURL(/\/quiz$/);
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Sign in" })).toBeVisible();
  expect((await page.request.get("/api/auth/user")).status()).toBe(401);
});

test("one entry of the menu is current at a time", onPhoneToo, async ({ page }) => {
  await newMember(page);
  await page.goto("/");
  await expect(page.getByText("AM", { exact: true }).first()).toBeAttached();
  if (isNarrow(page)) await menuButton(page).click();
  const current = page.getByRole("banner").locator("[aria-current]").filter({ visible: true });
  await expect(current).toHaveText(["Dashboard"]);
  await page.getByRole("banner").getByRole("link", { name: "Courses", exact: true }).click();
  await expect(page).toHaveURL(/\/subscribe$/);
  if (isNarrow(page)) await menuButton(page).click();
  await expect(current).toHaveText(["Courses"]);
});

test(
  "the menu works by keyboard: Escape closes it and gives the focus back",
  onPhoneToo,
  async ({ page }) => {
    await newMember(page);
    await page.goto("/quiz");
    const isPhone = isNarrow(page);
    const open = isPhone ? menuButton(page) : page.getByRole("button", { name: "Account", exact: true });
    const item = (name: string) =>
      isPhone
        ? page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name, exact: true })
        : page.getByRole("menuitem", { name, exact: true });
    await expect(page.getByText("AM", { exact: true }).first()).toBeAttached();
    await open.focus();
    await page.keyboard.press("Enter");
    await expect(item("Settings")).toBeVisible();
    if (isPhone) await page.keyboard.press("Tab");
    const names = ["Profile", "My Courses", "Resources", "Settings", "Sign Out"];
    for (const name of isPhone ? ["Dashboard", "Courses", ...names] : names) {
      await expect(item(name)).toBeFocused();
      if (name !== "Sign Out") await page.keyboard.press(isPhone ? "Tab" : "ArrowDown");
    }
    await page.keyboard.press("Escape");
    await expect(item("Settings")).toBeHidden();
    await expect(open).toBeFocused();
    if (!isPhone) return;
    // Past its last link the focus leaves it, and it must not cover the page.
    await page.keyboard.press("Enter");
    for (let press = 0; press < 8; press++) await page.keyboard.press("Tab");
    await expect(item("Settings")).toBeHidden();
  },
);

test("nothing moves when a member is recognised", onPhoneToo, async ({ page }) => {
  await newMember(page);
  const letGo = await holdBack(page, "**/api/auth/user");
  const shifts = await watchLayoutShifts(page);
  await page.goto("/quiz");
  // While that is being found out, the visitor's set applies.
  if (!isNarrow(page)) {
    await expect(page.getByRole("banner").getByRole("link", { name: "Quiz" })).toBeVisible();
  }
  letGo();
  await expect(page.getByText("AM", { exact: true }).first()).toBeAttached();
  const shift = (await shifts()).reduce((sum, value) => sum + value, 0);
  expect(shift).toBeLessThan(0.01);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the folded menu still unfolds", onPhoneToo, async ({ page }) => {
    await page.goto("/quiz");
    if (isNarrow(page)) await menuButton(page).click();
    await expect(page.getByRole("banner").getByRole("link", { name: "Quiz" })).toBeVisible();
  });
});
