import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { SessionsView } from "@academy/contract/learning/bookings";
import type { BookingDetail, BookingRow } from "@academy/contract/studio/bookings";
import type { BrowserContext, Page } from "@playwright/test";
import { test } from "../support/academies/demo-academy.ts";
import { aBuyer, buy, comeIn } from "../support/buying.ts";
import { admit, courseCalled, read } from "../support/learners.ts";
import { newestMail } from "../support/mailbox.ts";
import { post } from "../support/people.ts";
import { expect, inOrder } from "../support/visit.ts";
import { itemOf, write } from "../support/workbooks.ts";

// Whose hours are booked is the same for everybody in an academy.
test.use({ baseURL: ({ academy }, use) => use(academy.url), timezoneId: "Europe/Berlin" });
// Somebody is faster.
test.use({ expectedConsole: [/409 \(Conflict\).* \S+\/api\/booked-sessions$/] });

/** Where this session takes place. */
const room = "https://meet.example.org/room-7?pwd=opensesame";
const quarterMs = 15 * 60_000;
const written = "Whether to keep the Thursday circle.";
const pdf = Buffer.from(
  "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n",
);

/** Everything that comes to a browser, as text. */
function hear(context: BrowserContext) {
  const answers: Promise<string>[] = [];
  context.on("response", (response) => {
    const type = response.headers()["content-type"] ?? "";
    if (!/text|json|javascript/.test(type)) return;
    const headers = JSON.stringify(response.headers());
    // Of what leads elsewhere, and of what was left meanwhile, there are headers alone.
    answers.push(
      response.text().then(
        (text) => `${headers} ${text}`,
        () => headers,
      ),
    );
  });
  return async () => (await Promise.all(answers)).join("\n");
}

const times = (page: Page) => page.getByRole("group", { name: /^Free times on/ }).getByRole("radio");
const session = (page: Page) => page.getByRole("article", { name: /strategy session/ });
const ready = (page: Page) => expect(times(page).first()).toBeVisible();

/** The owner moves it to the next quarter of an hour, so that its time has come. */
async function bringHere(owner: Page, id: string): Promise<void> {
  await expect(async () => {
    const { revision } = await read<BookingDetail>(owner, `/api/studio/bookings/${id}`);
    const startsAt = new Date((Math.floor(Date.now() / quarterMs) + 1) * quarterMs).toISOString();
    const data = { startsAt, reason: "An hour came free today.", revision };
    expect((await owner.request.put(`/api/studio/bookings/${id}/time`, { data })).status()).toBe(204);
  }).toPass();
}

