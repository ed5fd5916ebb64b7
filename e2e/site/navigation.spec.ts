import type { Locator, Page } from "@playwright/test";
import { termsPage } from "../../packages/content/src/pages/terms-page.ts";
import { holdBack } from "../support/hold-back.ts";
import { newMember } from "../support/people.ts";
import { painted } from "../support/time.ts";
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

/** Keeps the menu of an account from coming: until it does, an empty circle has its place. */
const holdMenuBack = (page: Page) => holdBack(page, "**/assets/account-menu-*.js");

const linksOf = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute("href")]));

const account = (page: Page) => page.getByRole("button", { name: "Account", exact: true });
/** What opens the links of an account: they are a menu of their own where there is room. */
const opener = (page: Page) => (isNarrow(page) ? menuButton(page) : account(page));
const menuOf = (page: Page) =>
  isNarrow(page) ? page.getByRole("navigation", { name: "Menu" }) : page.getByRole("menu");

test("a visitor's bar", onPhoneToo, async ({ page }) => {
  let asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));

  await test.step("has one link, to the quiz, and the way in beside it", async () => {
    await page.goto("/contact");
    await expect(menuButton(page)).toHaveCount(0);
    const links = page.getByRole("banner").getByRole("navigation").getByRole("link");
    await expect(links).toHaveText(["Quiz"]);
    await expectAccessible(page);
    await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
    await expect(page).toHaveURL(/\/sign-in$/);
    await links.click();
    await expect(page).toHaveURL(/\/quiz$/);
  });
  await test.step("stays at the top, and its name leads to the front door", async () => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The Lightworker Archetype Quiz");
    await page.mouse.wheel(0, 3000);
    await expect(page.getByRole("banner")).toBeInViewport();
    await expect(page.getByRole("banner")).toHaveCSS("position", "fixed");
    asked = [];
    const [request] = await Promise.all([
      page.waitForRequest((each) => each.isNavigationRequest() && new URL(each.url()).pathname === "/"),
      page.waitForEvent("load"),
      page.getByRole("banner").getByRole("link", { name: "Lightworker Academy" }).click(),
    ]);
    expect(request.resourceType()).toBe("document");
  });
  if (isNarrow(page)) return;
  await test.step("does not ask who is there, and the console stays empty", async () => {
    await page.waitForLoadState("networkidle");
    expect(asked).toContain("/quiz");
    expect(asked).not.toContain("/api/auth/user");
    expect(said).toEqual([]);
  });
});

