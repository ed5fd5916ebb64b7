import type { Page } from "@playwright/test";
import { holdBack } from "../support/hold-back.ts";
import { mailedCode } from "../support/mailbox.ts";
import { isAt, newMember, signInHere, signOut } from "../support/people.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "../support/visit.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const email = (page: Page) => page.getByRole("textbox", { name: "Email" });
const password = (page: Page) => page.getByRole("textbox", { name: "Password" });
const press = (page: Page, name: string) => page.getByRole("button", { name }).click();

async function member(page: Page) {
  const person = await newMember(page);
  await signOut(page);
  return person;
}

test("the ways in: with a password, with a code, and for whoever is in already", async ({
  page,
  request,
}) => {
  const person = await member(page);

  await test.step("the page is found by the footer's link, and is in order", async () => {
    await page.goto("/quiz");
    await page.getByRole("contentinfo").getByRole("link", { name: "Sign in" }).click();
    await expect(page).toHaveURL(/\/sign-in$/);
    await expect(heading(page)).toHaveText("Welcome back");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await expect(page.getByRole("link", { name: "Continue with single sign-on" })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const html = await (await request.get("/sign-in")).text();
    expect(html).not.toMatch(/<style|\sstyle=/);
  });

  await test.step("nothing on it tries what the content policy refuses", async () => {
    await page.addInitScript(() => {
      const refused: string[] = [];
      document.addEventListener("securitypolicyviolation", ({ blockedURI }) => refused.push(blockedURI));
      Object.assign(window, { refused });
    });
    // The rules of the fields come when there is time for them.
    await Promise.all([page.waitForResponse(/\/contract-[^/]+\.js$/), page.reload()]);
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => (window as unknown as { refused: string[] }).refused)).toEqual([]);
  });

  await test.step("a password can be looked at", async () => {
    await password(page).fill(person.password);
    await press(page, "Show password");
    await expect(password(page)).toHaveAttribute("type", "text");
    await press(page, "Hide password");
    await expect(password(page)).toHaveAttribute("type", "password");
  });

  await test.step("with a password, in whatever case the address is typed; pressed twice, it is sent once", async () => {
    const asked: string[] = [];
    page.on("request", (each) => asked.push(new URL(each.url()).pathname));
    await email(page).fill(`  ${person.email.toUpperCase()} `);
    const send = page.getByRole("button", { name: "Sign in" });
    await expect(send).toBeEnabled();
    await send.evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
      button.form?.requestSubmit();
    });
    await expect(page).toHaveURL(isAt("/"));
    await expect(heading(page)).toHaveText("Welcome, Ada");
    expect(asked.filter((path) => path === "/api/auth/sign-in/email")).toHaveLength(1);
  });

  await test.step("whoever is signed in already is told so, and leads on", async () => {
    await page.goto("/sign-in?returnTo=/settings");
    await expect(heading(page)).toHaveText("You’re signed in");
    await expect(page.getByRole("main").getByText(person.email)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Continue" }).click();
    await expect(page).toHaveURL(isAt("/settings"));
    await expect(heading(page)).toHaveText("Settings");
    await signOut(page);
  });

  await test.step("an address typed before the page has come to life goes along to the step that was asked for", async () => {
    const release = await holdBack(page, "**/*.js");
    await page.goto("/sign-in?step=ask-code&returnTo=/settings", { waitUntil: "commit" });
    await email(page).fill(person.email);
    release();
    await expect(heading(page)).toHaveText("Sign in with a code");
    await expect(email(page)).toHaveValue(person.email);
  });

  await test.step("with a code", async () => {
    await press(page, "Email me a code");
    await expect(heading(page)).toHaveText("Check your email");
    const code = await mailedCode(page.request, person.email, /sign-in code/i);
    await page.getByRole("textbox", { name: "Six-digit code" }).fill(code);
    await press(page, "Continue");
    await expect(page).toHaveURL(isAt("/settings"));
    await expect(heading(page)).toHaveText("Settings");
  });
});

