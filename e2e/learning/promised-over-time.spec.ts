import type { Browser, Page, TestInfo } from "@playwright/test";
import { benefitWords } from "../../packages/content/src/pages/benefit-words.ts";
import { calendarPage } from "../../packages/content/src/pages/learning/calendar-page.ts";
import { recordingsPage } from "../../packages/content/src/pages/learning/recordings-page.ts";
import { sessionsPage } from "../../packages/content/src/pages/learning/sessions-page.ts";
import { bookingPage } from "../../packages/content/src/pages/studio/bookings-page.ts";
import { studioLessonPage } from "../../packages/content/src/pages/studio/courses/lesson-page.ts";
import { studioEditor } from "../../packages/content/src/pages/studio/editor.ts";
import { studioGatheringsPage } from "../../packages/content/src/pages/studio/gatherings-page.ts";
import { studioTodayPage } from "../../packages/content/src/pages/studio/today-page.ts";
import type { FreeTimesView, SessionsView } from "../../packages/contract/src/learning/bookings.ts";
import type { StudioBenefit } from "../../packages/contract/src/studio/benefits.ts";
import { startMovingAcademy } from "../support/academies/moving-academy.ts";
import { act, leadToTestCheckout, openCheckout, pay, renewal } from "../support/buying.ts";
import { completeCourse, read } from "../support/learners.ts";
import { newestMail } from "../support/mailbox.ts";
import { isAt, type Member, newMember } from "../support/people.ts";
import { typeOver } from "../support/studio.ts";
import { expect, inOrder, test } from "../support/visit.ts";

const room = "https://meet.example.org/room-7";
const space = "https://space.example.org/alumni";
const [minute, day] = [60_000, 24 * 60 * 60_000];
const { date: dateWords, state } = studioGatheringsPage;
const { hosted } = studioLessonPage.film;

type Academy = Awaited<ReturnType<typeof startMovingAcademy>>;

const open = (browser: Browser, { project }: TestInfo): Promise<Academy> =>
  startMovingAcademy(browser, { viewport: project.use.viewport ?? null });

/** Answers when its first date begins. */
async function setCall(
  owner: Page,
  { now }: Academy,
  call: { title: string; benefit: string; inDays: number; count: number },
): Promise<number> {
  const first = new Date(now() + call.inDays * day);
  const startsOn = first.toISOString().slice(0, 10);
  const body = {
    title: call.title,
    about: "Bring the page you’re stuck on.",
    host: "Elena",
    zone: "UTC",
    startsOn,
    time: "18:00",
    clockChange: null,
    minutes: 60,
    link: room,
    repeat: { kind: "weeks", every: 2, ends: { count: call.count } },
    benefits: [call.benefit],
  };
  const made = await owner.request.post("/api/studio/gatherings", { data: body });
  expect(made.status(), await made.text()).toBe(201);
  return Date.parse(`${startsOn}T18:00:00Z`);
}

async function give(owner: Page, { email }: Pick<Member, "email">, offer: string): Promise<void> {
  const gift = { email, name: "", offer, until: null, note: "" };
  const data = { ...gift, sendsMail: false, reason: "To try the course" };
  expect((await owner.request.post("/api/studio/learners/access", { data })).status()).toBe(200);
}

async function setSpace(owner: Page): Promise<void> {
  const { benefits } = await read<{ benefits: StudioBenefit[] }>(owner, "/api/studio/benefits");
  const basedOn = benefits.find(({ id }) => id === "alumni-space")?.link ?? null;
  const data = { link: space, basedOn };
  const linked = await owner.request.put("/api/studio/benefits/alumni-space/link", { data });
  expect(linked.ok(), await linked.text()).toBe(true);
}

async function makeShelf(owner: Page, benefitId: string, title: string): Promise<void> {
  const made = await owner.request.post("/api/studio/shelves", { data: { benefitId, title } });
  expect(made.status(), await made.text()).toBe(201);
}

const entry = (page: Page, title: string) => page.getByRole("article").filter({ hasText: title });

/** What is on another site is there. */
const build = (page: Page, address: string, heading: string) =>
  page
    .context()
    .route(`${address}**`, (route) =>
      route.fulfill({ contentType: "text/html", body: `<h1>${heading}</h1>` }),
    );