test("a member's bar", onPhoneToo, async ({ page }) => {
  const person = await newMember(page, { firstName: "Ada", lastName: "Marsh" });
  const isPhone = isNarrow(page);
  const items = menuOf(page).getByRole(isPhone ? "link" : "menuitem");
  const bar = [
    ["Dashboard", "/"],
    ["Courses", "/subscribe"],
  ];
  const links = [
    ["Profile", "/profile"],
    ["My Courses", "/"],
    ["Resources", "/resources"],
    ["Settings", "/settings"],
    ["Sign Out", "/api/logout"],
  ];

  await test.step("does not move when they are recognized", async () => {
    const letGo = await holdBack(page, "**/api/auth/user");
    const letMenuCome = await holdMenuBack(page);
    const shifts = await watchLayoutShifts(page);
    await page.goto("/quiz");
    // While that is being found out, the visitor's set applies.
    await expect(page.getByRole("banner").getByRole("link", { name: "Quiz" })).toBeVisible();
    letGo();
    await opener(page).focus();
    letMenuCome();
    await expect(page.getByText("AM", { exact: true }).first()).toBeAttached();
    if (!isPhone) await expect(account(page)).toContainText("AM");
    await expect(opener(page)).toBeFocused();
    const shift = (await shifts()).reduce((sum, value) => sum + value, 0);
    expect(shift).toBeLessThan(0.01);
  });
  await test.step("works by keyboard: Escape closes its menu and gives the focus back", async () => {
    const item = (name: string) =>
      menuOf(page).getByRole(isPhone ? "link" : "menuitem", { name, exact: true });
    await opener(page).focus();
    await page.keyboard.press("Enter");
    await expect(item("Settings")).toBeVisible();
    if (isPhone) await page.keyboard.press("Tab");
    for (const [name = ""] of isPhone ? [...bar, ...links] : links) {
      await expect(item(name)).toBeFocused();
      if (name !== "Sign Out") await page.keyboard.press(isPhone ? "Tab" : "ArrowDown");
    }
    await page.keyboard.press("Escape");
    await expect(item("Settings")).toBeHidden();
    await expect(opener(page)).toBeFocused();
    if (!isPhone) return;
    // Past its last link the focus leaves it, and it must not cover the page.
    await page.keyboard.press("Enter");
    for (let press = 0; press < 8; press++) await page.keyboard.press("Tab");
    await expect(item("Settings")).toBeHidden();
  });
  await test.step("has their name, address and the links of an account", async () => {
    await opener(page).click();
    await expect(menuOf(page).getByText("Ada Marsh")).toBeVisible();
    await expect(menuOf(page).getByText(person.email)).toBeVisible();
    expect(await linksOf(items)).toEqual(isPhone ? [...bar, ...links] : links);
    if (!isPhone) {
      const main = page.getByRole("navigation", { name: "Main", includeHidden: true });
      expect(await linksOf(main.locator("a.nav-link"))).toEqual(bar);
    }
    await expect(page.getByRole("banner").getByText("Quiz", { exact: true })).toHaveCount(0);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await items.filter({ hasText: "Settings" }).click();
    await expect(page).toHaveURL(/\/settings$/);
    await expect(menuOf(page)).toBeHidden();
  });
  await test.step("has one current entry at a time", async () => {
    const current = page.getByRole("banner").locator("[aria-current]").filter({ visible: true });
    const entry = (name: string) => page.getByRole("banner").getByRole("link", { name, exact: true });
    if (isPhone) await menuButton(page).click();
    const letMenuCome = await holdMenuBack(page);
    await entry("Dashboard").click();
    await expect(page).toHaveURL(({ pathname }) => pathname === "/");
    if (isPhone) await menuButton(page).click();
    await expect(current).toHaveText(["Dashboard"]);
    if (!isPhone) {
      // Pressed before its menu has come, the circle is as good as the avatar.
      await account(page).focus();
      await page.keyboard.press("Enter");
      letMenuCome();
      await expect(items.first()).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(account(page)).toBeFocused();
    }
    await entry("Courses").click();
    await expect(page).toHaveURL(/\/subscribe$/);
    if (isPhone) await menuButton(page).click();
    await expect(current).toHaveText(["Courses"]);
  });
  await test.step("leads out", async () => {
    if (!isPhone) await account(page).click();
    await items.filter({ hasText: "Sign Out" }).click();
    await expect(page).toHaveURL(/\/quiz$/);
    await expect(page.getByRole("contentinfo").getByRole("link", { name: "Sign in" })).toBeVisible();
    expect((await page.request.get("/api/auth/user")).status()).toBe(401);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor's bar is there", onPhoneToo, async ({ page }) => {
    await page.goto("/contact");
    for (const name of ["Quiz", "Sign in"])
      await expect(page.getByRole("banner").getByRole("link", { name })).toBeVisible();
  });
});

test("another page begins at its top, at once: nothing glides away from under a press", async ({ page }) => {
  await page.goto("/privacy");
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms of Service" }).focus();
  await page.evaluate(() => {
    window.scrollTo({ top: 1e6, behavior: "instant" });
    const places: number[] = [];
    // One for each frame in which the page stands elsewhere than in the one before.
    const note = () => requestAnimationFrame(() => places.at(-1) !== scrollY && places.push(scrollY));
    Object.assign(window, { places });
    requestAnimationFrame(() => requestAnimationFrame(() => addEventListener("scroll", note)));
  });
  await painted(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(termsPage.heading);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.evaluate(() => (window as unknown as { places: number[] }).places)).toEqual([0]);
});
