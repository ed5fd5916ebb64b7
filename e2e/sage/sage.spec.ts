import type { Locator, Page } from "@playwright/test";
import { sage } from "../../packages/content/src/sage.ts";
import { newMember, post } from "../support/people.ts";
import { openAt } from "../support/quiz-walk.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, onPhoneToo, test } from "../support/visit.ts";

const blueprint = "/healers-business-blueprint";
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

const button = (page: Page) => page.getByRole("button", { name: sage.openLabel });
const panel = (page: Page) => page.getByRole("dialog", { name: sage.title });
const field = (page: Page) => panel(page).getByRole("textbox", { name: sage.questionLabel });
const questions = (page: Page) => panel(page).locator(".sage-question");
const answers = (page: Page) => panel(page).locator(".sage-answer");

/** A finger on the phone, the keyboard on the desktop. */
async function press(page: Page, target: Locator) {
  if (isPhone(page)) return target.tap();
  await target.focus();
  await page.keyboard.press("Enter");
}

async function open(page: Page, path = blueprint) {
  await page.goto(path);
  await openPanel(page);
}

async function openPanel(page: Page) {
  await press(page, button(page));
  await expect(panel(page)).toBeVisible();
}

/** One whole answer, as the server would stream it. */
const streamed = (response: string) => ({
  contentType: "application/x-ndjson",
  body: `${JSON.stringify({
    kind: "answer",
    answer: { id: "3f0e5f0a-5f4b-4c7e-9a54-0d6d1f6d2a11", response, sources: [], followUp: null },
  })}\n`,
});

