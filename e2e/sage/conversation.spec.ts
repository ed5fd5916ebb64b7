import type { Page } from "@playwright/test";
import { sage } from "../../packages/content/src/sage.ts";
import { newMember, post } from "../support/people.ts";
import {
  answers,
  ask,
  button,
  field,
  isPhone,
  open,
  openPanel,
  panel,
  press,
  questions,
  streamed,
} from "../support/sage.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, onPhoneToo, test } from "../support/visit.ts";

const blueprint = "/healers-business-blueprint";
const hasFocus = (page: Page) => panel(page).evaluate((dialog) => dialog.contains(document.activeElement));

test("a conversation, from a suggested question to the page of its source", onPhoneToo, async ({ page }) => {
  await open(page);
  await expect(panel(page)).toContainText(sage.welcome);
  expect(await hasFocus(page)).toBe(true);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await test.step("a suggested question is answered, with its source, a follow-up and a rating", async () => {
    await press(page, panel(page).getByRole("button", { name: "What does the Blueprint cost?" }));
    await expect(questions(page)).toHaveText(/What does the Blueprint cost\?/);
    await expect(answers(page)).toContainText("$197");
    const source = answers(page).locator(".sage-sources").getByRole("link");
    await expect(source.first()).toHaveAttribute("href", new RegExp(`^${blueprint}`));
    // The focus stays in the panel, though the button that was pressed is gone.
    expect(await hasFocus(page)).toBe(true);

    const next = answers(page).last().locator(".sage-ask");
    const followUp = (await next.textContent()) ?? "";
    await press(page, next);
    await expect(questions(page).last()).toContainText(followUp);
    await expect(answers(page)).toHaveCount(2);
    await press(page, answers(page).last().getByRole("button", { name: sage.notHelpful }));
    await expect(answers(page).last()).toContainText(sage.ratedNotHelpful);
    await press(page, answers(page).last().getByRole("button", { name: sage.helpful, exact: true }));
    await expect(answers(page).last().getByText(sage.ratedHelpful, { exact: true })).toBeVisible();
    await expectAccessible(page);
  });
  await test.step("Escape closes it and the focus is back on the button; beside it the desktop's page stays in use", async () => {
    if (isPhone(page)) {
      // The page behind a sheet is out of reach, and a press on it closes the sheet.
      await page.touchscreen.tap(200, 10);
    } else {
      await page.getByRole("banner").getByRole("link", { name: "Quiz" }).click();
      await expect(page).toHaveURL(/\/quiz$/);
      await expect(panel(page)).toBeVisible();
      await field(page).focus();
      await page.keyboard.press("Escape");
    }
    await expect(panel(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
    await openPanel(page);
    await panel(page).getByRole("button", { name: sage.closeLabel }).click();
    await expect(button(page)).toBeFocused();
  });
  await test.step("all is kept, through a reload and on another page", async () => {
    await openPanel(page);
    const kept = await answers(page).last().locator("p").first().textContent();
    await page.reload();
    await openPanel(page);
    await expect(answers(page).last()).toContainText(kept ?? "");
    await expect(
      answers(page).last().getByRole("button", { name: sage.helpful, exact: true }),
    ).toHaveAttribute("aria-pressed", "true");
    await open(page, "/home");
    await expect(answers(page)).toHaveCount(2);
  });
  await test.step("Enter sends, Shift+Enter begins a line, blank is not sent, and the field grows to 120 px at most", async () => {
    const sent: string[] = [];
    await page.route("**/api/chat/stream", (route) => {
      sent.push(route.request().postDataJSON().message);
      return route.fulfill(streamed("Yes."));
    });
    await ask(page, "  \n ");
    await panel(page).getByRole("button", { name: sage.send }).click();
    await field(page).fill("");
    const height = async () => (await field(page).boundingBox())?.height ?? 0;
    const before = await height();
    await field(page).pressSequentially("One");
    await field(page).press("Shift+Enter");
    await field(page).pressSequentially("two");
    await expect(field(page)).toHaveValue("One\ntwo");
    expect(await height()).toBeGreaterThan(before);
    await field(page).press("Enter");
    await expect(answers(page)).toHaveCount(3);
    await expect(answers(page).last()).toContainText("Yes.");
    await expect(field(page)).toHaveValue("");
    expect(await height()).toBe(before);
    expect(sent).toEqual(["One\ntwo"]);
    await field(page).fill(Array.from({ length: 30 }, (_, line) => `line ${line}`).join("\n"));
    expect(await height()).toBe(120);
  });
  await test.step("a source leads to its page: on the phone the sheet makes way, on the desktop it stays beside it", async () => {
    await press(page, answers(page).first().locator(".sage-sources").getByRole("link").first());
    await expect(page).toHaveURL(new RegExp(blueprint));
    if (isPhone(page)) await expect(panel(page)).toHaveCount(0);
    else await expect(answers(page)).toHaveCount(3);
  });
});

test("every question that is suggested has an answer", async ({ request }) => {
  const suggested = [
    ...Object.values(sage.suggestions).flat(),
    ...sage.visitorSuggestions,
    ...sage.memberSuggestions,
  ];
  for (const message of suggested) {
    const { sources } = await post(request, "/api/chat", { message });
    expect(sources, message).not.toEqual([]);
  }
});

test("what is sent, and what is shown of an answer", async ({ page }) => {
  let calls = 0;
  let answer = "A whole answer.";
  const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>();
  await page.route("**/api/chat/stream", async (route) => {
    calls += 1;
    await isLetGo;
    await route.fulfill(streamed(answer));
  });
  await open(page);

  await test.step("one question at a time: while one is under way nothing else is sent, and the whole answer is announced", async () => {
    const announced = panel(page).getByRole("status").last();
    await ask(page, "First");
    await expect(announced).toHaveText(sage.waiting);
    await expect(panel(page).locator(".sage-typing")).toBeVisible();
    await ask(page, "Second");
    await panel(page).getByRole("button", { name: sage.send }).dispatchEvent("click");
    await expect(questions(page)).toHaveCount(1);
    await expect(field(page)).toHaveValue("Second");
    letGo();
    await expect(announced).toHaveText("A whole answer.");
    expect(calls).toBe(1);
    await field(page).press("Enter");
    await expect(questions(page)).toHaveCount(2);
    await expect(panel(page).locator(".sage-typing")).toHaveCount(0);
  });
  await test.step("an answer is text: neither markup nor a way to other sites", async () => {
    answer =
      "<img src=x onerror=alert(1)> <b>bold</b>\n\nSee /terms, https://evil.example/terms and [this](javascript:alert(1)).";
    await ask(page, "Hello");
    await expect(answers(page).last()).toContainText("<img src=x onerror=alert(1)> <b>bold</b>");
    await expect(panel(page).locator(".sage-typing")).toHaveCount(0);
    await expect(answers(page).locator("img, b")).toHaveCount(0);
    await expect(answers(page).getByRole("link")).toHaveText(["/terms"]);
  });
  const alert = panel(page).getByRole("alert");
  await test.step("a letter of 200 lines is refused kindly, before it is sent, and nothing of it is lost", async () => {
    calls = 0;
    page.on("request", (request) => {
      if (request.url().includes("/api/chat")) calls += 1;
    });
    const letter = Array.from({ length: 200 }, (_, line) => `This is line ${line}`).join("\n");
    await ask(page, letter);
    await expect(alert).toContainText("Please use 2,000 characters or fewer");
    await expect(alert).toContainText(
      `${(letter.length - 2000).toLocaleString("en-US")} characters too many`,
    );
    await expectAccessible(page);
    await expect(field(page)).toHaveValue(letter);
    await field(page).fill("Shorter");
    await expect(alert).toHaveCount(0);
    expect(calls).toBe(0);
  });
  await test.step("clearing the conversation takes the alert about a long letter along", async () => {
    await ask(page, "x".repeat(2001));
    await expect(alert).toContainText("Please use 2,000 characters or fewer");
    await panel(page).getByRole("button", { name: "Clear this conversation" }).click();
    await expect(alert).toHaveCount(0);
    await expect(field(page)).toHaveValue("");
    await expect(questions(page)).toHaveCount(0);
  });
});

test.describe("when something goes wrong", () => {
  test.use({ expectedConsole: [/status of 50[03]|Sage support did not answer/] });

  test("a stream that fails is replaced by a call for the whole; a failure of both is apologized for", async ({
    page,
  }) => {
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    await open(page);
    await test.step("a stream that fails is replaced by a call for the whole", async () => {
      await page.route("**/api/chat/stream", (route) => route.fulfill({ status: 503, json: {} }));
      await ask(page, "What does the Blueprint cost?");
      await expect(answers(page)).toContainText("$197");
      await page.unroute("**/api/chat/stream");
    });
    await test.step("a failure is logged and apologized for, with another way, and can be tried again", async () => {
      await page.route(/\/api\/chat(\/stream)?$/, (route) => route.fulfill({ status: 500, json: {} }));
      await ask(page, "What does the Blueprint cost?");
      await expect(answers(page).last()).toContainText(
        "I’m sorry, I’m having trouble connecting right now. Please try again shortly, or reach out to us directly.",
      );
      expect(logged.join()).toContain("Sage support did not answer. ApiError: 500: {}");
      await expect(answers(page).getByRole("link", { name: "Contact us" })).toHaveAttribute(
        "href",
        "/contact",
      );
      await expectAccessible(page);
      await page.unroute(/\/api\/chat(\/stream)?$/);
      await press(page, panel(page).getByRole("button", { name: sage.tryAgain }));
      await expect(answers(page).last()).toContainText("$197");
    });
  });
});

test(
  "what Sage doesn't know is passed on with one press, and a visitor says where to answer",
  onPhoneToo,
  async ({ page }) => {
    const asked = "How do I renew my passport?";
    await open(page);
    await field(page).pressSequentially(asked);
    await field(page).press("Enter");
    const passOn = answers(page).last().getByRole("link", { name: sage.passOn });
    await expect(passOn).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page);
    await passOn.press("Enter");
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(
      new RegExp(asked.replace("?", "\\?")),
    );

    await newMember(page);
    await open(page);
    await field(page).pressSequentially(asked);
    await field(page).press("Enter");
    await answers(page).last().getByRole("button", { name: sage.passOn }).press("Enter");
    await expect(answers(page).last()).toContainText("Passed on. A person will answer at");
  },
);

test("what a member talked about is gone once they have signed out", async ({ page }) => {
  await newMember(page);
  await open(page, "/settings");
  await ask(page, "How do I change my name?");
  await expect(answers(page)).toHaveCount(1);
  await page.goto("/api/logout");
  await openPanel(page);
  await expect(questions(page)).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("change my name");
});
