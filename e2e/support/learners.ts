import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import type { CourseSummary, CourseView } from "@academy/contract/courses";
import { expect, type Page } from "@playwright/test";
import { programEnv } from "../../apps/server/src/testing/servers/program-env.ts";
import { type Member, newMember, post } from "./people.ts";

const run = promisify(execFile);
const root = join(import.meta.dirname, "../..");

/** Runs a command the way an operator does, beside the running server. */
async function command(name: string, ...given: string[]): Promise<void> {
  const { JOURNEY_DATA_DIR = "", ...rest } = process.env;
  const program = ["--disable-warning=ExperimentalWarning", `apps/server/src/commands/${name}.ts`];
  await run(process.execPath, [...program, ...given], {
    cwd: root,
    env: { ...rest, ...programEnv, DATA_DIR: JOURNEY_DATA_DIR },
  });
}

const grant = (email: string, offer = "subscribePackage") => command("grant", email, offer);
export const revokeCertificate = (id: string) => command("revoke-certificate", id);

/** Somebody new who may open every course, or what another offer opens, signed in in this page's browser. */
export async function newLearner(page: Page, offer?: string, part?: Partial<Member>): Promise<Member> {
  const person = await newMember(page, part);
  await grant(person.email, offer);
  return person;
}

/** The learner that a demo starts with. Journeys read what that person did and leave it as it is. */
export async function signInSample(page: Page): Promise<void> {
  const file = join(process.env.JOURNEY_DATA_DIR ?? "", "first-start.json");
  const { sampleSignIns } = JSON.parse(readFileSync(file, "utf8"));
  const { email, password } = sampleSignIns.find(({ role }: { role: string }) => role === "learner");
  await post(page.request, "/api/auth/sign-in/email", { email, password });
}

const read = async <Answer>(page: Page, path: string): Promise<Answer> => {
  const response = await page.request.get(path);
  expect(response.status(), path).toBe(200);
  return response.json();
};

/** The outline of a starter course, as this page's learner gets it. */
export async function courseCalled(page: Page, title: string): Promise<CourseView> {
  const courses = await read<CourseSummary[]>(page, "/api/courses");
  const course = courses.find((each) => each.title === title);
  return read<CourseView>(page, `/api/courses/${course?.id}`);
}

export const lessonsOf = (course: CourseView) => course.modules.flatMap(({ lessons }) => lessons);

/** Marks every lesson of a course, without opening any. */
export async function completeCourse(page: Page, title: string): Promise<void> {
  const course = await courseCalled(page, title);
  for (const { id } of lessonsOf(course)) {
    await post(page.request, "/api/progress", { courseId: course.id, lessonId: id, completed: true });
  }
}

export { read };
