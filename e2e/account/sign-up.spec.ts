import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { mailedCode, nextCode } from "../support/mailbox.ts";
import { aPerson, isAt, type Member, newMember, post, signOut } from "../support/people.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "../support/visit.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const field = (page: Page, name: string) => page.getByRole("textbox", { name });
/** Where a demo's mails are. */
const mails = (page: Page) => page.getByRole("link", { name: "/dev/mail" });

async function openSignUp(page: Page, path = "/sign-in") {
  await page.goto(path);
  await page.getByRole("button", { name: "Create an account" }).click();
  await expect(heading(page)).toHaveText("Create an account");
}

async function fillIn(page: Page, person: Member) {
  await field(page, "First name").fill(person.firstName);
  await field(page, "Last name").fill(person.lastName);
  await field(page, "Email").fill(person.email);
  await field(page, "Password").fill(person.password);
}

const send = (page: Page) => page.getByRole("button", { name: "Create my account" }).click();

test("a visitor creates an account, proves the address and lands where they wanted to go", async ({
  page,
  context,
}) => {
  const person = aPerson({ firstName: "Zoë 🌿", lastName: "عائشة" });
  await openSignUp(page, "/sign-in?returnTo=/settings");
  await expect(heading(page)).toBeFocused();

  await test.step("every field says what is wrong with it, the first has the focus, and nothing typed is lost", async () => {
    await fillIn(
      page,
      aPerson({ firstName: "", lastName: "x".repeat(10_000), email: "no address", password: "short" }),
    );
    await send(page);
    await expect(field(page, "First name")).toBeFocused();
    await expect(field(page, "First name")).toHaveAccessibleDescription("Please enter your first name.");
    await expect(page.getByText("Please use 80 characters or fewer for the last name.")).toBeVisible();
    await expect(page.getByText("Please enter a valid email address.")).toBeVisible();
    await expect(page.getByText("Please use at least 10 characters.")).toBeVisible();
    await expect(field(page, "Email")).toHaveValue("no address");
    await expect(field(page, "Password")).toHaveValue("short");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    // Mending one error leaves the focus where it is.
    await field(page, "Email").fill("ann@example.com");
    await expect(field(page, "Email")).toBeFocused();
    await expect(page.getByText("Please enter a valid email address.")).toHaveCount(0);
  });

  await test.step("a demo says where its mails are, and the code can be read there", async () => {
    await expect(mails(page)).toBeVisible();
    await fillIn(page, person);
    await send(page);
    await expect(heading(page)).toHaveText("Check your email");
    await expect(page.getByText(person.email)).toBeVisible();
    await expectAccessible(page);
    await mailedCode(page.request, person.email);
    const [opened] = await Promise.all([context.waitForEvent("page"), mails(page).click()]);
    await expect(opened.getByText(person.email).first()).toBeVisible();
    await opened.close();
  });

  await test.step("the code proves the address, as people copy it", async () => {
    const code = await mailedCode(page.request, person.email);
    // What was typed is still there.
    const six = field(page, "Six-digit code");
    await expect(six).toHaveAttribute("autocomplete", "one-time-code");
    await expect(six).toHaveAttribute("inputmode", "numeric");
    await six.fill(` ${code.slice(0, 3)} ${code.slice(3)} `);
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page).toHaveURL(isAt("/settings"));
    await expect(field(page, "First name")).toHaveValue("Zoë 🌿");
    await expect(field(page, "Last name")).toHaveValue("عائشة");
  });
});

test("an address that has an account gets the same answer, and going back and forth keeps what was typed", async ({
  page,
}) => {
  const mark = randomUUID().slice(0, 8);
  const person = await newMember(page, { email: `ada+${mark}@example.com` });
  await signOut(page);
  // Where mails are sent, nobody hears of a demo's.
  await page.route("**/api/auth/options", (route) =>
    route.fulfill({ json: { hasOpenId: false, keepsMail: false } }),
  );
  await openSignUp(page);
  await expect(mails(page)).toHaveCount(0);
  await fillIn(page, { ...person, email: ` Ada+${mark}@EXAMPLE.com ` });
  await send(page);
  await expect(heading(page)).toHaveText("Check your email");
  await expect(mails(page)).toHaveCount(0);

  await page.getByRole("button", { name: "Use a different address" }).click();
  await expect(field(page, "First name")).toHaveValue(person.firstName);
  await expect(field(page, "Email")).toHaveValue(/Ada\+/);
  await page.getByRole("button", { name: "I already have an account" }).click();
  await expect(field(page, "Email")).toHaveValue(/Ada\+/);
});

test.describe("a code typed on another device", () => {
  test.use({ expectedConsole: [/409 \(Conflict\)/] });

  test("makes an account with the name that is given there, never with one that anybody typed before", async ({
    page,
    request,
  }) => {
    const person = aPerson({ firstName: "Mallory" });
    await post(request, "/api/auth/sign-up", person);
    const before = await mailedCode(request, person.email);
    await page.goto("/sign-in");
    await page.getByRole("button", { name: "Email me a code instead" }).click();
    await field(page, "Email").fill(person.email);
    await page.getByRole("button", { name: "Email me a code" }).click();
    await expect(heading(page)).toHaveText("Check your email");
    await field(page, "Six-digit code").fill(await nextCode(request, person.email, before));
    await page.getByRole("button", { name: "Continue" }).click();

    await expect(page.getByRole("alert")).toHaveText("That code is right. Please enter your name too.");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(field(page, "First name")).toBeFocused();
    await field(page, "First name").fill("Ann");
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(heading(page)).toHaveText("Welcome, Ann");
  });
});
