import type { OfferKey } from "@academy/content/offers";
import type { CourseProgress } from "@academy/contract/learning/progress";
import { expect, test } from "vitest";
import { certify, courseCalled } from "../../testing/data/certificates.ts";
import { makeCourse } from "../../testing/data/courses.ts";
import { give, signInLearner } from "../../testing/data/learners.ts";
import { movingClock } from "../../testing/moving-clock.ts";
import { startApi } from "../../testing/servers/start-api.ts";
import { revokeOffer } from "./public.ts";

async function startAcademy() {
  const clock = movingClock(new Date("2031-05-15T12:00:00.000Z"));
  const api = await startApi({ now: clock.now });
  const ann = await signInLearner(api);
  const take = (offer: OfferKey, userId = ann.id) =>
    api.db.transaction().execute((tx) => revokeOffer(tx, { userId, offer, now: clock.now() }));
  const statusOf = async (id: string) => {
    const { status } = (await (await api.get(`/api/certificates/${id}`)).json()) as { status: string };
    return status;
  };
  return { api, clock, ann, take, statusOf };
}

test("a certificate ends with the access it was earned under, and whoever checks learns no more than that", async () => {
  const { api, clock, ann, take, statusOf } = await startAcademy();
  const bob = await signInLearner(api, "Bob");
  const foundation = await courseCalled(api, "Foundation & Mindset");
  for (const { id } of [ann, bob]) await give(api.db, id, "subscribePackage");
  const [anns, bobs] = [
    await certify(api, ann.id, foundation, clock.now()),
    await certify(api, bob.id, foundation, clock.now()),
  ];
  clock.moveDays(3);

  await take("subscribePackage");

  expect(await (await api.get(`/api/certificates/${anns}`)).json()).toMatchObject({
    status: "revoked",
    name: null,
    endedAt: clock.now().toISOString(),
  });
  expect(await (await ann.get("/api/my-certificates")).json()).toEqual([]);
  expect((await ann.post(`/api/certificates/${anns}/reissue`)).status).toBe(409);
  const listed = JSON.stringify(await (await api.get("/api/credentials/revoked")).json());
  expect(listed).toContain(anns);
  expect(listed).not.toMatch(/refund/i);
  expect(await statusOf(bobs), "somebody else's").toBe("valid");
});

test("what is open all the same keeps its certificate; the alumni group takes none along", async () => {
  const { api, ann, take, statusOf } = await startAcademy();
  const { id: blueprint } = await api.db
    .selectFrom("courses")
    .select("id")
    .where("starter_key", "=", "healers-business-blueprint")
    .executeTakeFirstOrThrow();
  const foundation = await courseCalled(api, "Foundation & Mindset");
  for (const offer of ["subscribePackage", "blueprintGuided", "alumniGroup"] as const) {
    await give(api.db, ann.id, offer);
  }
  const ids = [await certify(api, ann.id, blueprint), await certify(api, ann.id, foundation)];
  const statuses = () => Promise.all(ids.map(statusOf));

  await take("alumniGroup");
  expect(await statuses()).toEqual(["valid", "valid"]);
  await take("subscribePackage");
  expect(await statuses(), "a tier still opens the Blueprint").toEqual(["valid", "revoked"]);
  await api.db.updateTable("courses").set({ is_published: false }).where("id", "=", blueprint).execute();
  await give(api.db, ann.id, "subscribePackage");
  await take("subscribePackage");
  expect(await statuses(), "also while it is not published").toEqual(["valid", "revoked"]);
  await take("blueprintGuided");
  expect(await statuses()).toEqual(["revoked", "revoked"]);
});

test("an owner's courses are open without an offer, and so their certificates stay", async () => {
  const { api, ann, take, statusOf } = await startAcademy();
  const id = await certify(api, ann.id, await courseCalled(api, "Foundation & Mindset"));
  await give(api.db, ann.id, "subscribePackage");
  await api.db.updateTable("users").set({ role: "owner" }).where("id", "=", ann.id).execute();

  await take("subscribePackage");

  expect(await statusOf(id)).toBe("valid");
});

test("new access brings nothing back; completing the course again earns a new certificate", async () => {
  const { api, clock, ann, take, statusOf } = await startAcademy();
  const course = await makeCourse(api.db, { lessons: 2 });
  const [first = "", second = ""] = course.lessonIds;
  const mark = async (lessonId: string, completed: boolean) =>
    (await (
      await ann.post("/api/progress", { courseId: course.id, lessonId, completed })
    ).json()) as CourseProgress;
  await give(api.db, ann.id, "subscribePackage");
  await mark(first, true);
  const { completedAt, certificateId: old } = await mark(second, true);
  expect(old).toEqual(expect.any(String));

  await take("subscribePackage");
  expect(await mark(first, true)).toMatchObject({ code: "FORBIDDEN" });
  clock.moveDays(10);
  await give(api.db, ann.id, "subscribePackage");

  const back = (await (await ann.get(`/api/progress/${course.id}`)).json()) as CourseProgress;
  expect(back).toMatchObject({ progressPercentage: 100, completedAt, certificateId: null });
  expect(await mark(first, false)).toMatchObject({ completedAt, certificateId: null });
  const again = await mark(first, true);
  expect(again).toMatchObject({ progressPercentage: 100, completedAt, certificateId: expect.any(String) });
  expect(again.certificateId).not.toBe(old);
  expect(await statusOf(old ?? ""), "the old one").toBe("revoked");
  expect(await (await ann.get("/api/my-certificates")).json()).toMatchObject([
    { id: again.certificateId, issuedAt: clock.now().toISOString() },
  ]);
  expect(await mark(second, true), "once").toMatchObject({ certificateId: again.certificateId });
});

test("whoever completes a course while its access is taken back is left without a certificate that stands", async () => {
  const { api, ann, take } = await startAcademy();
  for (let round = 0; round < 5; round++) {
    const course = await makeCourse(api.db, { lessons: 1 });
    await give(api.db, ann.id, "subscribePackage");
    const complete = () =>
      ann.post("/api/progress", { courseId: course.id, lessonId: course.lessonIds[0], completed: true });

    await Promise.all([complete(), take("subscribePackage"), complete()]);

    expect(await (await ann.get("/api/my-certificates")).json(), `round ${round}`).toEqual([]);
  }
});
