import type { BrowserContext } from "@playwright/test";
import type { CourseView } from "../../packages/contract/src/learning/courses.ts";
import type { Running } from "../processes.ts";
import { atMost, type Row } from "../report.ts";
import { onLearnersPhone, type Person } from "./learner-page.ts";

/** A lesson's scripts before there were workbooks to fill in, and what these may add to them, in kilobytes. */
const before = 198.1;
const mayGrow = 25;

export const measureLessonWeight = (product: Running, person: Person): Promise<Row[]> =>
  onLearnersPhone(product, person, weigh);

/** Every script that a lesson with a film, a workbook and a tool loads until its end was seen and nothing pressed. */
async function weigh(phone: BrowserContext, course: string): Promise<Row[]> {
  const view = (await (await phone.request.get(`/api/courses/${course}`)).json()) as CourseView;
  const lessons = view.modules.flatMap((module) => module.lessons);
  const lesson = lessons.find(({ title }) => title === "One sentence about your work");
  if (!lesson) throw new Error("the lesson that is weighed has another title now");
  const page = await phone.newPage();
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    if (!new URL(request.url()).pathname.endsWith(".js")) return;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(`/course/${course}/lesson/${lesson.id}`);
  await page.locator(".tool").first().scrollIntoViewIfNeeded();
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  const bytes = (await Promise.all(sizes)).reduce((sum, each) => sum + each, 0);
  await page.close();
  const what = "a lesson with film, workbook and tool: compressed js";
  return [atMost(what, bytes / 1000, "kB", before + mayGrow)];
}
