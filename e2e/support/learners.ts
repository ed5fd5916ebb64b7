import type { CourseSummary, CourseView } from "@academy/contract/learning/courses";
import type { CourseProgress } from "@academy/contract/learning/progress";
import type { PlanChange } from "@academy/launch-plan/change";
import { expect, type Page } from "@playwright/test";
import { readFirstStart } from "./academies/first-start.ts";
import type { Order } from "./academies/operator.ts";
import { type Member, newMember, post } from "./people.ts";

/** Has the operator do something; answers what they say to it. */
export async function order(what: Order): Promise<string> {
  const answer = await fetch(readFirstStart().operatorUrl, { method: "POST", body: JSON.stringify(what) });
  const said = await answer.text();
  expect(answer.status, said).toBe(200);
  return said;
}

/** From now on whoever is signed in with the address is asked again who they are. */
export const letProofsAge = (email: string) => order({ letProofsAge: { email } });
export const grant = (email: string, offer = "subscribePackage") => order({ grant: { email, offer } });
/** As if the day of a gathering had come: its first date begins in so many minutes. */
export const bringNear = (gathering: string, minutes: number) => order({ bringNear: { gathering, minutes } });
/** A code that counts, as an operator types it: `15%` or `20.00`, and what limits it. */
export const makeCoupon = (...typed: string[]) => order({ coupon: { typed } });
/** Mails the way into the alumni group. */
export const invite = (email: string) => order({ invite: { email } });
export const revokeCertificate = (id: string) => order({ revokeCertificate: { id } });

/** Somebody new who may open every course, or what another offer opens, signed in in this page's browser. */
export async function newLearner(page: Page, offer?: string, part?: Partial<Member>): Promise<Member> {
  const person = await newMember(page, part);
  await grant(person.email, offer);
  return person;
}

/** Somebody new, in their own browser, to whom the owner of that academy has opened what an offer opens. */
export async function admit(owner: Page, learner: Page, offer = "subscribePackage"): Promise<Member> {
  const person = await newMember(learner);
  const gift = { email: person.email, name: "", offer, until: null, note: "" };
  await post(owner.request, "/api/studio/learners/access", {
    ...gift,
    sendsMail: false,
    reason: "To try the course",
  });
  return person;
}

/** The learner that a demo starts with, or its owner. Journeys read what that person did and leave it as it is. */
export async function signInSample(page: Page, as: "learner" | "owner" = "learner") {
  const sample = readFirstStart().sampleSignIns.find(({ role }) => role === as);
  if (!sample) throw new Error(`there is no sample ${as}`);
  const { email, password } = sample;
  await post(page.request, "/api/auth/sign-in/email", { email, password });
  return sample;
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

/** Marks every lesson of a course, without opening any, and finishes the plan of one that ends in a plan. */
export async function completeCourse(page: Page, title: string): Promise<void> {
  const course = await courseCalled(page, title);
  for (const { id } of lessonsOf(course)) {
    await post(page.request, "/api/progress", { courseId: course.id, lessonId: id, completed: true });
  }
  const { plan } = await read<CourseProgress>(page, `/api/progress/${course.id}`);
  if (plan !== null) await finishPlan(page, `/api/courses/${course.id}/plan`);
}

async function finishPlan(page: Page, plan: string): Promise<void> {
  const monday = new Date();
  monday.setUTCDate(monday.getUTCDate() + ((8 - monday.getUTCDay()) % 7));
  await post(page.request, plan, { startsOn: monday.toISOString().slice(0, 10), emptyWeeks: [6, 9] });
  const changes: PlanChange[] = [
    { kind: "keep", weeks: [1, 2, 3, 4, 5, 7, 8, 10, 11, 12, 13] },
    { kind: "deeds", text: "Hold the smaller door twice" },
    { kind: "witness", text: "Marit, by telephone" },
  ];
  await post(page.request, `${plan}/changes`, {
    changes: changes.map((change) => ({ id: crypto.randomUUID(), change })),
  });
  await post(page.request, `${plan}/finish`, {});
}

export { read };
