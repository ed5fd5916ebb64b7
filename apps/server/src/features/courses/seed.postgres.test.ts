import { starterCourses } from "@academy/content/courses/starter-courses";
import { expect, test } from "vitest";
import { emptyDatabase, testDatabase } from "../../testing/servers/test-database.ts";
import { seedStarterCourses } from "./public.ts";

test("of several processes that start at once, one makes the courses", async () => {
  const databaseEnv = await emptyDatabase();
  const databases = await Promise.all(Array.from({ length: 4 }, () => testDatabase(databaseEnv)));

  await Promise.all(databases.map(({ db }) => seedStarterCourses(db, new Date())));

  const [{ db } = await testDatabase(databaseEnv)] = databases;
  const keys = await db.selectFrom("courses").select("starter_key").orderBy("position").execute();
  expect(keys.map(({ starter_key }) => starter_key)).toEqual(starterCourses.map(({ key }) => key));
  const modules = await db.selectFrom("course_modules").select("id").execute();
  expect(modules).toHaveLength(starterCourses.flatMap((course) => course.modules).length);
});
