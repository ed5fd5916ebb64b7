import {
  aBuyer,
  act,
  comeIn,
  fillBuyer,
  gift,
  heading,
  leadToTestCheckout,
  myCourses,
  openCheckout,
  pay,
} from "../support/buying.ts";
import { newestMail } from "../support/mailbox.ts";
import { newMember } from "../support/people.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, onPhoneAlone, test } from "../support/visit.ts";

test("a gift is paid at once and opens to the one it is for", onPhoneAlone, async ({ page }) => {
  const giver = aBuyer();
  const friend = aBuyer("Bea Lund");
  await openCheckout(page, "blueprintGuided");
  await fillBuyer(page, giver);
  await test.step("it asks whom it is for, and for one payment", async () => {
    await expect(page.getByLabel("2 payments of $149")).toBeVisible();
    await gift(page).check();
    await expect(page.getByLabel("2 payments of $149")).toHaveCount(0);
    await page.getByLabel("On a date I choose").check();
    await page.getByLabel("Add a note").fill("x".repeat(1001));
    await expect(page.getByText("1 character too many")).toBeVisible();
    await page.getByRole("button", { name: "Continue to payment" }).click();
    for (const words of [
      "Please enter their name.",
      "Please enter their email address.",
      "Please keep the note to 1,000 characters or fewer.",
      "Please choose a date.",
    ]) {
      await expect(page.getByText(words)).toBeVisible();
    }
    await expect(page.getByLabel("Their name")).toBeFocused();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
  await page.getByLabel("Their name").fill(friend.name);
  await page.getByLabel("Their email").fill(friend.email);
  await page.getByLabel("Add a note").fill("For the long winter evenings.");
  await page.getByLabel("Right away").check();
  await leadToTestCheckout(page);
  await pay(page);
  await test.step("the giver is told when it is handed over", async () => {
    await expect(heading(page)).toHaveText("Thank you. Your gift is paid for");
    await expect(page.getByText("We’re emailing it now")).toBeVisible();
    await expectAccessible(page);
    await newestMail(page.request, giver.email, /gift/i);
  });
  await test.step("the other finds the note in the mail, and the course behind its link", async () => {
    await newestMail(page.request, friend.email, /gift/i, "For the long winter evenings.");
    await comeIn(page, friend, /gift/i);
    await expect(heading(page)).toHaveText("Welcome, Bea");
    await expect(myCourses(page)).toHaveCount(1);
  });
});

test("a gift for another day says which, also in the settings, and can be taken back before", async ({
  page,
}) => {
  await newMember(page);
  const friend = aBuyer("Bea Lund");
  const day = new Date(Date.now() + 40 * 24 * 60 * 60 * 1000);
  await openCheckout(page, "blueprintSelfGuided");
  await gift(page).check();
  await page.getByLabel("Their name").fill(friend.name);
  await page.getByLabel("Their email").fill(friend.email);
  await page.getByLabel("On a date I choose").check();
  await page.getByLabel("Date", { exact: true }).fill(day.toISOString().slice(0, 10));
  await leadToTestCheckout(page);
  await pay(page);
  await expect(page.getByText(/^We’ll email it on .+, with your note/)).toBeVisible();
  await page.goto("/settings#orders");
  const orders = page.getByRole("region", { name: "Orders", exact: true });
  await expect(orders.getByText(`A gift for Bea Lund (${friend.email}). We’ll send it on`)).toBeVisible();
  await expectAccessible(page);
  await test.step("refunded, it ends", async () => {
    await page.goBack();
    await page.getByRole("link", { name: /^Try a refund/ }).click();
    await act(page, "Refund it in full");
    await page.goto("/settings#orders");
    await expect(orders.locator(".badge")).toHaveText(/^(Active until|Refunded)/);
  });
});
