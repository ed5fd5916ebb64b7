import type { Page } from "@playwright/test";
import { holdBack } from "../support/hold-back.ts";
import { newestMail } from "../support/mailbox.ts";
import { aLead, fillLead, openAt, sendLead } from "../support/quiz-walk.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test, toasts } from "../support/visit.ts";

const failure = "There was an issue submitting your email. Please try again.";

test("the form asks for name and address and sends them once", async ({ page }) => {
  const bodies: Record<string, unknown>[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/subscribe-lead")) bodies.push(request.postDataJSON());
  });
  const letGo = await holdBack(page, "**/api/subscribe-lead");
  const lead = aLead();
  await page.goto("/quiz?utm_source=letter&utm_campaign=spring");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("first-touch"))).toContain("letter");
  await openAt(page, 60, "interleaved");

  await test.step("name and address are asked for in the words of the academy, one at a time", async () => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Well done, you’ve completed your assessment!",
    );
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByLabel("Name", { exact: true }).fill("   ");
    await sendLead(page).click();
    await expect(toasts(page)).toContainText("Name Required");
    await expect(toasts(page)).toContainText("Please enter your name to see your results.");
    await expect(toasts(page)).toHaveClass(/toast-destructive/);
    const desk = page.viewportSize() ?? { width: 1280, height: 800 };
    for (const size of [desk, { width: 390, height: 844 }]) {
      await page.setViewportSize(size);
      await expectClear(page, "main :is(h1, input:not([tabindex]), button)");
    }
    await page.setViewportSize(desk);
    // Each field has its own beside it, and the first of them is where one goes on.
    const name = page.getByLabel("Name", { exact: true });
    const email = page.getByLabel("Email Address");
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription("Please enter your name to see your results.");
    await expect(email).toHaveAccessibleDescription("Please enter your email to see your results.");
    await expect(page.locator("[aria-invalid=true]")).toHaveCount(2);
    await name.fill("Noor");
    await expect(page.locator("[aria-invalid=true]")).toHaveCount(1);
    await sendLead(page).click();
    await expect(toasts(page)).toContainText("Email Required");
    await expect(toasts(page)).toContainText("Please enter your email to see your results.");
    await expect(toasts(page)).toHaveClass(/toast-destructive/);
    await expect(page.getByLabel("Email Address")).toBeFocused();
    await expect(page.locator("[required]")).toHaveCount(0);
    await expect(page.getByRole("checkbox")).not.toBeChecked();
  });
  await test.step("an address that is none by the browser's own rule is said to be", async () => {
    await fillLead(page, { name: "Noor", email: "noor at home" });
    await sendLead(page).click();
    await expect(page.locator("input:invalid")).toHaveCount(1);
    await expect(page.getByLabel("Email Address")).toBeFocused();
    await expect(page.getByLabel("Email Address")).toHaveAccessibleDescription(/looks incomplete/);
    expect(bodies).toHaveLength(0);
  });
  await test.step("while it is being sent the button says so and sends nothing twice", async () => {
    await fillLead(page, { name: `  ${lead.name} `, email: lead.email });
    await page.getByRole("checkbox").check();
    await sendLead(page).click();
    const busy = page.getByRole("button", { name: "Getting Your Results..." });
    await expect(busy).toBeVisible();
    await busy.dispatchEvent("click");
    letGo();
    await expect(page.getByText("YOUR LIGHTWORKER ARCHETYPE RESULTS")).toBeVisible();
    // Nothing that was said of the form lies on the result.
    await expect(toasts(page)).toHaveCount(0);
    expect(bodies).toHaveLength(1);
  });
  await test.step("what is sent: the answers, what they come to here, consent, source and variant", () => {
    const [body = {}] = bodies;
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
});

