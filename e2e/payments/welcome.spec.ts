import { aBuyer, buy, comeIn, heading } from "../support/buying.ts";
import { mailedLink } from "../support/mailbox.ts";
import { addSecondFactor, isAt, newMember, nextAuthenticatorCode, signOut } from "../support/people.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, onPhoneAlone, test } from "../support/visit.ts";

test.use({ expectedConsole: [/40(0 \(Bad Request|1 \(Unauthorized)\)/] });

test("the link of a purchase signs in once, and only when it is pressed", onPhoneAlone, async ({ page }) => {
  const buyer = aBuyer();
  await buy(page, "blueprintSelfGuided", buyer);
  const link = await mailedLink(page.request, buyer.email, /how to get started/i);
  await test.step("nothing happens by opening it", async () => {
    await page.goto(link);
    await expect(heading(page)).toHaveText("Everything’s ready");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    expect((await page.request.get("/api/auth/user")).status()).toBe(401);
  });
  await comeIn(page, buyer);
  const press = page.getByRole("button", { name: "Sign in" });
  await test.step("a second time, whoever is in is told so", async () => {
    await page.goto(link);
    await press.click();
    await expect(heading(page)).toHaveText("You’re already signed in");
    await expectAccessible(page);
    await page.getByRole("link", { name: "Open your courses" }).click();
    await expect(page).toHaveURL(isAt("/"));
  });
  await test.step("anywhere else it has been used, and a code is the way in", async () => {
    await signOut(page);
    await page.goto(link);
    await press.click();
    await expect(heading(page)).toHaveText("This link no longer works");
    await expectAccessible(page);
    await page.getByRole("link", { name: "Email me a code" }).click();
    await expect(heading(page)).toHaveText("Sign in with a code");
  });
  await test.step("cut short, it says so", async () => {
    await page.goto("/welcome");
    await expect(heading(page)).toHaveText("This link is incomplete");
  });
});

test("a second factor is asked for here as well", async ({ page }) => {
  const member = await newMember(page);
  const { secret } = await addSecondFactor(page);
  await signOut(page);
  await buy(page, "blueprintSelfGuided", { name: "Ada Marsh", email: member.email });
  await page.goto(await mailedLink(page.request, member.email, /how to get started/i));
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(heading(page)).toHaveText("One more step");
  await expectAccessible(page);
  await page.getByRole("textbox", { name: "Six-digit code" }).fill(nextAuthenticatorCode(secret));
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(isAt("/"));
  await expect(heading(page)).toHaveText("Welcome, Ada");
});
