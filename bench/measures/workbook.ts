import type { APIRequestContext, Page } from "@playwright/test";
import type { PlanView } from "../../packages/contract/src/learning/launch-plan.ts";
import type { WorkbooksView } from "../../packages/contract/src/learning/workbooks.ts";
import type { Running } from "../processes.ts";
import { atMost, type Row } from "../report.ts";
import { median } from "../throughput.ts";
import { onLearnersPhone, type Person } from "./learner-page.ts";

const slowDown = 4;
const items = 200;
const keys = 60;
const book = "the-gift-book";

/** From a key to its letter on the screen in a long workbook on a slow phone, and the plan's print. */
export const measureWorkbook = (product: Running, person: Person): Promise<Row[]> =>
  onLearnersPhone(product, person, async (phone, course) => [
    ...(await measureKeys(await phone.newPage(), course)),
    await measurePlan(phone.request, course),
  ]);

async function measureKeys(page: Page, course: string): Promise<Row[]> {
  await page.route("**/workbooks", async (route) => {
    const view = (await (await route.fetch()).json()) as WorkbooksView;
    await route.fulfill({ json: withMoreItems(view) });
  });
  await page.goto(`/course/${course}/workbook/${book}`);
  const field = page.getByLabel("Measured 1?", { exact: true });
  await field.click();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowDown });
  await page.evaluate(watchKeys);
  for (let key = 1; key <= keys; key++) {
    await page.keyboard.press(key % 6 === 0 ? "Space" : "e");
    // Quick fingers, and slow enough for each letter to be painted by itself.
    await page.waitForTimeout(150);
  }
  const timed = (await page.evaluate("globalThis.keyTimes")) as number[];
  if ((await field.inputValue()).length !== keys) throw new Error("not every key was heard");
  // The browser tells of none that was quicker than a frame.
  const times = [...timed, ...Array<number>(Math.max(0, keys - timed.length)).fill(16)];
  const slowest = times.toSorted((one, other) => other - one);
  const what = `workbook: a key is on the screen, ${items} items, ${slowDown}× slower processor`;
  await page.close();
  return [
    atMost(`${what}, 19 keys of 20`, slowest[keys / 20] ?? 0, "ms", 50),
    { what: `${what}, middle`, ours: median(times), unit: "ms" },
  ];
}

/** The book as it is, and questions after it until there are enough. */
function withMoreItems(view: WorkbooksView): WorkbooksView {
  const workbooks = view.workbooks.map((each) => {
    if (each.slug !== book) return each;
    const count = each.parts.reduce((sum, part) => sum + part.items.length, 0);
    const more = Array.from({ length: items - count }, (_, index) => ({
      id: `measured.${index + 1}`,
      kind: "question" as const,
      text: `Measured ${index + 1}?`,
      lines: 3,
    }));
    return { ...each, parts: [...each.parts, { title: "Measured", items: more }] };
  });
  return { ...view, workbooks };
}

/** The median of five, each made anew. */
async function measurePlan(request: APIRequestContext, course: string): Promise<Row> {
  const plan = `/api/courses/${course}/plan`;
  const { plan: known } = (await (await request.get(plan)).json()) as PlanView;
  if (!known) {
    const begun = await request.post(plan, { data: { startsOn: nextMonday(), emptyWeeks: [6, 9] } });
    if (!begun.ok()) throw new Error(`beginning the plan answered ${begun.status()}`);
  }
  const times: number[] = [];
  for (let round = 0; round < 5; round++) {
    const began = performance.now();
    const answer = await request.get(`${plan}.pdf`);
    await answer.body();
    if (!answer.ok()) throw new Error(`the plan answered ${answer.status()}`);
    times.push(performance.now() - began);
  }
  return atMost("the launch plan as a PDF", median(times), "ms", 1000);
}

function nextMonday(): string {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7));
  return day.toISOString().slice(0, 10);
}

/** Runs in the page. */
function watchKeys() {
  const times: number[] = [];
  Object.assign(globalThis, { keyTimes: times });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === "keydown") times.push(entry.duration);
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}
