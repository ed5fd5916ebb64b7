import { dashboardPage } from "../../packages/content/src/pages/learning/dashboard-page.ts";
import { mailedCode } from "../support/mailbox.ts";
import { newMember, post } from "../support/people.ts";
import { aLead, keptAttempt, place } from "../support/quiz-walk.ts";
import { expect, expectAccessible, test } from "../support/visit.ts";

test.use({ expectedConsole: [/404 \(Not Found\) \S+\/test-results$/] });

test("a member and the quiz", async ({ page, request }) => {
  const member = await newMember(page);
  await test.step("a result that this device knows by another address comes along with the code mailed there", async () => {
    const lead = aLead();
    // Before they came in.
    const sent = await post(request, "/api/subscribe-lead", { ...lead, email: `home-${lead.email}` });
    const result = { ...sent.result };
    const receipt = {
      token: sent.token,
      result,
      sent: { email: `home-${lead.email}`, wantsNews: false, submission: "s" },
    };
    const attempt = keptAttempt(60, "sequence", { finishedAt: new Date().toISOString(), receipt });
    await page.goto("/terms");
    await page.evaluate((kept) => localStorage.setItem("quiz-attempt", kept), attempt);
    await page.goto("/");
    const claim = dashboardPage.result.claim;
    await expect(page.getByRole("heading", { name: claim.heading })).toBeVisible();
    await expectAccessible(page, ".my-result");
    await page.getByRole("button", { name: claim.mine }).press("Enter");
    await expect(page.getByText(`We’ve sent a code to home-${lead.email}`)).toBeVisible();
    await expectAccessible(page, ".my-result");
    await page
      .getByRole("textbox", { name: "Code" })
      .pressSequentially(await mailedCode(page.request, `home-${lead.email}`, /code/i));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("link", { name: dashboardPage.result.see })).toHaveAttribute(
      "href",
      `/test-results?r=${sent.token}`,
    );
    await page.evaluate(() => localStorage.removeItem("quiz-attempt"));
  });
  await test.step("a member does not find the sample, but everyone's results", async () => {
    const response = await page.goto("/test-results");
    expect(response?.status()).toBe(404);
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
    const { token } = await post(page.request, "/api/subscribe-lead", aLead());
    await page.goto(`/test-results?r=${token}`);
    await expect(page.getByText("YOUR LIGHTWORKER ARCHETYPE RESULTS")).toBeVisible();
  });
  await test.step("a member sees the way to the newest result", async () => {
    const { token } = await post(page.request, "/api/subscribe-lead", { name: "Ada", email: member.email });
    await page.goto("/quiz");
    await expect(page.getByText("Your last result:").getByRole("link")).toHaveAttribute(
      "href",
      `/test-results?r=${token}`,
    );
  });
  await test.step("a member finds the form filled in, and the trap is out of everyone's way", async () => {
    await page.evaluate((attempt) => localStorage.setItem("quiz-attempt", attempt), keptAttempt(60));
    await page.reload();
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Ada Marsh");
    await expect(page.getByLabel("Email Address")).toHaveValue(member.email);
    const trap = page.locator("input[name=website]");
    await expect(trap).toHaveAttribute("tabindex", "-1");
    await expect(page.getByRole("textbox")).toHaveCount(2);
    await page.getByRole("button", { name: "Back to the last question" }).click();
    await expect(place(page)).toHaveText("Question 60 of 60");
  });
});
