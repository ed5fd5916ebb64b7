import { randomUUID } from "node:crypto";
import {
  aBuyer,
  act,
  bill,
  comeIn,
  fillBuyer,
  goToPayment,
  heading,
  leadToTestCheckout,
  myCourses,
  openCheckout,
  pay,
  total,
} from "../support/buying.ts";
import { makeCoupon } from "../support/learners.ts";
import { newestMail } from "../support/mailbox.ts";
import { isAt } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/visit.ts";

const newCode = () => `E2E${randomUUID().slice(0, 8).toUpperCase()}`;

test.describe("a code", () => {
  test.use({ expectedConsole: [/400 \(Bad Request\)/] });

  test("is tried before anything is ordered, and counts on the payment page", async ({ page }) => {
    const code = newCode();
    await makeCoupon(code, "10%");
    await openCheckout(page, "blueprintGuided");
    await page.getByText("Have a code?").click();
    const field = page.getByLabel("Code", { exact: true });
    await test.step("one that nobody made is refused beside its field", async () => {
      await field.fill("NOSUCHCODE");
      await field.press("Enter");
      await expect(field).toHaveAccessibleDescription(/don’t recognize that code/);
      await expect(total(page)).toHaveText("$297");
      await expectAccessible(page);
    });
    await test.step("one that counts says what comes off", async () => {
      await field.fill(code.toLowerCase());
      await page.getByRole("button", { name: "Apply" }).click();
      await expect(page.getByText(/ applied: \$29\.70 off\.$/)).toBeVisible();
      await expect(total(page)).toHaveText("$267.30");
    });
    await test.step("in two payments likewise", async () => {
      await page.getByLabel("In 2 payments, a month apart").check();
      await expect(bill(page).last()).toContainText("$134.10");
      await page.getByLabel("All at once").check();
      await expect(total(page)).toHaveText("$267.30");
    });
    await fillBuyer(page, aBuyer());
    await leadToTestCheckout(page);
    await expect(heading(page)).toHaveText("TEST: pay $267.30");
  });

  test("left wrong in its box, and an address with a slip, keep nobody from paying", async ({ page }) => {
    await openCheckout(page, "blueprintGuided");
    const buyer = aBuyer();
    const [local = ""] = buyer.email.split("@");
    const field = page.getByLabel("Code", { exact: true });
    await test.step("an address that looks like a slip is asked about, and corrected by one press", async () => {
      await page.getByLabel("Your name").pressSequentially(buyer.name);
      await page.getByLabel("Your email").pressSequentially(`${local}@exmaple.com`);
      await goToPayment(page).click();
      await expect(page.getByLabel("Your email")).toBeFocused();
      await expect(page.getByLabel("Your email")).toHaveAccessibleDescription(
        new RegExp(`Did you mean ${buyer.email}\\?`),
      );
      await expectAccessible(page);
      await page.getByLabel("Your email").press("ControlOrMeta+a");
      await page.keyboard.type(buyer.email);
      await expect(page.getByText("Did you mean")).toHaveCount(0);
    });
    await test.step("a code that was never tried is tried with the order, and said not to count", async () => {
      await page.getByText("Have a code?").click();
      await field.pressSequentially("NOSUCHCODE");
      await goToPayment(page).click();
      await expect(field).toHaveAccessibleDescription(/don’t recognize that code.* It isn’t applied/);
      await expect(field).toBeFocused();
    });
    await leadToTestCheckout(page);
    await expect(heading(page)).toHaveText("TEST: pay $297");
  });

  test("that takes off everything leads straight to the thanks", async ({ page }) => {
    const code = newCode();
    await makeCoupon(code, "100%");
    const buyer = aBuyer();
    await openCheckout(page, "blueprintSelfGuided");
    await fillBuyer(page, buyer);
    await page.getByText("Have a code?").click();
    await page.getByLabel("Code", { exact: true }).fill(code);
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(total(page)).toHaveText("$0");
    await page.getByRole("button", { name: "Get it now" }).click();
    await expect(page).toHaveURL(isAt("/thank-you"));
    await expect(heading(page)).toHaveText("Thank you. Self-Guided Journey is yours");
    await comeIn(page, buyer);
    await expect(myCourses(page)).toHaveCount(1);
  });
});

test("in two payments: the course is open from the first, and the second is tried on the test page", async ({
  page,
}) => {
  const buyer = aBuyer();
  await openCheckout(page, "blueprintGuided");
  await fillBuyer(page, buyer);
  await page.getByLabel("2 payments of $149, a month apart").check();
  await test.step("what is due today and in all", async () => {
    await expect(page.getByText("$298 total. If you pay today, the second payment is due on")).toBeVisible();
    await expect(bill(page)).toHaveText(["2 payments of $149$298", "Total$298", "Due today$149"]);
    await expectAccessible(page);
  });
  await leadToTestCheckout(page);
  await expect(heading(page)).toHaveText("TEST: pay $149");
  await pay(page);
  await expect(heading(page)).toHaveText(/is yours$/);
  const thanks = page.url();
  await test.step("the second payment", async () => {
    await page.getByRole("link", { name: /^Try a refund/ }).click();
    await expect(heading(page)).toHaveText("TEST: after paying $149");
    await expectAccessible(page);
    await act(page, "Make the next payment");
    await expect(page.getByRole("status")).toHaveText("TEST done: Make the next payment.");
    await expect(
      page.getByRole("region", { name: "TEST payments so far" }).getByRole("listitem"),
    ).toHaveCount(2);
    await expect(page.getByRole("button", { name: "Make the next payment" })).toHaveCount(0);
  });
  await test.step("a refund of half says how much", async () => {
    await act(page, "Refund half of it");
    await expect(page.getByText("$74.50 refunded")).toBeVisible();
    await newestMail(page.request, buyer.email, /refund/i, "$74.50");
    await page.goto(thanks);
    await expect(heading(page)).toHaveText(/is yours$/);
  });
  await test.step("the settings have both receipts", async () => {
    await comeIn(page, buyer);
    await page.goto("/settings#orders");
    const orders = page.getByRole("region", { name: "Orders", exact: true });
    await expect(orders.getByText("$298, in 2 payments")).toBeVisible();
    const receipts = orders.getByRole("link", { name: /^Receipt / });
    await expect(receipts).toHaveCount(2);
    const file = await page.request.get((await receipts.first().getAttribute("href")) ?? "");
    expect([file.status(), file.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  });
});
