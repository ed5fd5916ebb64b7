import { expect, test } from "vitest";
import { academyWithSessions, mondayAt, sessionsPath } from "../../testing/data/bookings.ts";
import { refusalOf } from "../../testing/refusal.ts";

const people = 60;

test("sixty people who book one hour at once get one booking, and fifty-nine clear answers", async () => {
  const { api, learner, book, times } = await academyWithSessions();
  const all = await Promise.all(Array.from({ length: people }, (_, index) => learner(`Ann ${index}`)));
  const answers = await Promise.all(all.map((browser) => book(browser, mondayAt("10:00"))));
  const refused = await Promise.all(
    answers.filter(({ status }) => status !== 201).map((answer) => refusalOf(answer)),
  );
  expect(refused).toHaveLength(people - 1);
  for (const refusal of refused) {
    expect(refusal).toMatchObject({
      status: 409,
      code: "CONFLICT",
      message: "That time isn’t free anymore. Please choose another one.",
    });
  }
  const bookings = await api.db.selectFrom("bookings").select(["id", "user_id"]).execute();
  expect(bookings).toHaveLength(1);
  expect(await api.db.selectFrom("booked_quarters").select("id").execute()).toHaveLength(7);
  const [first] = all;
  if (!first) throw new Error("nobody is there");
  expect((await times(first)).times).not.toContain(mondayAt("10:00"));
});

test("two moves onto one hour, and one person’s many bookings at once, leave nothing twice", async () => {
  const { api, learner, book, booked } = await academyWithSessions();
  const [ann, bea] = [await learner("Ann"), await learner("Bea")];
  const one = await booked(ann, mondayAt("09:00"));
  const other = await booked(bea, mondayAt("11:00"));
  const move = (browser: typeof ann, id: string) =>
    browser.send("PUT", `${sessionsPath}/${id}/time`, { startsAt: mondayAt("14:00"), zone: "UTC" });
  const moves = await Promise.all([move(ann, one.id), move(bea, other.id)]);
  expect(moves.map(({ status }) => status).sort()).toEqual([200, 409]);
  const starts = await api.db.selectFrom("bookings").select("starts_at").execute();
  expect(new Set(starts.map(({ starts_at }) => starts_at.getTime())).size).toBe(2);
  expect(await api.db.selectFrom("booked_quarters").select("id").execute()).toHaveLength(14);

  // One session is theirs, whatever they press.
  const mia = await learner("Mia");
  const hours = ["06", "07", "08", "09"].map((day) => `2031-05-${day}T10:00:00.000Z`);
  const answers = await Promise.all(hours.map((hour) => book(mia, hour)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  const hers = await api.db.selectFrom("bookings").select("id").where("user_id", "=", mia.id).execute();
  expect(hers).toHaveLength(1);
});