test("a Deep-Dive buyer books her session, shares a page, moves it, comes in, and reads what was made for her", async ({
  page,
  academy,
  browser,
}) => {
  const everything = hear(page.context());
  const buyer = aBuyer();
  const ownerContext = await browser.newContext({ baseURL: academy.url });
  const owner = await ownerContext.newPage();
  await post(owner.request, "/api/auth/sign-in/email", academy.owner);
  const faster = await (await browser.newContext({ baseURL: academy.url })).newPage();

  await test.step("from the checkout to what she can book", async () => {
    await buy(page, "blueprintDeepDive", buyer);
    await comeIn(page, buyer);
    const community = page.getByRole("region", { name: "Community" });
    await community.getByRole("link", { name: "Open your sessions" }).press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Your sessions" })).toBeVisible();
    await expect(page.getByText("You can book one session.")).toBeVisible();
    await expect(page.getByText("by the clock where you are: Berlin")).toBeVisible();
    await inOrder(page);
  });

  await test.step("the rules come first, then a time, then a few lines", async () => {
    await page.getByRole("link", { name: /^Choose a time/ }).press("Enter");
    await expect(page.getByRole("heading", { level: 2, name: "Choose a time" })).toBeFocused();
    await expect(page.getByText(/^You can move or cancel your session until 24 hours before/)).toBeVisible();
    await ready(page);
    await inOrder(page);
    await page.getByRole("button", { name: "Book this session" }).press("Enter");
    await expect(page.getByText("Please choose a time.")).toBeVisible();
    await expect(times(page).first()).toBeFocused();
    await page.keyboard.press("Space");
    await expect(page.getByText(/^Your time: /)).toBeVisible();
    await page.getByLabel(/^What would you like to have decided/).focus();
    await page.keyboard.type(written);
  });

  await test.step("somebody is faster: fresh times are shown, and nothing written is lost", async () => {
    const startsAt = (await times(page).first().getAttribute("value")) ?? "";
    await admit(owner, faster, "blueprintDeepDive");
    const body = { id: randomUUID(), benefit: "strategy-session", startsAt, zone: "Europe/Berlin" };
    const taken = await faster.request.post("/api/booked-sessions", {
      data: { ...body, intake: [], hasReminders: false },
    });
    expect(taken.status()).toBe(201);
    await page.getByRole("button", { name: "Book this session" }).press("Enter");
    const refusal = page.getByRole("alert").filter({ hasText: "That time isn’t free anymore." });
    await expect(refusal).toBeFocused();
    await expect(page.locator(`input[value="${startsAt}"]`)).toHaveCount(0);
    await expect(page.getByLabel(/^What would you like to have decided/)).toHaveValue(written);
    await inOrder(page);
    // Kept over a reload too.
    await page.reload();
    await ready(page);
    await expect(page.getByLabel(/^What would you like to have decided/)).toHaveValue(written);
    await page
      .getByRole("radio", { name: /^(Mon|Tues|Wednes|Thurs)day/ })
      .nth(1)
      .press("Space");
    await times(page).first().press("Space");
    await page.getByRole("button", { name: "Book this session" }).press("Enter");
    await expect(page.getByText(/^Your session is booked\./)).toBeFocused();
    await expect(session(page).getByText(written)).toBeVisible();
    await inOrder(page);
  });
  const { upcoming } = await read<SessionsView>(page, "/api/booked-sessions");
  const id = upcoming[0]?.id ?? "";
  const linked = await owner.request.put(`/api/studio/bookings/${id}/link`, { data: { link: room } });
  expect(linked.status()).toBe(204);

  await test.step("what she wrote can be changed, reminders end in one press, her calendar gets a file", async () => {
    await session(page).getByRole("button", { name: "Change what you wrote" }).press("Enter");
    await page.getByLabel(/^What have you tried so far/).focus();
    await page.keyboard.type("Two flyers.");
    await session(page).getByRole("button", { name: "Save", exact: true }).press("Enter");
    await expect(session(page).getByText("Two flyers.")).toBeVisible();
    await expect(session(page).getByRole("button", { name: "Change what you wrote" })).toBeFocused();
    await session(page).getByRole("switch").press("Space");
    await expect(session(page).getByText("Reminders are off.")).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      session(page)
        .getByRole("link", { name: /^Add to my calendar/ })
        .press("Enter"),
    ]);
    const file = await readFile(await download.path(), "utf8");
    expect(file).toContain("BEGIN:VEVENT");
    expect(file).not.toContain("meet.example");
  });

  await test.step("she shares one part, which the owner then sees, and takes it back", async () => {
    const course = await courseCalled(page, "Healer’s Business Blueprint");
    const view = await read<Parameters<typeof itemOf>[0]>(page, `/api/courses/${course.id}/workbooks`);
    const [book] = view.workbooks.filter(({ parts }) =>
      parts.some(({ items }) => items.some(({ kind }) => kind === "question")),
    );
    const item = itemOf(view, book?.slug ?? "", "question");
    await write(page, course.id, { [item.id]: { "": "I sit with people who can’t sleep." } });
    await page.reload();
    await expect(session(page).getByText("Nothing is shared.")).toBeVisible();
    await session(page).getByRole("button", { name: "Choose what to share" }).press("Enter");
    const box = session(page)
      .getByRole("group", { name: book?.title ?? "" })
      .getByRole("checkbox")
      .first();
    await box.press("Space");
    await expect(page.getByText(/^You’ve changed something\./)).toBeVisible();
    await inOrder(page);
    await session(page).getByRole("button", { name: "Share what’s checked" }).press("Enter");
    await expect(page.getByText("Saved. That’s what we see now.")).toBeVisible();
    await expect(session(page).getByText("1 part shared", { exact: true })).toBeVisible();
    await expect(session(page).getByText("Shared", { exact: true })).toBeVisible();
    const shared = `/api/studio/bookings/${id}/shared?${new URLSearchParams({ course: course.id, kind: "workbook", book: book?.slug ?? "" })}`;
    expect(await (await owner.request.get(shared)).text()).toContain("who can’t sleep");
    await session(page).getByRole("button", { name: "Take everything back" }).press("Enter");
    await expect(session(page).getByText("Nothing is shared.")).toBeVisible();
    await expect(box).not.toBeChecked();
    expect((await owner.request.get(shared)).status()).toBe(404);
  });

  await test.step("she moves it once", async () => {
    const before = upcoming[0]?.startsAt ?? "";
    await session(page)
      .getByRole("link", { name: /^Move the session/ })
      .press("Enter");
    await expect(page.getByRole("heading", { level: 2, name: "Move your session" })).toBeFocused();
    await ready(page);
    await page.getByRole("button", { name: "Later times" }).press("Enter");
    await expect(page.getByRole("button", { name: "Earlier times" })).toBeVisible();
    await times(page).last().press("Space");
    await inOrder(page);
    await page.getByRole("button", { name: "Move to this time" }).press("Enter");
    await expect(page.getByText(/^Your session has moved\./)).toBeFocused();
    const moved = await read<SessionsView>(page, "/api/booked-sessions");
    expect(moved.upcoming.map((each) => each.id)).toEqual([id]);
    expect(moved.upcoming[0]?.startsAt).not.toBe(before);
    await expect(session(page).getByText("Two flyers.")).toBeVisible();
  });

  await test.step("it shows in her calendar, and the way in is nowhere before its time", async () => {
    await page.goto("/calendar");
    await expect(
      page.getByRole("region", { name: "Your sessions" }).getByText(/strategy session/),
    ).toBeVisible();
    await page.goto("/sessions");
    await expect(session(page).getByRole("button", { name: "Go to the session" })).toBeDisabled();
    const early = await page.request.get(`/api/booked-sessions/${id}/join`, { maxRedirects: 0 });
    expect(early.status()).toBe(403);
    expect(JSON.stringify(early.headers()) + (await early.text())).not.toContain("meet.example");
    expect(await page.content()).not.toContain("meet.example");
    const mail = await newestMail(page.request, buyer.email, /session/i);
    expect(JSON.stringify(mail)).not.toContain("meet.example");
    expect(await everything()).not.toContain("meet.example");
  });

  await test.step("when its time has come she goes in, and nobody else does", async () => {
    await bringHere(owner, id);
    await page.reload();
    await expect(session(page).getByText("Moved by us: An hour came free today.")).toBeVisible();
    expect((await faster.request.get(`/api/booked-sessions/${id}/join`, { maxRedirects: 0 })).status()).toBe(
      404,
    );
    expect(await page.content()).not.toContain("meet.example");
    // What a redirect leads to is asked for; that there is nobody there is no matter here.
    const there = page.waitForRequest((request) => request.url() === room);
    await session(page).getByRole("button", { name: "Go to the session" }).press("Enter");
    await there;
    await expect.poll(() => page.url()).toMatch(/^chrome-error:|meet\.example/);
  });

  await test.step("afterwards her blueprint is on her own shelf, and on nobody else’s", async () => {
    const { items } = await read<{ items: BookingRow[] }>(owner, "/api/studio/bookings?limit=50");
    const learner = items.find((each) => each.id === id)?.learner.id ?? "";
    const query = new URLSearchParams({
      ...{ id: randomUUID(), title: "Your personal blueprint", fileName: "blueprint.pdf" },
      ...{ note: "Begin with page 4.", benefit: "personal-blueprint", booking: id },
    });
    const handed = await owner.request.post(`/api/studio/learners/${learner}/made/files?${query}`, {
      data: pdf,
      headers: { "content-type": "application/octet-stream" },
    });
    expect(handed.status()).toBe(204);
    await newestMail(page.request, buyer.email, /made for you/i);
    await page.goto("/sessions");
    await page.getByRole("link", { name: "What was made for you" }).press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Made for you" })).toBeVisible();
    await expect(page.getByText("Begin with page 4.")).toBeVisible();
    await inOrder(page);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: /^Download/ }).press("Enter"),
    ]);
    expect(await readFile(await download.path())).toEqual(pdf);
    const address = (await page.getByRole("link", { name: /^Open/ }).getAttribute("href")) ?? "";
    expect((await faster.request.get(address)).status()).toBe(404);
    await faster.goto("/made-for-you");
    await expect(faster.getByText("Nothing here yet")).toBeVisible();
  });

  await test.step("the other one cancels hers in time, and can book again", async () => {
    await faster.goto("/sessions");
    await session(faster)
      .getByRole("button", { name: /^Cancel the session/ })
      .press("Enter");
    const question = faster.getByRole("dialog", { name: "Cancel this session?" });
    await expect(question.getByText("What you shared for this one is taken back.")).toBeVisible();
    await inOrder(faster);
    await question.getByRole("button", { name: "Cancel the session" }).press("Enter");
    await expect(faster.getByText("Your session is canceled. You can book another time.")).toBeFocused();
    await expect(session(faster)).toHaveCount(0);
    await expect(faster.getByText("You can book one session.")).toBeVisible();
    const past = faster.getByRole("region", { name: "What has been" });
    await expect(past.getByRole("listitem").getByText("Canceled", { exact: true })).toBeVisible();
    await inOrder(faster);
  });
  await Promise.all([ownerContext.close(), faster.context().close()]);
});

test("whoever has no session is told where it is part of, and an owner where hers are", async ({
  page,
  academy,
  browser,
}) => {
  const ownerContext = await browser.newContext({ baseURL: academy.url });
  const owner = await ownerContext.newPage();
  await post(owner.request, "/api/auth/sign-in/email", academy.owner);
  await admit(owner, page, "blueprintGuided");
  await page.goto("/sessions");
  await expect(page.getByText("One-on-one sessions come with the Deep-Dive tier")).toBeVisible();
  await inOrder(page);
  await page.goto("/sessions?book=strategy-session");
  await expect(page.getByText("We can’t find this session.")).toBeVisible();
  await page.getByRole("link", { name: "All your sessions" }).press("Enter");
  await page.getByRole("link", { name: "See the tiers" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Healer’s Business Blueprint" })).toBeVisible();
  await owner.goto("/sessions");
  await expect(owner.getByText("Sessions are booked with you")).toBeVisible();
  await ownerContext.close();
});
