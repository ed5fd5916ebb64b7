import type { Locator, Page } from "@playwright/test";
import { calendarPage } from "../../packages/content/src/pages/learning/calendar-page.ts";
import { madePage, sessionsPage } from "../../packages/content/src/pages/learning/sessions-page.ts";
import {
  bookingPage,
  bookingsPage,
  madeShelfPage,
  sessionHoursPage,
  unbookedPage,
} from "../../packages/content/src/pages/studio/bookings-page.ts";
import { studioGatheringsPage } from "../../packages/content/src/pages/studio/gatherings-page.ts";
import type { SessionsView } from "../../packages/contract/src/learning/bookings.ts";
import { startMovingAcademy } from "../support/academies/moving-academy.ts";
import { admit, read } from "../support/learners.ts";
import { newestMail } from "../support/mailbox.ts";
import { inOrder, typeOver } from "../support/studio.ts";
import { expect, test, toasts } from "../support/visit.ts";

const room = "https://meet.example.org/room-7";
const dayMs = 24 * 60 * 60_000;
const written = "Whether to keep the Thursday circle.";
const reasons = { move: "My daughter’s recital is that day.", cancel: "I’ve lost my voice." };
const pdf = Buffer.from(
  "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n",
);

/** The afternoon of the next Monday, wherever in a week the journey is made. */
function nextMonday(): number {
  const today = new Date();
  const days = 7 - ((today.getUTCDay() + 6) % 7);
  return Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() + days, 16);
}

const button = (on: Page | Locator, name: string) => on.getByRole("button", { name, exact: true });
const goBy = (page: Page, name: string) =>
  page.getByRole("link", { name, exact: true }).first().press("Enter");
const firstHeading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const said = (page: Page, words: string) => toasts(page).filter({ hasText: words });
const session = (page: Page) => page.getByRole("article", { name: /strategy session/ });

/** A refusal is read where the focus is. */
async function expectRefused(field: Locator, words: string): Promise<void> {
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(new RegExp(words));
}

async function typeDay(field: Locator, day: Date): Promise<void> {
  const [year, month, date] = day.toISOString().slice(0, 10).split("-");
  await field.focus();
  await field.page().keyboard.type(`${month}${date}${year}`);
}

async function setHours(owner: Page): Promise<void> {
  const { rules, link, weekly, sample, save, saved, next } = sessionHoursPage;
  await owner.goto("/studio/bookings");
  await expect(owner.getByText(bookingsPage.none.upcoming.heading)).toBeVisible();
  await inOrder(owner);
  await goBy(owner, sessionHoursPage.title);
  await expect(owner.getByText(sample.text)).toBeVisible();
  await inOrder(owner);
  const offered = owner.getByRole("region", { name: next.heading });
  await expect(offered).not.toContainText("Friday");

  const [address, notice] = [owner.getByLabel(link.label), owner.getByLabel(rules.noticeHours)];
  await button(owner, weekly.addTo("Friday")).press("Enter");
  await expect(owner.getByLabel(weekly.from("Friday"))).toHaveValue("10:00");
  await owner.getByLabel(weekly.to("Friday")).focus();
  await owner.keyboard.type("1:00 PM");
  await typeOver(address, "meet.example.org/room-7");
  await typeOver(notice, "soon");
  await button(owner, save).press("Enter");
  await expectRefused(address, link.bad);
  await expect(notice).toHaveAccessibleDescription(new RegExp(rules.wrong.noticeHours));
  await inOrder(owner);
  await typeOver(address, room);
  await typeOver(notice, "90");
  await owner.keyboard.press("Enter");
  await expect(said(owner, saved)).toBeVisible();
  await expect(owner.getByText(sample.text)).toHaveCount(0);
  // Ninety hours ahead it is early on Friday.
  await expect(offered.getByRole("listitem").first()).toContainText("Friday");
  await owner.reload();
  await expect(address).toHaveValue(room);
  await expect(notice).toHaveValue("90");
  await expect(owner.getByLabel(weekly.to("Friday"))).toHaveValue("13:00");
  await inOrder(owner);
}

async function writeToUnbooked(owner: Page, email: string): Promise<void> {
  await goBy(owner, unbookedPage.title);
  const row = owner.getByRole("row").filter({ hasText: email });
  await expect(row).toContainText(/strategy session/);
  await inOrder(owner);
  const write = row.getByRole("button", { name: new RegExp(`^${unbookedPage.send}`) });
  await write.press("Enter");
  await expect(said(owner, unbookedPage.sent("Ada Marsh"))).toBeVisible();
  await write.press("Enter");
  await expect(said(owner, "You’ve already written to them about it this week.")).toBeVisible();
}

/** On the Friday that the owner has added. */
async function bookFriday(learner: Page): Promise<void> {
  await learner.goto("/sessions");
  await learner.getByRole("link", { name: new RegExp(`^${sessionsPage.have.book}`) }).press("Enter");
  await expect(learner.getByText("Please book at least 90 hours before you’d like to begin.")).toBeVisible();
  await learner
    .getByRole("radio", { name: /^Friday/ })
    .first()
    .press("Space");
  await learner
    .getByRole("group", { name: /^Free times on Friday/ })
    .getByRole("radio")
    .first()
    .press("Space");
  await learner.getByLabel(/^What would you like to have decided/).focus();
  await learner.keyboard.type(written);
  await button(learner, sessionsPage.confirm.book).press("Enter");
  await expect(learner.getByText(sessionsPage.booked)).toBeFocused();
}

