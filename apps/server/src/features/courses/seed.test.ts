import { starterCourses } from "@academy/content/courses/starter-courses";
import { expect, test } from "vitest";
import { liveEnv } from "../../testing/servers/live-env.ts";
import { startApi } from "../../testing/servers/start-api.ts";
import { emptyDatabase, testDatabase } from "../../testing/servers/test-database.ts";
import { seedStarterCourses } from "./public.ts";

const lessonCount = starterCourses.flatMap(({ modules }) =>
  modules.flatMap(({ lessons }) => [...lessons]),
).length;

test("starter courses come with the first start and are the owner's from then on", async () => {
  const { db } = await testDatabase();
  await seedStarterCourses(db, new Date());
  const lessons = await db.selectFrom("lessons").select(["title", "text"]).execute();
  expect(lessons).toHaveLength(lessonCount);
  for (const { title, text } of lessons) expect(text.length, title).toBeGreaterThan(1000);
  const workbooks = await db.selectFrom("resources").select(["title", "file_name", "workbook"]).execute();
  expect(workbooks).toHaveLength(starterCourses.flatMap((course) => course.workbooks).length);
  for (const { title, file_name, workbook } of workbooks) {
    expect([workbook?.title, file_name]).toEqual([title, expect.stringMatching(/^[a-z0-9-]+\.pdf$/)]);
  }

  await db.deleteFrom("courses").where("starter_key", "!=", "business-strategy").execute();
  await db.updateTable("courses").set({ title: "Mine", starter_key: null }).execute();
  await seedStarterCourses(db, new Date());

  expect(await db.selectFrom("courses").select("title").execute()).toEqual([{ title: "Mine" }]);
});

test("a live academy has them too", async () => {
  const api = await startApi({ env: liveEnv, databaseEnv: await emptyDatabase() });

  expect(await (await api.get("/api/courses")).json()).toHaveLength(starterCourses.length);
});
