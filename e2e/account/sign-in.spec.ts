import type { Page } from "@playwright/test";
import { mailedCode } from "../support/mailbox.ts";
import { addSecondFactor, authenticatorCode, newMember, signOut } from "../support/people.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "../support/visit.ts";

const refused = [/400 \(Bad Request\)/];

async function signIn(
  page: Page,
  { email, password }: { email: string; password: string },
  path = "/sign-in",
) {
  await page.goto(path);
  await page.getByRole("textbox", { name: "E-mail" }).fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

async function member(page: Page) {
  const person = await newMember(page);
  await signOut(page);
  return person;
}

test("the page is found by the footer's link, and is in order at both sizes", async ({ page, request }) => {
  await page.goto("/quiz");
  await page.getByRole("contentinfo").getByRole("link", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/sign-in$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome back");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const html = await (await request.get("/sign-in")).text();
  expect(html).not.toMatch(/<style|\sstyle=/);
});

test("with a password, in whatever case the address is typed", async ({ page }) => {
  const person = await member(page);
  await signIn(page, { ...person, email: `  ${person.email.toUpperCase()} ` }, "/sign-in?returnTo=/settings");
  await expect(page).toHaveURL(/\/settings$/);
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
});

test("with a code", async ({ page }) => {
  const person = await member(page);
  await page.goto("/sign-in?returnTo=/settings");
  await page.getByRole("textbox", { name: "E-mail" }).fill(person.email);
  await page.getByRole("button", { name: "E-mail me a code instead" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByRole("textbox", { name: "E-mail" })).toHaveValue(person.email);
  await page.getByRole("button", { name: "Send me a code" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Look into your mail");
  const code = await mailedCode(page.request, person.email, /code to sign in/i);
  await page.getByRole("textbox", { name: "Six-digit code" }).fill(code);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(/\/settings$/);
});

test("an address typed before the page has come to life goes along to the step that was asked for", async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/sign-in?step=ask-code", { waitUntil: "commit" });
  await page.getByRole("textbox", { name: "E-mail" }).fill("early@example.com");
  release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A code instead");
  await expect(page.getByRole("textbox", { name: "E-mail" })).toHaveValue("early@example.com");
});

test.describe("what is refused", () => {
  test.use({ expectedConsole: refused });

  test("a wrong password and an unknown address get the same words, beside the field", async ({ page }) => {
    const person = await member(page);
    for (const email of [person.email, `nobody-${person.email}`]) {
      await signIn(page, { email, password: "not this one" });
      const password = page.getByRole("textbox", { name: "Password" });
      await expect(password).toHaveAccessibleDescription("E-mail or password is wrong.");
      await expect(password).toBeFocused();
      await expect(password).toHaveValue("not this one");
      await expect(page.getByRole("textbox", { name: "E-mail" })).toHaveValue(email);
    }
    await expectAccessible(page);
  });

  test("a wrong code says so and stays; another can be sent after 30 s", async ({ page }) => {
    const person = await member(page);
    await page.clock.install();
    await page.goto("/sign-in?step=ask-code");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("A code instead");
    await page.getByRole("textbox", { name: "E-mail" }).fill(person.email);
    await page.getByRole("button", { name: "Send me a code" }).click();
    const field = page.getByRole("textbox", { name: "Six-digit code" });
    await field.fill("12");
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(field).toHaveAccessibleDescription("Please enter the six digits.");
    const code = await mailedCode(page.request, person.email, /code to sign in/i);
    const wrong = code === "000000" ? "000001" : "000000";
    await field.fill(wrong);
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(field).toHaveAccessibleDescription(/^That code is not right\./);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(wrong);

    const again = page.getByRole("button", { name: "Send another code" });
    await expect(again).toBeDisabled();
    await expect(again).toContainText(/in \d+ s/);
    // Second by second: each is counted from the one before.
    for (let second = 0; second < 31; second++) await page.clock.runFor(1000);
    await expect(again).toBeEnabled();
    await again.click();
    await expect(page.getByText("Another code is on its way.")).toBeVisible();
    await expect(again).toBeDisabled();
  });
});

test.describe("a second factor", () => {
  test.use({ expectedConsole: refused });

  test("is asked for after the password, and a wrong code stays refused", async ({ page }) => {
    const person = await newMember(page);
    const { secret } = await addSecondFactor(page, person);
    await signOut(page);
    await signIn(page, person, "/sign-in?returnTo=/settings");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("One more step");
    await expectAccessible(page);
    const field = page.getByRole("textbox", { name: "Six-digit code" });
    const right = authenticatorCode(secret);
    await field.fill(right === "000000" ? "000001" : "000000");
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(field).toHaveAccessibleDescription(/^That code is not right\./);
    await field.fill(authenticatorCode(secret));
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page).toHaveURL(/\/settings$/);
    await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  });

  test("is asked for after a code too, and a recovery code does once", async ({ page }) => {
    const person = await newMember(page);
    const { recoveryCodes } = await addSecondFactor(page, person);
    await signOut(page);
    await page.goto("/sign-in?step=ask-code&returnTo=/settings");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("A code instead");
    await page.getByRole("textbox", { name: "E-mail" }).fill(person.email);
    await page.getByRole("button", { name: "Send me a code" }).click();
    const code = await mailedCode(page.request, person.email, /code to sign in/i);
    await page.getByRole("textbox", { name: "Six-digit code" }).fill(code);
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("One more step");
    await page.getByRole("button", { name: "Use a recovery code" }).click();
    await page.getByRole("textbox", { name: "Recovery code" }).fill(recoveryCodes[0]?.toUpperCase() ?? "");
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page).toHaveURL(/\/settings$/);
    await expect(page.getByText("9 recovery codes are left.")).toBeVisible();

    await signOut(page);
    await signIn(page, person);
    await page.getByRole("button", { name: "Use a recovery code" }).click();
    await page.getByRole("textbox", { name: "Recovery code" }).fill(recoveryCodes[0] ?? "");
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByRole("textbox", { name: "Recovery code" })).toHaveAccessibleDescription(
      /^That code is not right\./,
    );
  });
});

test("nobody is led off the site, whatever the address asks for", async ({ page, baseURL }) => {
  const person = await member(page);
  for (const returnTo of [
    "//evil.example",
    "/\\evil.example",
    "javascript:alert(1)",
    "https://evil.example/",
  ]) {
    await signIn(page, person, `/sign-in?returnTo=${encodeURIComponent(returnTo)}`);
    await page.waitForURL((url) => url.pathname !== "/sign-in");
    expect(new URL(page.url()).origin).toBe(baseURL);
    await signOut(page);
    // The server, asked for the sign-in page, passes on no such path either.
    await page.goto(`/api/login?returnTo=${encodeURIComponent(returnTo)}`);
    await expect(page).toHaveURL(/\/sign-in$/);
  }
});

test("pressed twice, it is sent once", async ({ page }) => {
  const person = await member(page);
  let calls = 0;
  await page.route("**/api/auth/sign-in/email", async (route) => {
    calls += 1;
    await route.continue();
  });
  await page.goto("/sign-in?returnTo=/settings");
  await page.getByRole("textbox", { name: "E-mail" }).fill(person.email);
  await page.getByRole("textbox", { name: "Password" }).fill(person.password);
  await expect(page.getByRole("button", { name: "Sign in" })).toBeEnabled();
  await page.getByRole("button", { name: "Sign in" }).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
    button.form?.requestSubmit();
  });
  await page.waitForURL(({ pathname }) => pathname === "/settings");
  expect(calls).toBe(1);
});