test.describe("what is refused", () => {
  test.use({ expectedConsole: [/400 \(Bad Request\)/] });

  test("says so and stays, whether it is a password, an address or a code", async ({ page }) => {
    const person = await member(page);
    await page.clock.install();
    await page.goto("/sign-in");

    await test.step("a wrong password and an unknown address get the same words, beside the field", async () => {
      for (const address of [person.email, `nobody-${person.email}`]) {
        const answered = page.waitForResponse("**/api/auth/sign-in/email");
        await signInHere(page, { email: address, password: "not this one" });
        expect((await answered).status()).toBe(400);
        await expect(password(page)).toHaveAccessibleDescription("That email or password isn’t right.");
        await expect(password(page)).toBeFocused();
        await expect(password(page)).toHaveValue("not this one");
        await expect(email(page)).toHaveValue(address);
      }
      await expectAccessible(page);
    });

    const field = page.getByRole("textbox", { name: "Six-digit code" });
    await test.step("a wrong code says so and stays", async () => {
      await email(page).fill(person.email);
      await press(page, "Email me a code instead");
      await expect(heading(page)).toHaveText("Sign in with a code");
      await expect(heading(page)).toBeFocused();
      await expect(email(page)).toHaveValue(person.email);
      await press(page, "Email me a code");
      await field.fill("12");
      await press(page, "Continue");
      await expect(field).toHaveAccessibleDescription("Please enter the six-digit code.");
      const code = await mailedCode(page.request, person.email, /sign-in code/i);
      const wrong = code === "000000" ? "000001" : "000000";
      await field.fill(wrong);
      await press(page, "Continue");
      await expect(field).toHaveAccessibleDescription(/^That code isn’t right\./);
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(wrong);
    });

    await test.step("another can be sent after 30 s", async () => {
      const again = page.getByRole("button", { name: "Send another code" });
      await expect(again).toBeDisabled();
      await expect(again).toContainText(/in \d+ s/);
      // Second by second: each is counted from the one before.
      for (let second = 0; second < 31; second++) await page.clock.runFor(1000);
      await expect(again).toBeEnabled();
      await again.click();
      await expect(page.getByText("We’ve sent another code.")).toBeVisible();
      await expect(again).toBeDisabled();
    });
  });
});

test("nobody is led off the site, whatever the address asks for", async ({ page, baseURL, request }) => {
  // The server, asked for the sign-in page, passes no such path on.
  for (const returnTo of [
    "//evil.example",
    "/\\evil.example",
    "javascript:alert(1)",
    "https://evil.example/",
  ]) {
    const answer = await request.get(`/api/login?returnTo=${encodeURIComponent(returnTo)}`, {
      maxRedirects: 0,
    });
    expect([answer.status(), answer.headers().location]).toEqual([302, "/sign-in"]);
  }
  // Nor does the page follow one; which paths those are, lib/return-path.test.ts shows.
  const person = await member(page);
  await page.goto(`/sign-in?returnTo=${encodeURIComponent("//evil.example")}`);
  await signInHere(page, person);
  await page.waitForURL((url) => url.pathname !== "/sign-in", { waitUntil: "commit" });
  expect(new URL(page.url()).origin).toBe(baseURL);
});

test.describe("without a connection", () => {
  test.use({ expectedConsole: [/ERR_INTERNET_DISCONNECTED/] });

  test("it says so, keeps what was typed, and works once there is one", async ({ page, context }) => {
    const person = await member(page);
    await page.goto("/sign-in?returnTo=/settings", { waitUntil: "networkidle" });
    await email(page).fill(person.email);
    await password(page).fill(person.password);
    await context.setOffline(true);
    await press(page, "Sign in");
    await expect(page.getByRole("alert")).toContainText("We can’t reach the academy.");
    await expect(page.getByRole("alert")).toBeFocused();
    await expect(password(page)).toHaveValue(person.password);
    await context.setOffline(false);
    await press(page, "Sign in");
    await expect(page).toHaveURL(isAt("/settings"));
  });
});
