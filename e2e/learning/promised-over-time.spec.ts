import type { Browser, Page, TestInfo } from "@playwright/test";
import { benefitWords } from "../../packages/content/src/pages/benefit-words.ts";
import { calendarPage } from "../../packages/content/src/pages/learning/calendar-page.ts";
import { studioLessonPage } from "../../packages/content/src/pages/studio/courses/lesson-page.ts";
import { studioEditor } from "../../packages/content/src/pages/studio/editor.ts";
import { studioGatheringsPage } from "../../packages/content/src/pages/studio/gatherings-page.ts";
import { studioTodayPage } from "../../packages/content/src/pages/studio/today-page.ts";
import { startMovingAcademy } from "../support/academies/moving-academy.ts";
import { act, leadToTestCheckout, openCheckout, pay, renewal } from "../support/buying.ts";
import { completeCourse } from "../support/learners.ts";
import { newestMail } from "../support/mailbox.ts";
import { isAt, newMember } from "../support/people.ts";
import { typeOver } from "../support/studio.ts";
import { expect, inOrder, onPhoneToo, test } from "../support/visit.ts";

const room = "https://meet.example.org/room-7";
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

async function makeShelf(owner: Page, benefitId: string, title: string): Promise<void> {
  const made = await owner.request.post("/api/studio/shelves", { data: { benefitId, title } });
  expect(made.status(), await made.text()).toBe(201);
}

const entry = (page: Page, title: string) => page.getByRole("article").filter({ hasText: title });

async function join(page: Page, title: string): Promise<void> {
  await page
    .context()
    .route(`${room}**`, (route) => route.fulfill({ contentType: "text/html", body: "<h1>The room</h1>" }));
  await page.goto("/calendar");
  expect(await page.content()).not.toContain(room);
  await inOrder(page);
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
async function putUpRecording(owner: Page, title: string): Promise<void> {
  await owner.goto("/studio");
  const owed = debt(owner, "recording", title);
  await expect(owed).toContainText("Due ");
  await inOrder(owner);
  await owed.getByRole("link").press("Enter");
  await expect(owner.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await inOrder(owner);
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
  await inOrder(owner);
}

async function showPast(page: Page): Promise<void> {
  await page.goto("/calendar");
  await page.getByRole("button", { name: calendarPage.showPast }).press("Enter");
}

const watch = (page: Page, title: string) =>
  entry(page, title).getByRole("link", { name: new RegExp(`^${calendarPage.date.watch}`) });

test(
  "a Guided buyer comes to a call, watches its recording, and after six months what ended is closed and what stays is open",
  onPhoneToo,
  async ({ browser }, testInfo) => {
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
      await join(learner, title);
    });
    await test.step("afterwards the owner puts up its recording", async () => {
      await moveTo(starts + 2 * 60 * minute);
      await putUpRecording(owner, title);
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
  },
);

test(
  "an alumna has a month of two calls, is led inside from the page of the group, and is outside once she no longer pays",
  onPhoneToo,
  async ({ browser }, testInfo) => {
    test.slow();
    const academy = await open(browser, testInfo);
    const { openPage, moveTo, signIn, now } = academy;
    const [owner, learner] = [await openPage(), await openPage()];
    const title = "The alumni call";
    await signIn(owner, academy.academy.owner);
    const starts = await setCall(owner, academy, { title, benefit: "alumni-calls", inDays: 2, count: 6 });
    const person = await newMember(learner);
    const gift = { email: person.email, name: "", offer: "blueprintSelfGuided", until: null, note: "" };
    const given = { ...gift, sendsMail: false, reason: "To try the course" };
    expect((await owner.request.post("/api/studio/learners/access", { data: given })).status()).toBe(200);
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
    });
    await test.step("two calls in a month; of one there is a recording, of the other there is none, and it says so", async () => {
      await moveTo(starts - 10 * minute);
      await join(learner, title);
      await moveTo(starts + 2 * 60 * minute);
      await putUpRecording(owner, title);
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
      await expect(learner.getByRole("region", { name: /^Welcome back/ })).toHaveCount(0);
    });
    await academy.end();
  },
);
