import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { studioMessagesPage } from "../../packages/content/src/pages/studio/messages-page.ts";
import { studioTodayPage } from "../../packages/content/src/pages/studio/today-page.ts";
import { holdBack } from "../support/hold-back.ts";
import { newLearner } from "../support/learners.ts";
import { newestMail } from "../support/mailbox.ts";
import { newMember } from "../support/people.ts";
import { signInAsOwner } from "../support/studio.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "../support/visit.ts";

const send = (page: Page) => page.getByRole("button", { name: "Send message" });
const arrived = (page: Page) => page.getByRole("heading", { name: "Message sent" });
const field = {
  name: (page: Page) => page.getByLabel("Name", { exact: true }),
  email: (page: Page) => page.getByLabel("Email", { exact: true }),
  topic: (page: Page) => page.getByLabel("What’s this about?"),
  message: (page: Page) => page.getByLabel("Your message", { exact: true }),
};
const openForm = (page: Page) => page.goto("/contact");

async function write(page: Page, message = `A question ${randomUUID()}`) {
  await field.name(page).fill("Noor <b>Haddad</b>");
  await field.email(page).fill("noor@example.com");
  await field.topic(page).selectOption("A payment or refund");
  await field.message(page).fill(message);
  return message;
}

test("what is missing is said, a long message is counted down, and a good one arrives to be answered", async ({
  page,
}) => {
  await openForm(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact us");
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await test.step("the trap is out of everyone's way", async () => {
    await expect(page.locator("input[name=website]")).toHaveAttribute("tabindex", "-1");
    await expect(page.getByRole("main").getByRole("textbox")).toHaveCount(3);
  });
  await test.step("every empty field is told so, the first of them is focused, and it works by keyboard", async () => {
    await send(page).focus();
    await page.keyboard.press("Enter");
    for (const words of [
      "Please enter your name.",
      "Please enter your email address.",
      "Please choose a topic.",
      "Please write a message.",
    ]) {
      await expect(page.getByText(words)).toBeVisible();
    }
    await expect(field.name(page)).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type("Noor");
    await page.keyboard.press("Tab");
    await page.keyboard.type("noor at home");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Something");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Hello");
    await expect(page.getByText("Please write a message.")).toHaveCount(0);
    await send(page).press("Enter");
    await expect(page.getByText("That email address looks incomplete. Please check it.")).toBeVisible();
    await expect(field.email(page)).toBeFocused();
    await expect(page.getByText("Please choose a topic.")).toHaveCount(0);
    await expect(field.topic(page)).not.toHaveValue("");
  });
  await test.step("4,000 characters are counted down; more are refused and none is lost", async () => {
    await write(page, "x".repeat(3990));
    await expect(page.getByText("10 characters left")).toBeVisible();
    await field.message(page).fill("x".repeat(4003));
    await expect(page.getByText("3 characters too many")).toBeVisible();
    await send(page).click();
    await expect(page.getByText("That’s more than 4,000 characters.")).toBeVisible();
    await expect(field.message(page)).toBeFocused();
    expect((await field.message(page).inputValue()).length).toBe(4003);
  });
  const message = await write(page, `First line ${randomUUID()}\n<script>alert(1)</script>`);
  await test.step("while it is being sent the button says so and sends nothing twice", async () => {
    let calls = 0;
    await page.route("**/api/contact", async (route) => {
      calls += 1;
      await route.fallback();
    });
    const letGo = await holdBack(page, "**/api/contact");
    await field.email(page).press("Enter");
    const busy = page.getByRole("button", { name: "Sending…" });
    await expect(busy).toBeVisible();
    await busy.dispatchEvent("click");
    letGo();
    await expect(arrived(page)).toBeFocused();
    expect(calls).toBe(1);
    await expectAccessible(page);
  });
  await test.step("it arrives in the owner's mailbox, to be answered to its sender", async () => {
    const mail = await newestMail(
      page.request,
      "elena@example.com",
      /contact message: A payment or refund$/,
      message.slice(0, 47),
    );
    expect(mail.replyTo).toBe("noor@example.com");
    expect(mail.text).toContain("Noor <b>Haddad</b>");
    const html = await (await page.request.get(`/api/dev/mails/${mail.id}/html`)).text();
    expect(html).not.toContain("<script>");
    expect(html).not.toContain("<b>Haddad");
    // What was sent is not kept on the device.
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("First line");
  });
  await test.step("another one can be written", async () => {
    await page.getByRole("button", { name: "Send another message" }).click();
    await expect(field.name(page)).toBeFocused();
    await expect(field.message(page)).toHaveValue("");
  });
});

test.describe("when it can't be sent", () => {
  test.use({ expectedConsole: [/status of (429|500)|ERR_INTERNET_DISCONNECTED/] });

  test("a refusal, too many and a lost network are told apart; what a member wrote stays, and is one submission", async ({
    page,
    context,
  }) => {
    const member = await newMember(page);
    const ids: string[] = [];
    const answers = [500, 429];
    await page.route("**/api/contact", (route) => {
      ids.push(route.request().postDataJSON().submission_id);
      const status = answers.shift();
      return status ? route.fulfill({ status, json: { code: "INTERNAL", message: "no" } }) : route.fallback();
    });
    await openForm(page);
    await test.step("a member finds name and address filled in", async () => {
      await expect(field.name(page)).toHaveValue("Ada Marsh");
      await expect(field.email(page)).toHaveValue(member.email);
    });
    const message = await write(page);
    const failure = page.getByRole("alert").filter({ hasText: /\S/ });
    await send(page).click();
    await expect(failure).toContainText("Your message wasn’t sent");
    await expect(failure).toBeFocused();
    await expectAccessible(page);
    await send(page).click();
    await expect(failure).toContainText("One moment, please");
    await page.reload({ waitUntil: "networkidle" });
    await expect(field.message(page)).toHaveValue(message);
    await expect(field.topic(page)).toHaveValue("payment");
    await context.setOffline(true);
    await send(page).click();
    await expect(failure).toContainText("You’re offline");
    await context.setOffline(false);
    await send(page).click();
    await expect(arrived(page)).toBeVisible();
    expect(new Set(ids).size).toBe(1);
  });
});

test("whoever holds priority is told by when she is answered, and her question stands first in the studio, with its day", async ({
  page,
}) => {
  await newLearner(page, "blueprintDeepDive");
  const promise = page.getByText(/We answer within \d+ business days?\./);
  await page.goto("/profile");
  await expect(promise).toBeVisible();
  await openForm(page);
  const message = await write(page);
  await send(page).press("Enter");
  await expect(arrived(page)).toBeFocused();
  await expect(promise).toBeVisible();
  await expectAccessible(page);
  await signInAsOwner(page);
  await page.goto("/studio");
  const owed = page.getByRole("listitem").filter({ hasText: studioTodayPage.waiting.debts.priority.heading });
  await expect(owed.filter({ hasText: "Noor" }).first()).toContainText("Due ");
  await owed.getByRole("link").first().press("Enter");
  const row = page.getByRole("listitem").filter({ hasText: message });
  await expect(row.getByText(studioMessagesPage.priority, { exact: true })).toBeVisible();
  await expect(row).toContainText(studioMessagesPage.promisedBy);
  const { text } = await newestMail(page.request, "elena@example.com", /New contact message/, message);
  expect(text).toContain("Priority: answer by ");
});
