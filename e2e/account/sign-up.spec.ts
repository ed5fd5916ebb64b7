import type { Page } from "@playwright/test";
import { mailedCode } from "../support/mailbox.ts";
import { aPerson, type Member, newMember, signOut } from "../support/people.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "../support/visit.ts";

async function fillIn(page: Page, person: Member) {
  await page.getByRole("textbox", { name: "First name" }).fill(person.firstName);
  await page.getByRole("textbox", { name: "Last name" }).fill(person.lastName);
  await page.getByRole("textbox", { name: "E-mail" }).fill(person.email);
  await page.getByRole("textbox", { name: "Password" }).fill(person.password);
}

async function openSignUp(page: Page, path = "/sign-in") {
  await page.goto(path);
  await page.getByRole("button", { name: "Create an account" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Create an account");
}

test("a demo says where its mails are, and the code can be read there", async ({ page, context }) => {
  const person = aPerson();
  const mails = page.getByRole("link", { name: "/dev/mail" });
  await openSignUp(page);
  await expect(mails).toBeVisible();
  await fillIn(page, person);
  await page.getByRole("button", { name: "Create my account" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Look into your mail");
  await mailedCode(page.request, person.email);
  const [opened] = await Promise.all([context.waitForEvent("page"), mails.click()]);
  await expect(opened.getByText(person.email).first()).toBeVisible();
  // What was typed is still there.
  await expect(page.getByRole("textbox", { name: "Six-digit code" })).toBeVisible();

  // Where mails are sent, nobody hears of it.
  await page.route("**/api/auth/options", (route) =>
    route.fulfill({ json: { hasOpenId: false, keepsMail: false } }),
  );
  await openSignUp(page);
  await expect(mails).toHaveCount(0);
});

test("a visitor creates an account, proves the address and lands where they wanted to go", async ({
  page,
}) => {
  const person = aPerson({ firstName: "Zoë 🌿", lastName: "عائشة" });
  await openSignUp(page, "/sign-in?returnTo=/settings");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await fillIn(page, person);
  await page.getByRole("button", { name: "Create my account" }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Look into your mail");
  await expect(page.getByText(person.email)).toBeVisible();
  await expectAccessible(page);
  const code = await mailedCode(page.request, person.email);
  const field = page.getByRole("textbox", { name: "Six-digit code" });
  await expect(field).toHaveAttribute("autocomplete", "one-time-code");
  await expect(field).toHaveAttribute("inputmode", "numeric");
  // As people copy it.
  await field.fill(` ${code.slice(0, 3)} ${code.slice(3)} `);
  await page.getByRole("button", { name: "Continue" }).click();

  await expect(page).toHaveURL(/\/settings$/);
  await expect(page.getByRole("textbox", { name: "First name" })).toHaveValue("Zoë 🌿");
  await expect(page.getByRole("textbox", { name: "Last name" })).toHaveValue("عائشة");
});

test("every field says what is wrong with it, the first has the focus, and nothing typed is lost", async ({
  page,
}) => {
  await openSignUp(page);
  await fillIn(
    page,
    aPerson({ firstName: "", lastName: "x".repeat(10_000), email: "no address", password: "short" }),
  );
  await page.getByRole("button", { name: "Create my account" }).click();

  const first = page.getByRole("textbox", { name: "First name" });
  await expect(first).toBeFocused();
  await expect(first).toHaveAccessibleDescription("Please enter your first name.");
  await expect(page.getByText("Please use at most 80 characters for the last name.")).toBeVisible();
  await expect(page.getByText("Please enter a valid e-mail address.")).toBeVisible();
  await expect(page.getByText("Please use at least 10 characters.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "E-mail" })).toHaveValue("no address");
  await expect(page.getByRole("textbox", { name: "Password" })).toHaveValue("short");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // Mending one error leaves the focus where it is.
  await page.getByRole("textbox", { name: "E-mail" }).fill("ann@example.com");
  await expect(page.getByRole("textbox", { name: "E-mail" })).toBeFocused();
  await expect(page.getByText("Please enter a valid e-mail address.")).toHaveCount(0);
});

test("going back and forth keeps what was typed", async ({ page }) => {
  const person = aPerson({ email: ` Ada+${Date.now()}@EXAMPLE.com ` });
  await openSignUp(page);
  await fillIn(page, person);
  await page.getByRole("button", { name: "Create my account" }).click();
  await page.getByRole("button", { name: "Use another address" }).click();
  await expect(page.getByRole("textbox", { name: "First name" })).toHaveValue(person.firstName);
  await expect(page.getByRole("textbox", { name: "E-mail" })).toHaveValue(/Ada\+/);
  await page.getByRole("button", { name: "I have an account already" }).click();
  await expect(page.getByRole("textbox", { name: "E-mail" })).toHaveValue(/Ada\+/);
});

test("an address that has an account gets the same answer", async ({ page }) => {
  const person = await newMember(page);
  await signOut(page);
  await openSignUp(page);
  await fillIn(page, person);
  await page.getByRole("button", { name: "Create my account" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Look into your mail");
});