test(
  "a suggested question is answered, with its source, a follow-up and a rating, and all is kept",
  onPhoneToo,
  async ({ page }) => {
    await open(page);
    await expect(panel(page)).toContainText(sage.welcome);
    expect(await panel(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    await press(page, panel(page).getByRole("button", { name: "What does the Blueprint cost?" }));
    await expect(questions(page)).toHaveText(/What does the Blueprint cost\?/);
    await expect(answers(page)).toContainText("$197");
    const source = answers(page).locator(".sage-sources").getByRole("link");
    await expect(source.first()).toHaveAttribute("href", new RegExp(`^${blueprint}`));
    // The focus stays in the panel, though the button that was pressed is gone.
    expect(await panel(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);

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

    const kept = await answers(page).last().locator("p").first().textContent();
    await page.reload();
    await openPanel(page);
    await expect(answers(page).last()).toContainText(kept ?? "");
    await expect(
      answers(page).last().getByRole("button", { name: sage.helpful, exact: true }),
    ).toHaveAttribute("aria-pressed", "true");
    await open(page, "/home");
    await expect(answers(page)).toHaveCount(2);
  },
);

test("every question that is suggested has an answer", async ({ page }) => {
  const suggested = [
    ...Object.values(sage.suggestions).flat(),
    ...sage.visitorSuggestions,
    ...sage.memberSuggestions,
  ];
  for (const message of suggested) {
    const { sources } = await post(page.request, "/api/chat", { message });
    expect(sources, message).not.toEqual([]);
  }
});

test(
  "a source leads to its page: on the phone the sheet makes way, on the desktop it stays beside it",
  onPhoneToo,
  async ({ page }) => {
    await open(page, "/home");
    await field(page).fill("What does the Blueprint cost?");
    await field(page).press("Enter");
    await press(page, answers(page).locator(".sage-sources").getByRole("link").first());
    await expect(page).toHaveURL(new RegExp(blueprint));
    if (isPhone(page)) await expect(panel(page)).toHaveCount(0);
    else await expect(answers(page)).toHaveCount(1);
  },
);

test(
  "Escape closes it and the focus is back on the button; beside it the desktop's page stays in use",
  onPhoneToo,
  async ({ page }) => {
    await open(page, "/quiz");
    if (isPhone(page)) {
      // The page behind a sheet is out of reach, and a press on it closes the sheet.
      await page.touchscreen.tap(200, 10);
    } else {
      await page.getByRole("banner").getByRole("link", { name: "Quiz" }).click();
      await expect(panel(page)).toBeVisible();
      await field(page).focus();
      await page.keyboard.press("Escape");
    }
    await expect(panel(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
    await openPanel(page);
    await panel(page).getByRole("button", { name: sage.closeLabel }).click();
    await expect(button(page)).toBeFocused();
  },
);

test("it is a landmark of its own, last in the order of Tab", async ({ page }) => {
  await page.goto("/privacy");
  const landmark = page.getByRole("complementary", { name: sage.title });
  await expect(landmark.getByRole("button")).toHaveCount(1);
  await page.locator("footer a").last().focus();
  await page.keyboard.press("Tab");
  await expect(button(page)).toBeFocused();
  await expect(button(page)).toBeInViewport();
});

test(
  "Enter sends, Shift+Enter begins a line, blank is not sent, and the field grows to 120 px at most",
  onPhoneToo,
  async ({ page }) => {
    const sent: string[] = [];
    await page.route("**/api/chat/stream", (route) => {
      sent.push(route.request().postDataJSON().message);
      return route.fulfill(streamed("Yes."));
    });
    await open(page);
    await field(page).fill("  \n ");
    await field(page).press("Enter");
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
    await expect(answers(page)).toHaveCount(1);
    await expect(field(page)).toHaveValue("");
    expect(await height()).toBe(before);
    expect(sent).toEqual(["One\ntwo"]);
    await field(page).fill(Array.from({ length: 30 }, (_, line) => `line ${line}`).join("\n"));
    expect(await height()).toBe(120);
  },
);

test("one question at a time: while one is under way nothing else is sent, and the whole answer is announced", async ({
  page,
}) => {
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let calls = 0;
  await page.route("**/api/chat/stream", async (route) => {
    calls += 1;
    await isLetGo;
    await route.fulfill(streamed("A whole answer."));
  });
  await open(page);
  const announced = panel(page).getByRole("status").last();
  await field(page).fill("First");
  await field(page).press("Enter");
  await expect(announced).toHaveText(sage.waiting);
  await expect(panel(page).locator(".sage-typing")).toBeVisible();
  await field(page).fill("Second");
  await field(page).press("Enter");
  await panel(page).getByRole("button", { name: sage.send }).dispatchEvent("click");
  await expect(questions(page)).toHaveCount(1);
  await expect(field(page)).toHaveValue("Second");
  letGo();
  await expect(announced).toHaveText("A whole answer.");
  expect(calls).toBe(1);
  await field(page).press("Enter");
  await expect(questions(page)).toHaveCount(2);
});

test.describe("when something goes wrong", () => {
  test.use({ expectedConsole: [/status of 50[03]|Sage support did not answer/] });

  test("a failure is logged and apologised for, with another way, and can be tried again", async ({
    page,
  }) => {
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    await page.route(/\/api\/chat(\/stream)?$/, (route) => route.fulfill({ status: 500, json: {} }));
    await open(page);
    await field(page).fill("What does the Blueprint cost?");
    await field(page).press("Enter");
    await expect(answers(page)).toContainText(
      "I’m sorry, I’m having trouble connecting just now. Please try again shortly, or reach out to us directly.",
    );
    expect(logged.join()).toContain("Sage support did not answer. ApiError: 500: {}");
    await expect(answers(page).getByRole("link", { name: "Write to us" })).toHaveAttribute(
      "href",
      "/contact",
    );
    await expectAccessible(page);
    await page.unroute(/\/api\/chat(\/stream)?$/);
    await press(page, panel(page).getByRole("button", { name: sage.tryAgain }));
    await expect(answers(page).last()).toContainText("$197");
  });

  test("a stream that fails is replaced by a call for the whole", async ({ page }) => {
    await page.route("**/api/chat/stream", (route) => route.fulfill({ status: 503, json: {} }));
    await open(page);
    await field(page).fill("What does the Blueprint cost?");
    await field(page).press("Enter");
    await expect(answers(page)).toContainText("$197");
  });
});

test("a letter of 200 lines is refused kindly, before it is sent, and nothing of it is lost", async ({
  page,
}) => {
  let calls = 0;
  page.on("request", (request) => {
    if (request.url().includes("/api/chat")) calls += 1;
  });
  await open(page);
  const letter = Array.from({ length: 200 }, (_, line) => `This is line ${line}`).join("\n");
  await field(page).fill(letter);
  await field(page).press("Enter");
  await expect(panel(page).getByRole("alert")).toContainText("Please use at most 2,000 characters");
  await expect(panel(page).getByRole("alert")).toContainText(
    `${(letter.length - 2000).toLocaleString("en-US")} characters too many`,
  );
  await expectAccessible(page);
  await expect(field(page)).toHaveValue(letter);
  await field(page).fill("Shorter");
  await expect(panel(page).getByRole("alert")).toHaveCount(0);
  expect(calls).toBe(0);
});

test("clearing the conversation takes the alert about a long letter along", async ({ page }) => {
  await page.route("**/api/chat/stream", (route) => route.fulfill(streamed("Welcome.")));
  await open(page);
  await field(page).fill("Hello");
  await field(page).press("Enter");
  await expect(answers(page)).toContainText("Welcome.");
  await field(page).fill("x".repeat(2001));
  await field(page).press("Enter");
  await expect(panel(page).getByRole("alert")).toContainText("Please use at most 2,000 characters");
  await panel(page).getByRole("button", { name: "Clear this conversation" }).click();
  await expect(panel(page).getByRole("alert")).toHaveCount(0);
  await expect(field(page)).toHaveValue("");
});

test("an answer is text: neither markup nor a way to other sites", async ({ page }) => {
  const response =
    "<img src=x onerror=alert(1)> <b>bold</b>\n\nSee /terms, https://evil.example/terms and [this](javascript:alert(1)).";
  await page.route("**/api/chat/stream", (route) => route.fulfill(streamed(response)));
  await open(page);
  await field(page).fill("Hello");
  await field(page).press("Enter");
  await expect(answers(page)).toContainText("<img src=x onerror=alert(1)> <b>bold</b>");
  await expect(answers(page).locator("img, b")).toHaveCount(0);
  await expect(answers(page).getByRole("link")).toHaveText(["/terms"]);
});

test("what a member talked about is gone once they have signed out", async ({ page }) => {
  await newMember(page);
  await open(page, "/settings");
  await field(page).fill("How do I change my name?");
  await field(page).press("Enter");
  await expect(answers(page)).toHaveCount(1);
  await page.goto("/api/logout");
  await openPanel(page);
  await expect(questions(page)).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("change my name");
});

test("nothing of it is fetched before the page is idle, and its panel only when it is wanted", async ({
  page,
}) => {
  await page.goto("/quiz");
  await expect(button(page)).toBeVisible();
  const started = (name: string) =>
    page.evaluate((part) => {
      const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      const found = performance.getEntriesByType("resource").filter((entry) => entry.name.includes(part));
      return found.map(({ startTime }) => startTime - (navigation?.loadEventEnd ?? 0));
    }, name);
  const [corner] = await started("/sage-corner");
  expect(corner).toBeGreaterThanOrEqual(0);
  expect(await started("/sage-panel")).toEqual([]);
  await press(page, button(page));
  await expect(panel(page)).toBeVisible();
  expect(await started("/sage-panel")).toHaveLength(1);
});

test("it is not there while quiz questions or the lead form are", onPhoneToo, async ({ page }) => {
  await page.goto("/quiz");
  await expect(button(page)).toBeVisible();
  await page.getByRole("button", { name: "Start the assessment" }).click();
  await expect(page.getByText("Question 1 of 60")).toBeVisible();
  await expect(button(page)).toHaveCount(0);
  await openAt(page, 60);
  await expect(page.getByRole("button", { name: "Get My Archetype Results" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(button(page)).toHaveCount(0);
});

for (const path of ["/quiz", "/home", blueprint, "/alumni-group", "/subscribe", "/contact", "/sign-in"]) {
  test(
    `on ${path} it lies on nothing that can be pressed, and has a place at the end`,
    onPhoneToo,
    async ({ page }) => {
      await page.clock.install();
      await page.goto(path);
      await expect(button(page)).toBeAttached();
      await expect(page.locator("html[data-in-parts]")).toHaveCount(0);
      for (let nth = 0; nth < 5; nth++) {
        if (!(await bringUnderButton(page, nth))) break;
        await expect(page.locator(".sage-place")).toHaveCSS("opacity", "0");
        // At rest it looks once more.
        await page.clock.runFor(350);
        expect(await coveredControls(page)).toEqual([]);
      }
      await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: "instant" }));
      await expect(page.locator(".sage-place")).toHaveCSS("opacity", "1");
      expect(await coveredControls(page)).toEqual([]);
    },
  );
}

/** Scrolls so that the nth of the controls that reach into the button's column would lie below it. */
const bringUnderButton = (page: Page, nth: number) =>
  page.evaluate((which) => {
    const own = document.querySelector(".sage-place")?.getBoundingClientRect();
    if (!own) return false;
    const reaching = [...document.querySelectorAll("main :is(a, button, summary, input, select, textarea)")]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .map((control) => control.getBoundingClientRect())
      .filter(({ left, right, width }) => width > 0 && left < own.right && right > own.left);
    const wanted = reaching[which];
    const top = window.scrollY + (wanted?.top ?? 0) - own.top;
    const most = document.documentElement.scrollHeight - window.innerHeight;
    if (!wanted || top < 0 || top > most) return false;
    window.scrollTo({ top, behavior: "instant" });
    return true;
  }, nth);

/** What of the page a press on the helper's button was perhaps meant for. */
const coveredControls = (page: Page) =>
  page.evaluate(() => {
    const place = document.querySelector(".sage-place");
    if (!place || getComputedStyle(place).pointerEvents === "none") return [];
    const own = place.getBoundingClientRect();
    return [...document.querySelectorAll("main :is(a, button, summary, input, select, textarea), footer a")]
      .filter((control) => {
        const { top, bottom, left, right } = control.getBoundingClientRect();
        const isBelow = top < own.bottom && bottom > own.top && left < own.right && right > own.left;
        return isBelow && control.checkVisibility();
      })
      .map((control) => control.outerHTML.slice(0, 120));
  });
