import { expect, onTestFinished, test } from "vitest";
import { openBrowser } from "../../testing/browser.ts";
import { academyWithSessions, mondayAt, sessionsPath } from "../../testing/data/bookings.ts";
import { startApi } from "../../testing/servers/start-api.ts";
import { seededDatabase } from "../../testing/servers/test-database.ts";

test("two processes on one database book, move and cancel without ever giving one hour twice", async () => {
  const databaseEnv = await seededDatabase(onTestFinished);
  const { api, clock, learner, book, booked } = await academyWithSessions({}, { databaseEnv });
  const other = await startApi({ now: clock.now, databaseEnv });
  const people = await Promise.all(Array.from({ length: 20 }, (_, index) => learner(`Ann ${index}`)));
  // Every second one asks the other process; who is signed in at one is signed in at both.
  const browsers = people.map((person, index) => {
    if (index % 2 === 0) return person;
    const there = openBrowser(other);
    for (const [name, value] of person.jar) there.jar.set(name, value);
    return there;
  });
  const answers = await Promise.all(browsers.map((browser) => book(browser, mondayAt("10:00"))));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)]);

  const free = browsers.filter((_, index) => answers[index]?.status !== 201);
  const [one, two] = [
    free.find((each) => people.includes(each as never)),
    free.find((each) => !people.includes(each as never)),
  ];
  if (!one || !two) throw new Error("one process served nobody");
  const ids = [await booked(one, "2031-05-06T10:00:00.000Z"), await booked(two, "2031-05-06T14:00:00.000Z")];
  const moves = await Promise.all(
    [one, two].map((browser, index) =>
      browser.send("PUT", `${sessionsPath}/${ids[index]?.id}/time`, {
        startsAt: "2031-05-07T10:00:00.000Z",
        zone: "UTC",
      }),
    ),
  );
  expect(moves.map(({ status }) => status).sort()).toEqual([200, 409]);
  const bookings = await api.db.selectFrom("bookings").select("id").where("state", "=", "booked").execute();
  expect(bookings).toHaveLength(3);
  expect(await api.db.selectFrom("booked_quarters").select("id").execute()).toHaveLength(21);
});