/** What both journeys pass through is looked at on the first one's way. */
type Look = (page: Page) => Promise<void>;
const passBy: Look = async () => {};

async function join(page: Page, title: string, look: Look): Promise<void> {
  await build(page, room, "The room");
  await page.goto("/calendar");
  expect(await page.content()).not.toContain(room);
  await look(page);
  await entry(page, title).first().getByRole("button", { name: /^Join/ }).press("Enter");
  await expect(page.getByRole("heading", { name: "The room" })).toBeVisible();
}

const debt = (owner: Page, kind: keyof typeof studioTodayPage.waiting.debts, about: string) =>
  owner
    .getByRole("region", { name: studioTodayPage.waiting.heading })
    .getByRole("listitem")
    .filter({ hasText: studioTodayPage.waiting.debts[kind].heading })
    .filter({ hasText: about });

/** From Today, where it is owed, to the date, and there in one step to where the film goes; then it is published. */
async function putUpRecording(owner: Page, title: string, look: Look): Promise<void> {
  await owner.goto("/studio");
  const owed = debt(owner, "recording", title);
  await expect(owed).toContainText("Due ");
  await look(owner);
  await owed.getByRole("link").press("Enter");
  await expect(owner.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await look(owner);
  await owner.getByRole("button", { name: dateWords.recording.putUp }).press("Enter");
  await expect(
    owner.getByRole("heading", { name: studioLessonPage.film.heading, exact: true }),
  ).toBeFocused();
  await owner.getByRole("button", { name: hosted.use, exact: true }).press("Enter");
  const dialog = owner.getByRole("dialog");
  await typeOver(dialog.getByLabel(hosted.address), "https://youtu.be/dQw4w9WgXcQ");
  await owner.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(owner.getByRole("link", { name: /dQw4w9WgXcQ/ })).toBeVisible();
  await owner.getByRole("button", { name: studioEditor.publish, exact: true }).press("Enter");
  await expect(owner.getByText(studioLessonPage.published, { exact: true })).toBeVisible();
  await owner.goto("/studio");
  await expect(owner.getByRole("heading", { name: studioTodayPage.waiting.heading })).toBeVisible();
  await expect(debt(owner, "recording", title)).toHaveCount(0);
  await owner.goto("/studio/gatherings?show=past");
  await expect(owner.getByRole("row").filter({ hasText: title }).getByText(state.recorded)).toBeVisible();
  await look(owner);
}

async function showPast(page: Page): Promise<void> {
  await page.goto("/calendar");
  await page.getByRole("button", { name: calendarPage.showPast }).press("Enter");
}

const watch = (page: Page, title: string) =>
  entry(page, title).getByRole("link", { name: new RegExp(`^${calendarPage.date.watch}`) });

test("a Guided buyer comes to a call, watches its recording, and after six months what ended is closed and what stays is open", async ({
  browser,
}, testInfo) => {
  test.slow();
  const academy = await open(browser, testInfo);
  const { openPage, moveTo, signIn, now } = academy;
  const [owner, learner] = [await openPage(), await openPage()];
  const title = "The Guided call";
  await signIn(owner, academy.academy.owner);
  await makeShelf(owner, "group-calls", "Group calls");
  const starts = await setCall(owner, academy, { title, benefit: "group-calls", inDays: 3, count: 20 });

  const person = await newMember(learner);
  await test.step("she buys it, and finds the call on her calendar and her dashboard", async () => {
    await openCheckout(learner, "blueprintGuided");
    await leadToTestCheckout(learner);
    await pay(learner);
    await learner.goto("/calendar");
    await expect(entry(learner, title).first()).toBeVisible();
    await learner.goto("/");
    await expect(learner.getByRole("region", { name: "Community" })).toContainText("Open your calendar");
    await inOrder(learner);
    await learner.goto("/profile");
    await expect(learner.getByText("Monthly group support calls", { exact: true })).toBeVisible();
    await inOrder(learner);
  });
  await test.step("ten minutes before, the way in is open", async () => {
    await moveTo(starts - 10 * minute);
    await join(learner, title, inOrder);
  });
  await test.step("afterwards the owner puts up its recording", async () => {
    await moveTo(starts + 2 * 60 * minute);
    await putUpRecording(owner, title, inOrder);
  });
  await test.step("she is told, and watches it from her calendar", async () => {
    await newestMail(learner.request, person.email, /recording/i, title);
    await showPast(learner);
    await inOrder(learner);
    await watch(learner, title).press("Enter");
    await expect(learner.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await inOrder(learner);
  });
  await test.step("after six months there is no call, no way in and no recording of calls; the masterclasses stay", async () => {
    await moveTo(now() + 185 * day);
    await signIn(learner, person);
    await learner.goto("/calendar");
    await expect(learner.getByRole("heading", { name: calendarPage.noBenefit.heading })).toBeVisible();
    await inOrder(learner);
    await showPast(learner);
    await expect(entry(learner, title).first()).toBeVisible();
    await expect(watch(learner, title)).toHaveCount(0);
    await learner.goto("/profile");
    await expect(learner.getByText("Exclusive masterclass recordings", { exact: true })).toBeVisible();
    await expect(learner.getByText("Monthly group support calls", { exact: true })).toHaveCount(0);
    await expect(
      learner.getByRole("link", { name: new RegExp(benefitWords.mine.places.recordings.label) }).first(),
    ).toHaveAttribute("href", "/recordings");
    await inOrder(learner);
  });
  await academy.end();
});

/** In the last two of the eight weeks ahead, so that it is still to come when what it belongs to ends. */
async function bookLast(page: Page): Promise<string> {
  await page.goto("/sessions");
  await page.getByRole("link", { name: new RegExp(`^${sessionsPage.have.book}`) }).press("Enter");
  const later = page.getByRole("button", { name: sessionsPage.times.later });
  const days = page.getByRole("group", { name: sessionsPage.times.days }).getByRole("radio");
  await expect(days.first()).toBeVisible();
  for (let fortnight = 1; fortnight < 4; fortnight++) {
    const shown = (await days.first().getAttribute("aria-label")) ?? "";
    await later.press("Enter");
    await expect(days.first()).not.toHaveAccessibleName(shown);
  }
  await days.last().press("Space");
  await page
    .getByRole("group", { name: /^Free times on/ })
    .getByRole("radio")
    .last()
    .press("Space");
  await page.getByRole("button", { name: sessionsPage.confirm.book }).press("Enter");
  await expect(page.getByText(sessionsPage.booked)).toBeFocused();
  const { upcoming } = await read<SessionsView>(page, "/api/booked-sessions");
  return upcoming[0]?.startsAt ?? "";
}

async function isFree(page: Page, startsAt: string): Promise<boolean> {
  const query = new URLSearchParams({ benefit: "alumni-sessions", from: startsAt });
  const { times } = await read<FreeTimesView>(page, `/api/booked-sessions/times?${query}`);
  return times.includes(startsAt);
}

test("an alumna has a month of two calls and her own session, is led inside from the page of the group, and is outside once she no longer pays", async ({
  browser,
}, testInfo) => {
  test.slow();
  const academy = await open(browser, testInfo);
  const { openPage, moveTo, signIn, now } = academy;
  const [owner, learner] = [await openPage(), await openPage()];
  const title = "The alumni call";
  const onShelf = new RegExp(`^${title}, `);
  const other = await openPage();
  const another = await newMember(other);
  let hour = "";
  await signIn(owner, academy.academy.owner);
  const starts = await setCall(owner, academy, { title, benefit: "alumni-calls", inDays: 2, count: 6 });
  await setSpace(owner);
  const person = await newMember(learner);
  await give(owner, person, "blueprintSelfGuided");
  await completeCourse(learner, "Healer’s Business Blueprint");

  await test.step("she joins, and is led inside", async () => {
    await openCheckout(learner, "alumniGroup");
    await renewal(learner).press("Space");
    await leadToTestCheckout(learner);
    await pay(learner);
    await learner.goto("/alumni-group");
    const greeting = learner.getByRole("region", { name: /^Welcome back/ });
    await expect(greeting.getByRole("link", { name: "Book a session" })).toBeVisible();
    await expect(greeting.getByRole("link", { name: "Watch the recordings" })).toBeVisible();
    await inOrder(learner);
    await greeting.getByRole("link", { name: "Open your calendar" }).press("Enter");
    await expect(learner).toHaveURL(isAt("/calendar"));
    await learner.getByRole("button", { name: calendarPage.more }).press("Enter");
    await expect(entry(learner, title)).toHaveCount(6);
    await build(learner, space, "The space");
    await learner.goto("/alumni-group");
    expect(await learner.content()).not.toContain(space);
    await greeting.getByRole("button", { name: new RegExp(`^${benefitWords.space.open}`) }).press("Enter");
    await expect(learner.getByRole("heading", { name: "The space" })).toBeVisible();
  });
  await test.step("two calls in a month; of one there is a recording, of the other there is none, and it says so", async () => {
    await moveTo(starts - 10 * minute);
    await join(learner, title, passBy);
    await moveTo(starts + 2 * 60 * minute);
    await putUpRecording(owner, title, passBy);
    await moveTo(starts + 14 * day + 2 * 60 * minute);
    await signIn(owner, academy.academy.owner);
    await owner.goto("/studio");
    await debt(owner, "recording", title).getByRole("link").press("Enter");
    await owner.getByRole("button", { name: dateWords.recording.none }).press("Enter");
    await expect(owner.getByText(dateWords.recording.saidNone)).toBeVisible();
    await inOrder(owner);
    await owner.goto("/studio");
    await expect(owner.getByRole("heading", { name: studioTodayPage.waiting.heading })).toBeVisible();
    await expect(debt(owner, "recording", title)).toHaveCount(0);
    await signIn(learner, person);
    await showPast(learner);
    await expect(entry(learner, title).filter({ hasText: calendarPage.date.unrecorded })).toHaveCount(1);
    await expect(watch(learner, title)).toHaveCount(1);
    await inOrder(learner);
  });
  await test.step("she finds the recording on its shelf, and has a session booked that nobody else gets", async () => {
    await learner.goto("/recordings");
    await learner.getByRole("link", { name: onShelf }).first().press("Enter");
    await expect(learner.getByRole("heading", { level: 1, name: onShelf })).toBeVisible();
    hour = await bookLast(learner);
    await give(owner, another, "alumniGroup");
    await signIn(other, another);
    expect(await isFree(other, hour)).toBe(false);
  });
  await test.step("her payment is missed, and after the days of grace all of it is closed", async () => {
    await learner.goto("/settings#orders");
    await learner.getByRole("button", { name: "Change card" }).press("Enter");
    await expect(learner).toHaveURL(/\/test-checkout\//);
    await act(learner, "Miss the next payment");
    await expect(learner.getByRole("status")).toHaveText("TEST done: Miss the next payment.");
    await newestMail(learner.request, person.email, /didn’t go through/i);
    await moveTo(now() + 40 * day);
    await signIn(learner, person);
    await showPast(learner);
    await expect(learner.getByRole("heading", { name: calendarPage.noBenefit.heading })).toBeVisible();
    await expect(watch(learner, title)).toHaveCount(0);
    await learner.goto("/alumni-group");
    await expect(learner.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(learner.getByRole("region", { name: /^Welcome back/ })).toHaveCount(0);
    expect((await learner.request.post("/api/benefits/alumni-space/open")).status()).toBe(404);
    await learner.goto("/recordings");
    await expect(learner.getByText(recordingsPage.closed.label, { exact: true }).first()).toBeVisible();
    await expect(learner.getByRole("link", { name: onShelf })).toHaveCount(0);
  });
  await test.step("her session is canceled, and its hour is free for others", async () => {
    expect(Date.parse(hour)).toBeGreaterThan(now());
    await newestMail(learner.request, person.email, /session is canceled/i);
    await learner.goto("/sessions");
    await expect(learner.getByText(sessionsPage.past.canceled, { exact: true })).toBeVisible();
    await expect(learner.getByRole("link", { name: new RegExp(`^${sessionsPage.have.book}`) })).toHaveCount(
      0,
    );
    await signIn(other, another);
    expect(await isFree(other, hour)).toBe(true);
    await signIn(owner, academy.academy.owner);
    await owner.goto("/studio/bookings?show=canceled");
    await owner.getByRole("row").filter({ hasText: person.email }).getByRole("link").first().press("Enter");
    await expect(owner.getByText(bookingPage.states.canceledBy.access)).toBeVisible();
    await inOrder(owner);
  });
  await academy.end();
});