test.describe("without a connection", () => {
  test.use({ expectedConsole: [/ERR_INTERNET_DISCONNECTED/] });

  test("it says so, keeps what was typed, and works once there is one", async ({ page, context }) => {
    const person = await member(page);
    await page.goto("/sign-in?returnTo=/settings", { waitUntil: "networkidle" });
    await page.getByRole("textbox", { name: "E-mail" }).fill(person.email);
    await page.getByRole("textbox", { name: "Password" }).fill(person.password);
    await context.setOffline(true);
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByRole("alert")).toContainText("The academy can't be reached.");
    await expect(page.getByRole("alert")).toBeFocused();
    await expect(page.getByRole("textbox", { name: "Password" })).toHaveValue(person.password);
    await context.setOffline(false);
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page).toHaveURL(/\/settings$/);
  });
});

test("a password can be looked at", async ({ page }) => {
  await page.goto("/sign-in");
  const password = page.getByRole("textbox", { name: "Password" });
  await password.fill("a quiet morning");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Hide password" }).click();
  await expect(password).toHaveAttribute("type", "password");
});

test("whoever is signed in already is told so, and leads on", async ({ page }) => {
  const person = await newMember(page);
  await page.goto("/sign-in?returnTo=/settings");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are signed in");
  await expect(page.getByRole("main").getByText(person.email)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Continue" }).click();
  await expect(page).toHaveURL(/\/settings$/);
});
