import { expect, test } from "vitest";
import type { Api } from "../../testing/browser.ts";
import { bookBody, sessionsPath } from "../../testing/data/bookings.ts";
import { give, signInLearner } from "../../testing/data/learners.ts";
import { eventually } from "../../testing/eventually.ts";
import { freePort } from "../../testing/servers/free-port.ts";
import { samplePerson } from "../../testing/servers/owner-process.ts";
import { programEnv } from "../../testing/servers/program-env.ts";
import { killableServer, startServerProcess } from "../../testing/servers/server-process.ts";
import { seededDatabase, testDatabase } from "../../testing/servers/test-database.ts";

const hourMs = 60 * 60_000;

test("killed while many book: each booking is whole, with its hour, its mails and its reminders, or not there at all", async () => {
  const databaseEnv = await seededDatabase();
  const PORT = String(await freePort());
  const env = { ...programEnv, ...databaseEnv, PORT };
  const start = () => startServerProcess(env, { program: killableServer });
  const { db } = await testDatabase(databaseEnv);
  const acknowledged: string[] = [];

  for (let kill = 0; kill < 2; kill++) {
    const server = await start();
    const call = (path: string, init: RequestInit = {}) =>
      fetch(server.url + path, { redirect: "manual", ...init });
    const settings = { baseUrl: `http://localhost:${PORT}` };
    const sampleSignIns = [samplePerson(server.output(), "learner")];
    const api = { call, db, settings, sampleSignIns } as unknown as Api;
    const people = await Promise.all(
      Array.from({ length: 7 }, async () => {
        const person = await signInLearner(api);
        await give(db, person.id, "blueprintDeepDive");
        return person;
      }),
    );
    const [first] = people;
    if (!first) throw new Error("nobody is there");
    // By the sample hours of a demo; those that lie apart, so that nobody is in anybody's way.
    const { times } = (await (
      await first.get(`${sessionsPath}/times?benefit=strategy-session&from=${weeksOn(kill * 3)}`)
    ).json()) as { times: string[] };
    const apart = times.filter(
      (time, place) => place === 0 || Date.parse(time) - Date.parse(times[place - 1] ?? "") > 12 * hourMs,
    );
    expect(apart.length).toBeGreaterThan(4);
    const before = acknowledged.length;
    const booking = people.map(async (person, place) => {
      const body = bookBody(apart[place % apart.length] ?? "");
      try {
        if ((await person.post(sessionsPath, body)).status === 201) acknowledged.push(body.id);
      } catch {
        // The process ended in the middle of it: what it had not acknowledged may be there or not.
      }
    });
    await eventually(
      () => acknowledged.length,
      (count) => count > before + kill,
    );
    server.child.kill("SIGKILL");
    await server.ended;
    await Promise.all(booking);
  }

  const bookings = await db.selectFrom("bookings").select(["id", "starts_at", "state"]).execute();
  const quarters = await db.selectFrom("booked_quarters").select(["id", "booking_id"]).execute();
  const jobs = await db.selectFrom("jobs").select("key").where("key", "like", "%booking-%").execute();
  expect(bookings.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged));
  for (const { id, starts_at } of bookings) {
    const hers = quarters.filter(({ booking_id }) => booking_id === id).map((each) => Number(each.id));
    const from = starts_at.getTime() / (15 * 60_000);
    expect(hers.sort()).toEqual(Array.from({ length: 7 }, (_, index) => from + index));
    const keys = jobs.filter(({ key }) => key?.includes(id)).map(({ key }) => String(key));
    expect(
      keys.filter((key) => key.includes("booking-reminder")),
      id,
    ).toHaveLength(2);
    // To the learner, and to the owner.
    expect(
      keys.filter((key) => key.includes(`booking-booked:${id}`)),
      id,
    ).toHaveLength(2);
  }
  const known = new Set(bookings.map(({ id }) => id));
  expect(quarters.every(({ booking_id }) => known.has(booking_id))).toBe(true);
  expect(jobs.every(({ key }) => [...known].some((id) => key?.includes(id)))).toBe(true);
});

const weeksOn = (weeks: number) => new Date(Date.now() + (weeks * 7 * 24 + 72) * hourMs).toISOString();
