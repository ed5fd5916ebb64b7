import { sampleGatherings } from "@academy/content/sample-gatherings";
import { expect, onTestFinished, test } from "vitest";
import { movingClock } from "../../testing/moving-clock.ts";
import { liveEnv } from "../../testing/servers/live-env.ts";
import { startApi } from "../../testing/servers/start-api.ts";
import { seededDatabase } from "../../testing/servers/test-database.ts";
import { removeSampleGatherings, seedSampleGatherings } from "./public.ts";

test("a demo’s calendar has something for each tier, marked, and a live start none of it", async () => {
  const databaseEnv = await seededDatabase(onTestFinished);
  const clock = movingClock(new Date("2031-05-29T10:00:00.000Z"));
  const api = await startApi({ now: clock.now, databaseEnv });
  const db = api.db as never;
  const samples = () => api.db.selectFrom("gatherings").select(["title", "is_sample", "id"]).execute();
  expect(await samples()).toEqual([]);
  await seedSampleGatherings(db, clock.now());
  const made = await samples();
  expect(made.map(({ title }) => title).sort()).toEqual(sampleGatherings.map(({ title }) => title).sort());
  await seedSampleGatherings(db, clock.now());
  expect(await samples()).toEqual(made);
  const benefits = await api.db.selectFrom("gathering_benefits").select("benefit_id").execute();
  expect(benefits.map(({ benefit_id }) => benefit_id).sort()).toEqual([
    "alumni-calls",
    "co-working",
    "group-calls",
    "guest-sessions",
    "manifestation",
  ]);

  // Once all are over there are others.
  clock.moveDays(3 * 365);
  await seedSampleGatherings(db, clock.now());
  const anew = await samples();
  expect(anew.map(({ id }) => id)).not.toEqual(made.map(({ id }) => id));
  expect(anew).toHaveLength(made.length);

  // What is the owner's stays, and is not made a second time.
  await api.db
    .updateTable("gatherings")
    .set({ is_sample: false })
    .where("title", "=", "Co-working")
    .execute();
  await removeSampleGatherings(db);
  expect(await samples()).toMatchObject([{ title: "Co-working" }]);
  await seedSampleGatherings(db, clock.now());
  expect(await samples()).toHaveLength(1);

  await api.db.updateTable("gatherings").set({ is_sample: true }).execute();
  await api.stop();
  const live = await startApi({ now: clock.now, databaseEnv, env: liveEnv });
  expect(await live.db.selectFrom("gatherings").selectAll().execute()).toEqual([]);
});