test.describe("what can't be sent at once", () => {
  test.use({ expectedConsole: [/status of (428|500)|ERR_(INTERNET_DISCONNECTED|FAILED)/] });

  test("stays on the form with what was typed; every retry is the same submission", async ({
    page,
    context,
  }) => {
    const sent: { submission_id: string; proof?: string }[] = [];
    const refusal = { status: 500, body: "no" };
    const lostOnTheWay = undefined;
    const work = { status: 428, json: { code: "PROOF_OF_WORK_NEEDED", message: "work" } };
    const answers = [refusal, lostOnTheWay, lostOnTheWay, work];
    await page.route("**/api/subscribe-lead", (route) => {
      sent.push(route.request().postDataJSON());
      const answer = answers.shift();
      return answer ? route.fulfill(answer) : route.fallback();
    });
    const lead = aLead();
    await openAt(page, 60);
    await page.waitForLoadState("networkidle");

    await test.step("a refusal", async () => {
      await fillLead(page, lead);
      await sendLead(page).click();
      await expect(toasts(page)).toContainText("Error");
      await expect(toasts(page)).toContainText(failure);
      await expect(toasts(page)).toHaveClass(/toast-destructive/);
      await expect(sendLead(page)).toBeEnabled();
      await page.reload();
      await expect(page.getByLabel("Name", { exact: true })).toHaveValue(lead.name);
      await expect(page.getByLabel("Email Address")).toHaveValue(lead.email);
    });
    await test.step("a lost network", async () => {
      // What draws toasts has come, when the browser was idle.
      await expect(page.locator(".toast-area")).toBeAttached();
      await context.setOffline(true);
      await sendLead(page).click();
      await expect(toasts(page)).toContainText(failure);
      await context.setOffline(false);
    });
    await test.step("a network that was lost before what draws toasts had come", async () => {
      const drawing = /\/assets\/toaster-[^/]+\.js$/;
      await page.route(drawing, (route) => route.abort());
      await Promise.all([
        page.waitForEvent("requestfailed", (request) => drawing.test(request.url())),
        page.reload(),
      ]);
      await context.setOffline(true);
      await sendLead(page).click();
      await expect(page.getByRole("alert")).toContainText(failure);
      await page.getByRole("button", { name: "Dismiss" }).click();
      await expect(page.getByText(failure)).toHaveCount(0);
      await context.setOffline(false);
    });
    await test.step("where work is asked for first, it is done unseen", async () => {
      await sendLead(page).click();
      await expect(page.getByText("YOUR LIGHTWORKER ARCHETYPE RESULTS")).toBeVisible();
      const aProof = expect.stringMatching(/^[\w+/]+=*$/);
      expect(sent.map(({ proof }) => proof)).toEqual([undefined, undefined, undefined, undefined, aProof]);
    });
    expect(new Set(sent.map(({ submission_id }) => submission_id)).size).toBe(1);
    // Of what was typed, what it takes to correct the address is kept with the result, on this device alone.
    const attempt = await page.evaluate(() => JSON.parse(localStorage.getItem("quiz-attempt") ?? ""));
    expect([attempt.lead, attempt.receipt.sent.email]).toEqual([undefined, lead.email]);
  });
});

test("a slip in the address is asked about, and the result says where it went and lets it be corrected", async ({
  page,
  request,
}) => {
  const { name, email } = aLead();
  const [local = ""] = email.split("@");
  const sent: { email: string }[] = [];
  page.on("request", (asked) => {
    if (asked.url().endsWith("/api/subscribe-lead")) sent.push(asked.postDataJSON());
  });
  await openAt(page, 60);
  await page.waitForLoadState("networkidle");
  const field = page.getByLabel("Email Address");
  await page.getByLabel("Name", { exact: true }).pressSequentially(name);

  await test.step("one that may be right all the same is kept by one press, once", async () => {
    await field.pressSequentially(`${local}@quiet-hands`);
    await sendLead(page).click();
    await expect(field).toHaveAccessibleDescription(/There’s no dot after the @/);
    await expect(field).toBeFocused();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await field.press("ControlOrMeta+a");
    await page.keyboard.type(`${local}@exmaple.com`);
    await page.keyboard.press("Enter");
    await expect(page.getByText(`Did you mean ${email}?`)).toBeVisible();
    expect(sent).toEqual([]);
    await page.getByRole("button", { name: "Keep it as typed" }).click();
    await expect(page.getByText("YOUR LIGHTWORKER ARCHETYPE RESULTS")).toBeVisible();
  });
  await test.step("the result shows where it was mailed, and mails it where it should have gone", async () => {
    await expect(page.getByText(`on its way to ${local}@exmaple.com`)).toBeVisible();
    await page.reload();
    await page.getByRole("button", { name: "Not your address? Correct it" }).click();
    const right = page.getByLabel("Your email address");
    await expect(right).toBeFocused();
    await expect(right).toHaveValue(`${local}@exmaple.com`);
    await page.keyboard.type(`${local}@exmaple.com`);
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Yes, use that" }).click();
    await expect(page.getByText(`on its way to ${email} now`)).toBeVisible();
    await expect(page.getByRole("button", { name: "Not your address? Correct it" })).toBeFocused();
    await expectAccessible(page);
    expect(sent.map((lead) => lead.email)).toEqual([`${local}@exmaple.com`, email]);
    const { text } = await newestMail(request, email, /./);
    const token = await page.getByLabel("Link to your result").inputValue();
    expect(text).toContain(new URL(token).search);
  });
});

/** The toast covers none of these. */
async function expectClear(page: Page, selector: string) {
  const toast = await toasts(page).boundingBox();
  if (!toast) throw new Error("no toast");
  for (const part of await page.locator(selector).all()) {
    const box = await part.boundingBox();
    if (!box) continue;
    const isBeside = box.x >= toast.x + toast.width || toast.x >= box.x + box.width;
    const isAboveOrBelow = box.y >= toast.y + toast.height || toast.y >= box.y + box.height;
    expect(isBeside || isAboveOrBelow, await part.evaluate(({ outerHTML }) => outerHTML)).toBe(true);
  }
}