/** Her own calendar, as the program on her telephone fetches it from the address that she makes. */
async function subscribe(learner: Page) {
  await goBy(learner, sessionsPage.upcoming.subscribe.label);
  await button(learner, calendarPage.settings.open).press("Enter");
  const field = learner.getByLabel(calendarPage.settings.address);
  await expect(field).toHaveValue(/\.ics$/);
  await inOrder(learner);
  const address = await field.inputValue();
  return async () => (await (await learner.request.get(address)).text()).replaceAll("\r\n ", "");
}

async function openBooking(owner: Page, email: string): Promise<void> {
  await goBy(owner, bookingsPage.title);
  const row = owner.getByRole("row").filter({ hasText: email });
  await expect(row).toContainText(bookingsPage.hasLink);
  await inOrder(owner);
  await row.getByRole("link").first().press("Enter");
  await expect(firstHeading(owner, bookingPage.title("Ada Marsh"))).toBeVisible();
  await expect(owner.getByText(written)).toBeVisible();
  await expect(owner.getByRole("link", { name: room })).toBeVisible();
  await expect(owner.getByText(bookingPage.usual)).toBeVisible();
  await inOrder(owner);
}

/** The first Sunday in November of the year after: New York shows an hour of it twice. */
function clocksBack(day: Date): Date {
  const first = new Date(Date.UTC(day.getUTCFullYear() + 1, 10, 1, 12));
  return new Date(first.getTime() + ((7 - first.getUTCDay()) % 7) * dayMs);
}

