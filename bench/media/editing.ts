import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { findBrowser } from "../../e2e/support/find-browser.ts";
import { studioLessonPage } from "../../packages/content/src/pages/studio/courses/lesson-page.ts";
import type { Running } from "../processes.ts";
import { atMost, type Row } from "../report.ts";
import type { Owner } from "./owner.ts";

const lessonCount = 500;
const modules = 10;
const slowDown = 4;
const keys = 200;

type Made = { id: string };
type Course = { revision: number; modules: { id: string; lessons: { id: string }[] }[] };

/** A course with 500 lessons: what its calls take, and how long until its page can be used. */
export async function measureLongCourse(product: Running, owner: Owner): Promise<Row[]> {
  const { answer: course } = await owner.call<Made>("POST", "/api/studio/courses", {
    title: "A long course",
  });
  const path = `/api/studio/courses/${course.id}`;
  for (let index = 0; index < modules; index++) {
    const { answer } = await owner.call<Made>("POST", `${path}/modules`, { title: `Module ${index + 1}` });
    for (let lesson = 0; lesson < lessonCount / modules; lesson++) {
      await owner.call("POST", `/api/studio/modules/${answer.id}/lessons`, { title: `Lesson ${lesson + 1}` });
    }
  }
  const [shows, orders]: [number[], number[]] = [[], []];
  for (let round = 0; round < 20; round++) {
    const shown = await owner.call<Course>("GET", path);
    shows.push(shown.ms);
    const [first, ...rest] = shown.answer.modules;
    const moved = [...rest, ...(first ? [first] : [])].map(({ id, lessons }) => ({
      id,
      lessons: lessons.map((lesson) => lesson.id),
    }));
    const { revision } = shown.answer;
    orders.push((await owner.call("PUT", `${path}/order`, { revision, modules: moved })).ms);
  }
  const opened = await inBrowser(product, owner, async (context) => {
    const page = await context.newPage();
    const began = performance.now();
    await page.goto(`${product.url}/studio/courses/${course.id}`);
    await page.getByRole("link", { name: "Lesson 50" }).last().waitFor();
    return performance.now() - began;
  });
  const what = `a course of ${lessonCount} lessons`;
  return [
    atMost(`${what} is read by its editor, 95th percentile`, slow(shows), "ms", 100),
    atMost(`${what} is saved in a new order, 95th percentile`, slow(orders), "ms", 200),
    atMost(`${what} is open in the studio`, opened, "ms", 2500),
  ];
}

/** From each key to its letter on the screen, as the browser itself times it. */
export async function measureTyping(product: Running, owner: Owner): Promise<Row[]> {
  const { answer: course } = await owner.call<Made>("POST", "/api/studio/courses", {
    title: "A long lesson",
  });
  const { answer: part } = await owner.call<Made>("POST", `/api/studio/courses/${course.id}/modules`, {
    title: "One",
  });
  const { answer: lesson } = await owner.call<Made>("POST", `/api/studio/modules/${part.id}/lessons`, {
    title: "Long",
  });
  const words = { title: "Long", summary: "", minutes: 40, text: longText(), revision: 0 };
  await owner.call("PUT", `/api/studio/lessons/${lesson.id}/draft`, words);
  const times = await inBrowser(product, owner, async (context) => {
    const page = await context.newPage();
    await page.goto(`${product.url}/studio/courses/${course.id}/lessons/${lesson.id}`);
    return timeKeys(page);
  });
  if (times.length < keys / 2) throw new Error(`only ${times.length} keys were timed`);
  const what = "typing in a lesson of 5,000 words, 4× slower processor";
  return [
    atMost(`${what}, 95th percentile of a key`, slow(times), "ms", 100),
    {
      what: `${what}, the middle one`,
      ours: times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0,
      unit: "ms",
    },
  ];
}

async function timeKeys(page: Page): Promise<number[]> {
  const text = page.getByRole("textbox", { name: studioLessonPage.editor.label });
  await text.getByText("Paragraph 50", { exact: false }).first().click();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowDown });
  await page.evaluate(watchKeys);
  for (let index = 0; index < keys; index++) {
    await page.keyboard.press("abcdefgh "[index % 9] ?? "a");
    // Somebody who types fast.
    await page.waitForTimeout(90);
  }
  await page.waitForTimeout(500);
  return (await page.evaluate("globalThis.keyTimes")) as number[];
}

/** Runs in the page. Whatever takes less than a frame is timed as one. */
function watchKeys() {
  const times: number[] = [];
  Object.assign(globalThis, { keyTimes: times });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === "keydown") times.push(entry.duration);
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}

function longText(): string {
  const sentence = "Somebody who listens hears more than what is said in the hour. ";
  return Array.from({ length: 100 }, (_, index) => {
    const head = index % 10 === 0 ? `## Part ${index / 10 + 1}\n\n` : "";
    return `${head}Paragraph ${index + 1}. ${sentence.repeat(4)}\n`;
  }).join("\n");
}

async function inBrowser<Result>(
  product: Running,
  { headers }: Owner,
  work: (context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    await context.addCookies(
      headers.cookie.split("; ").map((each) => {
        const [name = "", value = ""] = each.split(/=(.*)/s);
        return { name, value, url: product.url };
      }),
    );
    return await work(context);
  } finally {
    await browser.close();
  }
}

/** The 95th percentile. */
const slow = (times: readonly number[]) =>
  times.toSorted((a, b) => b - a)[Math.floor(times.length / 20)] ?? 0;
