import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test as base, type ConsoleMessage, expect, type Frame, type Page } from "@playwright/test";
import { isAlive, painted } from "./time.ts";

/** Every journey also watches the console: an error or a blocked resource that nobody expected fails it. */
export const test = base.extend<{ expectedConsole: RegExp[] }>({
  // Give it one pattern: Playwright takes a list of two for a value and its options.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from the pattern
  expectedConsole: async ({}, use) => use([]),
  page: async ({ page, expectedConsole, javaScriptEnabled }, use) => {
    const complaints: string[] = [];
    const watch = (tab: Page) => {
      if (javaScriptEnabled !== false) waitForLife(tab);
      listenTo(tab, complaints);
    };
    watch(page);
    // Other tabs of the same person are watched as well.
    page.context().on("page", watch);
    await use(page);
    const unexpected = complaints.filter((text) => !expectedConsole.some((pattern) => pattern.test(text)));
    expect(unexpected, "console").toEqual([]);
  },
});

/**
 * A journey goes on once the page has come to life: a machine presses sooner than any person could. Journeys about that
 * very moment say themselves how long they wait.
 */
function waitForLife(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (!options?.waitUntil) await page.waitForFunction(isAlive);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (!options?.waitUntil) await page.waitForFunction(isAlive);
    return response;
  };
}

/** On the way to another page its style sheet is asked for first; a slow browser wonders in between what for. */
const isSheetOfNextPage = (message: ConsoleMessage) =>
  /\.css was preloaded using link preload but not used/.test(message.text());

/**
 * Whoever hunts records what happens in every frame (`TRACE`), also in those that may run nothing, and the browser tells
 * that it kept the recorder out. It says the same of any other script: journeys without a recorder watch for those.
 */
const isRecorderKeptOut = (message: ConsoleMessage) =>
  Boolean(process.env.TRACE) &&
  /^Blocked script execution in '.*' because the document's frame is sandboxed and the 'allow-scripts'/.test(
    message.text(),
  );

/** Nothing but `watchLayoutShifts` keeps a face back. */
const isFaceKeptBack = (message: ConsoleMessage) =>
  /ERR_BLOCKED_BY_CLIENT/.test(message.text()) && message.location().url.endsWith(".woff2");

function listenTo(page: Page, complaints: string[]) {
  page.on("console", (message) => {
    if (!["error", "warning"].includes(message.type())) return;
    if (isSheetOfNextPage(message) || isRecorderKeptOut(message) || isFaceKeptBack(message)) return;
    complaints.push(`${message.text()} ${message.location().url}`);
  });
  page.on("pageerror", (error) => complaints.push(error.message));
}

export { expect };

/** A page for members asks who is here, by specification, and the browser reports the answer to a visitor. */
export const askedAtTheGate = /401 \(Unauthorized\).* \S+\/api\/auth\/user$/;

/** Journeys run on a wide screen; one that is another on a phone runs there as well. */
export const onPhoneToo = { tag: "@phone-too" };
/** For one that is about a phone. */
export const onPhoneAlone = { tag: "@phone-alone" };
/** For one that could as well go through a phone, where another of its kind goes. */
export const onWideScreen = {};

/** The toast on show. */
export const toasts = (page: Page) =>
  page.getByRole("region", { name: "Notifications (F8)" }).getByRole("listitem");

/** Toasts of this page from here on, however soon after them it is left. */
export async function noteToasts(page: Page): Promise<string[]> {
  const noted: string[] = [];
  await page.exposeFunction("noteToast", (text: string) => noted.push(text));
  // What draws them is loaded when the browser is idle.
  await page.locator(".toast-area").evaluate((area) => {
    const { noteToast } = window as unknown as { noteToast: (text: string | null) => void };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const { textContent } of addedNodes) noteToast(textContent);
    }).observe(area, { childList: true });
  });
  return noted;
}

/** WCAG 2.2 AA, as far as a machine can tell, of all that can be reached on the page or of a part of it. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  // Words that are just fading have no contrast worth measuring: everything stands still for the look.
  await page.emulateMedia({ reducedMotion: "reduce" });
  // A page that the studio shows within its own runs nothing and may change at any moment; it is looked at as itself.
  const isOwn = (frame: Frame) => frame !== page.mainFrame() && /^(about:|$)/.test(frame.url());
  const frames = page.frames().filter((frame) => !isOwn(frame));
  for (const frame of frames) await bringAxe(frame);
  const violations = await page.evaluate(findViolations, part);
  await page.emulateMedia({ reducedMotion: null });
  expect(violations).toEqual([]);
}

/** Half of what axe says of itself as its source, and so read in less time. */
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Once into each document, however often it is looked at: it is half a megabyte. */
async function bringAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => "axe" in window)) return;
  await frame.evaluate(`${axe}; undefined`);
}

