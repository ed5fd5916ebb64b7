import { secondFactorOffPage as words } from "../../packages/content/src/pages/account-pages.ts";
import { studioLearnerPage } from "../../packages/content/src/pages/studio/learner-page.ts";
import { readFirstStart } from "../support/academies/first-start.ts";
import { mailedLink } from "../support/mailbox.ts";
import { addSecondFactor, newMember, post } from "../support/people.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test, toasts } from "../support/visit.ts";

test.use({ expectedConsole: [/40(0 \(Bad Request|1 \(Unauthorized)\)/] });

test("whoever lost their second factor gets a link from the owner, and turns it off with their password", async ({
  page,
  browser,
  baseURL,
}) => {
  const { email, password } = await newMember(page);
  await addSecondFactor(page);
  const { secondFactor } = studioLearnerPage.help;

  await test.step("the owner has the link mailed, with a reason", async () => {
    const studio = await browser.newPage({ baseURL: `${baseURL}` });
    const owner = readFirstStart().sampleSignIns.find(({ role }) => role === "owner");
    await post(studio.request, "/api/auth/sign-in/email", { email: owner?.email, password: owner?.password });
    const found = await studio.request.get(`/api/studio/learners?search=${encodeURIComponent(email)}`);
    const { items } = (await found.json()) as { items: { id: string }[] };
    await studio.goto(`/studio/learners/${items[0]?.id}`);
    await studio.getByRole("button", { name: secondFactor.open }).click();
    const dialog = studio.getByRole("dialog");
    await dialog.getByRole("textbox").fill("Lost their phone");
    await expectAccessible(studio);
    await dialog.getByRole("button", { name: secondFactor.submit }).click();
    await expect(toasts(studio)).toContainText(secondFactor.done);
    await studio.close();
  });
  const link = await mailedLink(page.request, email, /turn off two-step verification/i);
  const heading = page.getByRole("heading", { level: 1 });
  const turnOff = page.getByRole("button", { name: words.submit });

  await test.step("nothing happens by opening it; a wrong password changes nothing", async () => {
    await page.goto(link);
    await expect(heading).toHaveText(words.heading);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole("textbox", { name: words.password }).fill("not my password");
    await turnOff.click();
    await expect(page.getByText("That password isn’t right.")).toBeVisible();
    expect((await page.request.get("/api/auth/user")).status()).toBe(200);
  });
  await test.step("with the password it is off, and everyone is out", async () => {
    await page.getByRole("textbox", { name: words.password }).fill(password);
    await turnOff.click();
    await expect(heading).toHaveText(words.doneHeading);
    await expectAccessible(page);
    expect((await page.request.get("/api/auth/user")).status()).toBe(401);
    const signedIn = await post(page.request, "/api/auth/sign-in/email", { email, password });
    expect(JSON.stringify(signedIn)).not.toContain("second-factor");
  });
  await test.step("used or cut short, the link says so", async () => {
    await page.goto(link);
    await turnOff.click();
    await expect(heading).toHaveText(words.expiredHeading);
    await page.goto("/two-step-off");
    await expect(heading).toHaveText(words.brokenHeading);
  });
});
