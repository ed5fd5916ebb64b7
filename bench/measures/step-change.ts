import { setTimeout as wait } from "node:timers/promises";
import { type CDPSession, chromium, type Locator } from "@playwright/test";
import { findBrowser } from "../../e2e/support/find-browser.ts";
import { quizPauses } from "../../packages/content/src/pages/quiz/quiz-pauses.ts";
import type { RunningProcess } from "../processes.ts";
import { atMost, type Row } from "../report.ts";

const slowDown = 4;
/** As long as a finger stays on the glass. */
const pressMs = 70;

/** From a press on an answer to the next question on the screen, as the browser itself times it, on a slow phone. */
export async function measureStepChange(product: RunningProcess): Promise<Row[]> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const page = await browser.newPage({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await page.goto(`${product.url}/quiz`);
    await page.getByRole("button", { name: "Start the assessment" }).click();
    await page.getByText("Question 1 of 60").waitFor();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowDown });
    await page.evaluate(watchPresses);
    for (let question = 1; question <= 20; question++) {
      await page.getByText(`Question ${question} of 60`).waitFor();
      // Nobody reads a question faster than this; what was left for later is done by then.
      await page.waitForTimeout(400);
      await press(devtools, page.getByRole("main").getByRole("button", { name: /^A\b/ }));
    }
    // After the twentieth comes the pause between two parts.
    await page.getByRole("button", { name: quizPauses.action, exact: true }).waitFor();
    await page.waitForTimeout(500);
    const times = (await page.evaluate("globalThis.pressTimes")) as number[];
    if (times.length < 15) throw new Error(`only ${times.length} presses were timed`);
    const slowest = times.toSorted((one, other) => other - one);
    const quarter = Math.floor(times.length / 4);
    const what = "quiz: a step change is on the screen, 4× slower processor";
    return [
      // One of twenty may meet the browser's own housekeeping.
      atMost(`${what}, 19 presses of 20`, slowest[1] ?? 0, "ms", 50),
      { what: `${what}, three presses of four`, ours: slowest[quarter] ?? 0, unit: "ms" },
    ];
  } finally {
    await browser.close();
  }
}

/** By a finger, which hovers over nothing. */
async function press(devtools: CDPSession, target: Locator): Promise<void> {
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const point = { x: x + width / 2, y: y + height / 2 };
  await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  await wait(pressMs);
  await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** Runs in the page. */
function watchPresses() {
  const times: number[] = [];
  Object.assign(globalThis, { pressTimes: times });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === "click") times.push(entry.duration);
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}