/** Runs in the page. */
async function findViolations(part: string | undefined): Promise<string[]> {
  // Those that were under way go on all the same.
  const fading = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(fading.map(({ finished }) => finished));
  const { axe } = window as unknown as { axe: typeof import("axe-core") };
  // What lies behind a modal dialog is inert: nobody meets it before it is closed.
  const [front = document] = [...document.querySelectorAll("dialog:modal")].reverse();
  const { violations } = await axe.run(part ?? front, {
    // Describing all that is well takes a third of the time.
    resultTypes: ["violations"],
    runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  });
  // A bar that stays while the page scrolls covers something wherever it is: that comes out from under it.
  const stays = (target: unknown): boolean => {
    for (let each = document.querySelector(String(target)); each; each = each.parentElement)
      if (/sticky|fixed/.test(getComputedStyle(each).position)) return true;
    return false;
  };
  type Nodes = (typeof violations)[number]["nodes"];
  const isUnderBar = ({ any, target: [own] }: Nodes[number]) =>
    !stays(own) &&
    any.some(
      ({ id, data, relatedNodes = [] }) =>
        id === "target-size" &&
        data?.messageKey === "partiallyObscured" &&
        relatedNodes.every(({ target: [other] }) => stays(other)),
    );
  return violations
    .map(({ id, nodes }) => ({
      id,
      targets: nodes.filter((node) => !isUnderBar(node)).map(({ target }) => target),
    }))
    .filter(({ targets }) => targets.length > 0)
    .map(({ id, targets }) => `${id}: ${targets.join(", ")}`);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // Not the width of the window: on a phone that grows with what is too wide.
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow).toBeLessThanOrEqual(0);
}

const screens = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

/**
 * Accessible, and nothing wider than the screen, on this screen and on the other, without a second journey to get
 * there: what a page has on it is the same on both, and only how it is laid out is not.
 */
export async function inOrder(page: Page): Promise<void> {
  const own = page.viewportSize();
  for (const screen of screens.filter(({ width }) => width !== own?.width)) {
    await page.setViewportSize(screen);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
  if (own) await page.setViewportSize(own);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

/** So that a link to a section has a way to go. */
export async function scrollToTop(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
}

/** A link has led to a section, which begins where the bar ends. */
export async function expectBelowBar(page: Page, selector: string): Promise<void> {
  const bar = await page.getByRole("banner").boundingBox();
  const top = async () => Math.round((await page.locator(selector).boundingBox())?.y ?? Number.NaN);
  // Ways differ in length, and most take less than the second between two looks.
  await expect.poll(top, { intervals: [100] }).toBe(bar?.height);
}

export const faces = "**/*.woff2";

/**
 * From the next page on: how far things moved while it loaded. When its faces come is the machine's to say, and a
 * journey of its own shows what they move (faces.spec.ts); here they never do, so that nothing moves at all.
 */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<number[]>> {
  await page.route(faces, (route) => route.abort("blockedbyclient"));
  return noteLayoutShifts(page);
}

export async function noteLayoutShifts(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries) shifts.push((entry as unknown as { value: number }).value);
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    const readShifts = () => {
      note(observer.takeRecords());
      return shifts;
    };
    Object.assign(window, { readShifts });
  });
  return async () => {
    await painted(page);
    return page.evaluate(() => (window as unknown as { readShifts: () => number[] }).readShifts());
  };
}

/** Opens a public page of which everything is in order: its one address, its one heading, and nothing that moves. */
export async function openInOrder(page: Page, path: string): Promise<void> {
  const shifts = await watchLayoutShifts(page);
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", page.url());
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  expect(await shifts()).toEqual([]);

  await page.unroute(faces);
  await page.reload();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

/** On a phone the head of a page leaves its first screen to what the page is for. */
export async function expectLowHead(page: Page): Promise<void> {
  const head = await page.locator("main header").first().boundingBox();
  expect(head?.height).toBeLessThanOrEqual(160);
}
