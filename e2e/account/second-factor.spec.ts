import { mailedCode } from "../support/mailbox.ts";
import {
  addSecondFactor,
  isAt,
  newMember,
  nextAuthenticatorCode,
  signInHere,
  signOut,
} from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/visit.ts";

test.use({ expectedConsole: [/400 \(Bad Request\)/] });

test("a second factor is asked for after a password and after a code, and a recovery code does once", async ({
  page,
}) => {
  const person = await newMember(page);
  const { secret, recoveryCodes } = await addSecondFactor(page);
  await signOut(page);
  const heading = page.getByRole("heading", { level: 1 });
  const field = page.getByRole("textbox", { name: "Six-digit code" });
  const recoveryCode = page.getByRole("textbox", { name: "Recovery code" });
  const proceed = page.getByRole("button", { name: "Continue" });

  await test.step("after the password, and a wrong code stays refused", async () => {
    await page.goto("/sign-in?returnTo=/settings");
    await signInHere(page, person);
    await expect(heading).toHaveText("One more step");
    await expectAccessible(page);
    const right = nextAuthenticatorCode(secret);
    await field.fill(right === "000000" ? "000001" : "000000");
    await proceed.click();
    await expect(field).toHaveAccessibleDescription(/^That code isn’t right\./);
    await field.fill(nextAuthenticatorCode(secret));
    await proceed.click();
    await expect(page).toHaveURL(isAt("/settings"));
    await expect(heading).toHaveText("Settings");
    await signOut(page);
  });

  await test.step("after a code too, and a recovery code will do", async () => {
    await page.goto("/sign-in?step=ask-code&returnTo=/settings");
    await expect(heading).toHaveText("Sign in with a code");
    await page.getByRole("textbox", { name: "Email" }).fill(person.email);
    await page.getByRole("button", { name: "Email me a code" }).click();
    await field.fill(await mailedCode(page.request, person.email, /sign-in code/i));
    await proceed.click();
    await expect(heading).toHaveText("One more step");
    await page.getByRole("button", { name: "Use a recovery code" }).click();
    await recoveryCode.fill(recoveryCodes[0]?.toUpperCase() ?? "");
    await proceed.click();
    await expect(page).toHaveURL(isAt("/settings"));
    await expect(page.getByText("You have 9 recovery codes left.")).toBeVisible();
    await signOut(page);
  });

  await test.step("the same recovery code does so once", async () => {
    await page.goto("/sign-in");
    await signInHere(page, person);
    await page.getByRole("button", { name: "Use a recovery code" }).click();
    await recoveryCode.fill(recoveryCodes[0] ?? "");
    await proceed.click();
    await expect(recoveryCode).toHaveAccessibleDescription(/^That code isn’t right\./);
  });
});
