import { newMember } from "../support/people.ts";
import { aLead, fillLead, openAt, sendLead } from "../support/quiz-walk.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test, toasts } from "../support/visit.ts";

test.use({ expectedConsole: [/status of (428|500)|ERR_INTERNET_DISCONNECTED/] });

test("name and address are asked for in the words of the academy, one at a time", async ({ page }) => {
  await openAt(page, 60);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Well done, you've completed your assessment!",
  );
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByLabel("Name", { exact: true }).fill("   ");
  await sendLead(page).click();
  await expect(toasts(page)).toContainText("Name Required");
  await expect(toasts(page)).toContainText("Please enter your name to see your results.");
  await expect(toasts(page)).toHaveClass(/toast-destructive/);
  await page.getByLabel("Name", { exact: true }).fill("Noor");
  await sendLead(page).click();
  await expect(toasts(page)).toContainText("Email Required");
  await expect(toasts(page)).toContainText("Please enter your email to see your results.");
  await expect(toasts(page)).toHaveClass(/toast-destructive/);
  await expect(page.getByLabel("Email Address")).toBeFocused();
  await expect(page.locator("[required]")).toHaveCount(0);
  await expect(page.getByRole("checkbox")).not.toBeChecked();
});

test("an address that is none stays with the browser", async ({ page }) => {
  let calls = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/subscribe-lead")) calls += 1;
  });
  await openAt(page, 60);
  await fillLead(page, { name: "Noor", email: "noor at home" });
  await sendLead(page).click();
  await expect(page.locator("input:invalid")).toHaveCount(1);
  expect(calls).toBe(0);
});

test("a refusal and a lost network stay on the form with what was typed; the retry is the same submission", async ({
  page,
  context,
}) => {
  const ids: string[] = [];
  let failures = 1;
  await page.route("**/api/subscribe-lead", (route) => {
    ids.push(route.request().postDataJSON().submission_id);
    return failures-- > 0 ? route.fulfill({ status: 500, body: "no" }) : route.fallback();
  });
  await openAt(page, 60);
  await page.waitForLoadState("networkidle");
  const lead = aLead();
  await fillLead(page, lead);
  await sendLead(page).click();
  await expect(toasts(page)).toContainText("Error");
  await expect(toasts(page)).toContainText("There was an issue submitting your email. Please try again.");
  await expect(toasts(page)).toHaveClass(/toast-destructive/);
  await expect(sendLead(page)).toBeEnabled();
  await page.reload();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(lead.name);
  await expect(page.getByLabel("Email Address")).toHaveValue(lead.email);
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await sendLead(page).click();
  await expect(toasts(page)).toContainText("There was an issue submitting your email. Please try again.");
  await context.setOffline(false);
  await sendLead(page).click();
  await expect(page.getByText("YOUR LIGHTWORKER ARCHETYPE RESULTS")).toBeVisible();
  expect(new Set(ids).size).toBe(1);
  // What was typed is not kept once it is sent.
  expect(await page.evaluate(() => localStorage.getItem("quiz-attempt"))).not.toContain(lead.email);
});

test("while it is being sent the button says so and sends nothing twice", async ({ page }) => {
  let calls = 0;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/api/subscribe-lead", async (route) => {
    calls += 1;
    await held;
    await route.fallback();
  });
  await openAt(page, 60);
  await fillLead(page, aLead());
  await sendLead(page).click();
  const busy = page.getByRole("button", { name: "Getting Your Results..." });
  await expect(busy).toBeVisible();
  await busy.dispatchEvent("click");
  letGo();
  await expect(page.getByText("YOUR LIGHTWORKER ARCHETYPE RESULTS")).toBeVisible();
  expect(calls).toBe(1);
});

test("where work is asked for first, it is done unseen", async ({ page }) => {
  let isFirst = true;
  const proofs: unknown[] = [];
  await page.route("**/api/subscribe-lead", (route) => {
    proofs.push(route.request().postDataJSON().proof);
    if (!isFirst) return route.fallback();
    isFirst = false;
    return route.fulfill({ status: 428, json: { code: "PROOF_NEEDED", message: "work" } });
  });
  await openAt(page, 60);
  await fillLead(page, aLead());
  await sendLead(page).click();
  await expect(page.getByText("YOUR LIGHTWORKER ARCHETYPE RESULTS")).toBeVisible({ timeout: 20_000 });
  expect(proofs).toEqual([undefined, expect.stringMatching(/^[\w+/]+=*$/)]);
});

test("what is sent: the answers, what they come to here, consent, source and variant", async ({ page }) => {
  let body: Record<string, unknown> = {};
  await page.route("**/api/subscribe-lead", (route) => {
    body = route.request().postDataJSON();
    return route.fallback();
  });
  await page.goto("/quiz?utm_source=letter&utm_campaign=spring", { waitUntil: "networkidle" });
  await openAt(page, 60, "interleaved");
  const lead = aLead();
  await fillLead(page, { name: `  ${lead.name} `, email: lead.email });
  await page.getByRole("checkbox").check();
  await sendLead(page).click();
  await expect(page.getByText("YOUR LIGHTWORKER ARCHETYPE RESULTS")).toBeVisible();
  expect(body).toMatchObject({
    ...lead,
    archetype_primary: "alchemist",
    archetype_secondary: expect.any(String),
    confidence_score: expect.any(Number),
    quiz_completion: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    submission_id: expect.stringMatching(/^[\da-f-]{36}$/),
    wants_news: true,
    consent_version: expect.stringMatching(/./),
    quiz_variant: "interleaved",
    first_touch: { utm_source: "letter", utm_campaign: "spring" },
    website: "",
  });
  expect(body.phase1_answers).toHaveLength(20);
  expect(Object.keys(body.phase2_rankings as object)).toHaveLength(10);
  expect(Object.keys(body.phase3_ratings as object)).toHaveLength(30);
});

test("a member finds the form filled in, and the trap is out of everyone's way", async ({ page }) => {
  const member = await newMember(page);
  await openAt(page, 60);
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Ada Marsh");
  await expect(page.getByLabel("Email Address")).toHaveValue(member.email);
  const trap = page.locator("input[name=website]");
  await expect(trap).toHaveAttribute("tabindex", "-1");
  await expect(page.getByRole("textbox")).toHaveCount(2);
  await page.getByRole("button", { name: "Back to the last question" }).click();
  await expect(page.locator("#quiz-place")).toHaveText("Question 60 of 60");
});