/** Refused without a reason, into the past, and at an hour that could be either of two; then to an hour of hers that no learner is offered. */
async function move(owner: Page, to: Date, yesterday: Date): Promise<void> {
  const { move: words } = bookingPage;
  await button(owner, words.open).press("Enter");
  const dialog = owner.getByRole("dialog", { name: words.title });
  const field = (label: string) => dialog.getByLabel(label, { exact: true });
  await button(dialog, words.send).press("Enter");
  await expectRefused(field(words.reason), words.noReason);
  await inOrder(owner);
  await owner.keyboard.type(reasons.move);
  await typeDay(field(words.day), yesterday);
  await button(dialog, words.send).press("Enter");
  await expectRefused(field(words.time), "That time is over.");
  await expect(field(words.reason)).toHaveValue(reasons.move);
  await typeDay(field(words.day), clocksBack(to));
  await field(words.time).focus();
  await owner.keyboard.type("0130AM");
  await button(dialog, words.send).press("Enter");
  await expectRefused(field(studioGatheringsPage.form.clockChange), words.twice);
  await inOrder(owner);
  await typeDay(field(words.day), to);
  await field(words.time).focus();
  await owner.keyboard.type("0415PM");
  await button(dialog, words.send).press("Enter");
  await expect(said(owner, words.done)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(button(owner, words.open)).toBeFocused();
  await expect(owner.getByText(/^Tuesday.* 4:15.PM \(/)).toBeVisible();
  await expect(owner.getByText(reasons.move)).toBeVisible();
  await inOrder(owner);
}

async function handOver(owner: Page): Promise<void> {
  const { file, note, items } = madeShelfPage;
  const promised = owner.getByRole("region", { name: bookingPage.promised.heading });
  await expect(promised.getByText(bookingPage.promised.open, { exact: true })).toHaveCount(3);
  await goBy(owner, bookingPage.promised.shelf);
  await expect(firstHeading(owner, madeShelfPage.title("Ada Marsh"))).toBeVisible();
  await expect(owner.getByText(items.none)).toBeVisible();
  await inOrder(owner);
  const files = owner.getByRole("region", { name: file.heading });
  await button(files, file.send).press("Enter");
  await expectRefused(files.getByLabel(file.label, { exact: true }), file.missing);
  await inOrder(owner);
  await files
    .getByLabel(file.label, { exact: true })
    .setInputFiles({ name: "blueprint.pdf", mimeType: "application/pdf", buffer: pdf });
  await files.getByLabel(file.name).focus();
  await owner.keyboard.type("Your personal blueprint");
  await expect(files.getByLabel(file.benefit)).not.toHaveValue("");
  await button(files, file.send).press("Enter");
  const shelf = owner.getByRole("region", { name: items.heading });
  await expect(shelf.getByRole("heading", { name: "Your personal blueprint" })).toBeVisible();
  const notes = owner.getByRole("region", { name: note.heading });
  await notes.getByLabel(note.name).focus();
  await owner.keyboard.type("Before you begin");
  await notes.getByLabel(note.text, { exact: true }).focus();
  await owner.keyboard.type("Read page 4 first.");
  await button(notes, note.send).press("Enter");
  await expect(shelf.getByRole("listitem").filter({ hasText: "Read page 4 first." })).toBeVisible();
  await expect(shelf.getByRole("link", { name: items.open("blueprint.pdf") })).toBeVisible();
  await inOrder(owner);
}

async function cancel(owner: Page): Promise<void> {
  const { cancel: words, states } = bookingPage;
  await button(owner, words.open).press("Enter");
  const dialog = owner.getByRole("dialog", { name: words.title });
  await button(dialog, words.send).press("Enter");
  await expectRefused(dialog.getByLabel(words.reason, { exact: true }), words.noReason);
  await inOrder(owner);
  await owner.keyboard.type(reasons.cancel);
  await button(dialog, words.send).press("Enter");
  await expect(said(owner, words.done)).toBeVisible();
  await expect(owner.getByText(states.canceledBy.owner)).toBeVisible();
  await expect(owner.getByText(reasons.cancel)).toBeVisible();
  await expect(button(owner, bookingPage.move.open)).toHaveCount(0);
  await inOrder(owner);
}

test("the owner sets her hours, writes to who hasn’t booked, moves a session, hands over what she made and cancels, and the learner sees each of it", async ({
  browser,
}, { project }) => {
  test.slow();
  const { academy, moveTo, openPage, signIn, end } = await startMovingAcademy(browser, {
    viewport: project.use.viewport ?? null,
    timezoneId: "America/New_York",
  });
  const monday = nextMonday();
  await moveTo(monday);
  const [owner, learner] = [await openPage(), await openPage()];
  await signIn(owner, academy.owner);
  const { email } = await admit(owner, learner, "blueprintDeepDive");
  const upcoming = async () => (await read<SessionsView>(learner, "/api/booked-sessions")).upcoming;

  await test.step("her hours", () => setHours(owner));
  await test.step("who hasn’t booked is written to, once", () => writeToUnbooked(owner, email));
  await test.step("the learner books the Friday that was added, and has it in her own calendar", async () => {
    await newestMail(learner.request, email, /waiting for you/);
    await bookFriday(learner);
  });
  const [booked] = await upcoming();
  const id = booked?.id ?? "";
  const fetchCalendar = await subscribe(learner);
  expect(await fetchCalendar()).toContain(`UID:${id}@sessions`);

  await test.step("the owner opens the session and moves it", async () => {
    await owner.reload();
    await expect(owner.getByRole("row").filter({ hasText: email })).toHaveCount(0);
    await openBooking(owner, email);
    await move(owner, new Date(monday + 8 * dayMs), new Date(monday - dayMs));
  });
  await test.step("the learner reads when it is now, and why", async () => {
    await newestMail(learner.request, email, /moved/, reasons.move);
    await learner.goto("/sessions");
    await expect(session(learner).getByText(reasons.move)).toBeVisible();
    await expect(
      session(learner)
        .getByText(/^Tuesday/)
        .first(),
    ).toBeVisible();
    const [moved] = await upcoming();
    expect(moved).toMatchObject({ id, reason: reasons.move });
    const shown = await fetchCalendar();
    expect(shown).toContain(`DTSTART:${moved?.startsAt.replace(/[-:]|\.\d+/g, "")}`);
    expect(shown.match(/@sessions/g)).toHaveLength(1);
    await inOrder(learner);
  });
  await test.step("the owner hands over a file and a note, and the session says so", async () => {
    await handOver(owner);
    await owner.goto(`/studio/bookings/${id}`);
    await expect(
      owner
        .getByRole("region", { name: bookingPage.promised.heading })
        .getByText(bookingPage.promised.done, { exact: true }),
    ).toBeVisible();
  });
  await test.step("the learner finds both", async () => {
    await newestMail(learner.request, email, /made for you/, "Before you begin");
    await learner.goto("/made-for-you");
    await expect(firstHeading(learner, madePage.title)).toBeVisible();
    await expect(learner.getByText("Read page 4 first.")).toBeVisible();
    await expect(learner.getByRole("heading", { name: "Your personal blueprint" })).toBeVisible();
    await inOrder(learner);
  });
  await test.step("the owner cancels, and says why", () => cancel(owner));
  await test.step("the learner reads it, has it crossed out in her calendar, and can book another one", async () => {
    await newestMail(learner.request, email, /canceled/, reasons.cancel);
    await learner.goto("/sessions");
    await expect(learner.getByText("You can book one session.")).toBeVisible();
    await expect(session(learner)).toHaveCount(0);
    const past = learner.getByRole("region", { name: sessionsPage.past.heading });
    await expect(past).toContainText(reasons.cancel);
    await inOrder(learner);
    expect(await fetchCalendar()).toContain("STATUS:CANCELLED");
  });
  await test.step("among the canceled, and who hasn’t booked, she is for the owner", async () => {
    await owner.goto("/studio/bookings?show=canceled");
    await expect(owner.getByRole("row").filter({ hasText: email })).toBeVisible();
    await goBy(owner, unbookedPage.title);
    await expect(owner.getByRole("row").filter({ hasText: email })).toBeVisible();
  });
  await end();
});
