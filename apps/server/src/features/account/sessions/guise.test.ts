import { expect, test } from "vitest";
import { openBrowser, signedIn } from "../../../testing/browser.ts";
import { newStaff } from "../../../testing/data/staff.ts";
import { refusalOf } from "../../../testing/refusal.ts";
import { startApi } from "../../../testing/servers/start-api.ts";

const start = "/api/studio/guise";

type Summary = { id: string; title: string };
type EnrollmentRow = { course: Summary; isEntitled: boolean; completedLessons: number };

test("an owner who looks as a visitor is nobody, until she goes back", async () => {
  const api = await startApi();
  const owner = await signedIn(api, "owner");
  expect((await openBrowser(api).post(start, { as: "visitor" })).status).toBe(401);
  const editor = await newStaff(api, "editor");
  expect((await editor.post(start, { as: "visitor" })).status).toBe(403);

  expect((await owner.post(start, { as: "visitor" })).status).toBe(204);
  expect(await owner.who()).toBe(401);
  expect((await owner.get("/api/studio/leads")).status).toBe(401);
  expect(await owner.who(), "asking did not sign her out").toBe(401);
  expect((await owner.get("/")).headers.get("location")).toBe("/quiz");
  const contact = { name: "A", email: "a@example.org", message: "Hello there" };
  expect(await refusalOf(await owner.post("/api/contact", contact))).toMatchObject({ code: "IN_GUISE" });

  expect((await owner.send("DELETE", "/api/guise")).status).toBe(204);
  expect(await owner.who()).toBe(owner.email);
  expect((await owner.get("/api/studio/leads")).status).toBe(200);
  await owner.post(start, { as: "visitor" });
  expect((await owner.post("/api/auth/sign-out")).status, "signing out ends both").toBe(200);
  expect([...owner.jar.keys()].filter((name) => /view|session/.test(name))).toEqual([]);
});

test("as a learner of an offer she sees what it opens, nobody's data and nothing of the studio, and leaves no trace", async () => {
  const api = await startApi();
  const owner = await signedIn(api, "owner");
  const rowsOf = async () => {
    const count = async (table: "users" | "grants" | "enrollments" | "lesson_progress" | "downloads") =>
      (await api.db.selectFrom(table).selectAll().execute()).length;
    return [
      await count("users"),
      await count("grants"),
      await count("enrollments"),
      await count("lesson_progress"),
      await count("downloads"),
    ];
  };
  const before = await rowsOf();
  expect((await owner.post(start, { as: "learner", offer: "no-such-offer" })).status).toBe(400);
  expect((await owner.post(start, { as: "learner", offer: "blueprintSelfGuided" })).status).toBe(204);

  const user = (await (await owner.get("/api/auth/user")).json()) as object;
  expect(user).toMatchObject({ role: "learner", subscriptionStatus: "active", archetype: null });
  expect(JSON.stringify(user)).not.toContain(owner.email);
  expect((await owner.get("/api/studio/leads")).status).toBe(403);
  const enrolled = (await (await owner.get("/api/my-enrollments")).json()) as EnrollmentRow[];
  expect(enrolled).toMatchObject([{ isEntitled: true, completedLessons: 0 }]);
  const [{ course }] = enrolled as [EnrollmentRow];
  const outline = (await (await owner.get(`/api/courses/${course.id}`)).json()) as {
    modules: { lessons: { id: string }[] }[];
  };
  expect(outline).toMatchObject({ isEntitled: true });
  const lesson = outline.modules[0]?.lessons[0]?.id ?? "";
  expect((await owner.get(`/api/lessons/${lesson}`)).status).toBe(200);
  const ofCourse = ["", "/workbooks", "/answers", "/plan"].map((end) => `/api/courses/${course.id}${end}`);
  const own = ["account", "resources", "my-learning", "my-certificates", "my-plans", "my-downloads"];
  own.push("my-library/bookmarks", "my-library/writing", "my-library/search?q=price");
  for (const path of [...ofCourse, ...own.map((end) => `/api/${end}`), `/api/progress/${course.id}`]) {
    const answer = await owner.get(path);
    expect(answer.status, path).toBeLessThan(500);
    expect(await answer.text(), path).not.toContain(owner.email);
  }
  const progress = { courseId: course.id, lessonId: lesson, completed: true };
  expect(await refusalOf(await owner.post("/api/progress", progress))).toMatchObject({
    status: 403,
    code: "IN_GUISE",
  });
  expect(await rowsOf()).toEqual(before);
});

test("a guise that outlived its session keeps nobody from signing in, and is dropped", async () => {
  const api = await startApi();
  const owner = await signedIn(api, "owner");
  for (const as of [{ as: "visitor" }, { as: "learner", offer: "blueprintSelfGuided" }]) {
    expect((await owner.post(start, as)).status).toBe(204);
    const worn = owner.jar.get("academy_guise") ?? "";
    await api.db.deleteFrom("sessions").execute();
    const { email, password } = owner;
    const answer = await owner.post("/api/auth/sign-in/email", { email, password });
    expect(answer.status, worn).toBe(200);
    expect(owner.jar.get("academy_guise") ?? "").toBe("");
    expect(await owner.who()).toBe(owner.email);
  }
  // A page that only asks who is there drops both.
  await owner.post(start, { as: "visitor" });
  await api.db.deleteFrom("sessions").execute();
  const asked = await owner.get("/api/auth/user");
  expect(asked.headers.getSetCookie().join()).toContain("academy_guise=; Max-Age=0");
});

test("somebody who is no owner is who they are, whatever their browser says", async () => {
  const api = await startApi();
  const maya = await signedIn(api, "learner");
  maya.jar.set("academy_guise", "subscribePackage");
  expect(await maya.who()).toBe(maya.email);
  const contact = { name: "A", email: "a@example.org", message: "Hello there" };
  expect((await maya.post("/api/contact", contact)).status, "nothing is kept from her").not.toBe(403);
});
