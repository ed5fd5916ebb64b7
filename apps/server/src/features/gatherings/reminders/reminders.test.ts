import { expect, onTestFinished, test } from "vitest";
import { jobsDone } from "../../../testing/data/buyers.ts";
import { academyWithCalendar } from "../../../testing/data/gatherings.ts";
import { give, signInLearner } from "../../../testing/data/learners.ts";
import { nextMail } from "../../../testing/mailbox.ts";
import { startApi } from "../../../testing/servers/start-api.ts";
import { seededDatabase } from "../../../testing/servers/test-database.ts";
import { planReminders } from "../public.ts";

test("whoever may come is reminded a day and an hour before, once each, by their own clock, until they say no", async () => {
  const { api, clock, make, datesOf, cancel, changeDate, date } = await academyWithCalendar();
  const [ann, bea, self] = [
    await signInLearner(api, "Ann"),
    await signInLearner(api, "Bea"),
    await signInLearner(api),
  ];
  for (const { id } of [ann, bea]) await give(api.db, id, "blueprintGuided", clock.now());
  await give(api.db, self.id, "blueprintSelfGuided", clock.now());
  await ann.send("PUT", "/api/calendar/settings", { zone: "Europe/Berlin" });
  const db = api.db as never;
  const mailsTo = async (who: typeof ann) => {
    await jobsDone(api, clock.now());
    const mails = await api.db
      .selectFrom("kept_mails")
      .select("subject")
      .where("recipient", "=", who.email)
      .orderBy("id")
      .execute();
    return mails.map(({ subject }) => subject);
  };
  // As the hourly job does it, and as a second process would at the same time.
  const plan = () => Promise.all([planReminders(db, clock.now()), planReminders(db, clock.now())]);
  const id = await make({ repeat: { kind: "weeks", every: 1, ends: { count: 3 } } });
  const [, second, third] = await datesOf(id);
  expect(await mailsTo(ann)).toEqual([]);

  clock.moveTo(new Date("2031-05-05T22:00:00.000Z"));
  await plan();
  expect(await mailsTo(ann)).toEqual([]);
  clock.moveTo(new Date("2031-05-05T23:00:00.000Z"));
  await plan();
  const reminder = "Tomorrow: Monthly group call";
  expect([await mailsTo(ann), await mailsTo(bea), await mailsTo(self)]).toEqual([[reminder], [reminder], []]);
  const mail = await nextMail(api, ann.email);
  expect(mail.text).toContain("Wednesday, May 7, 2031 at 1:00 AM Central European Summer Time");
  expect(mail.text).not.toContain("opensesame");
  expect((await nextMail(api, bea.email)).text).toContain("7:00 PM Eastern Daylight Time");

  // One click, without signing in.
  const token = /reminders-off\?token=([\w%.-]+)/.exec(mail.text)?.[1] ?? "";
  const end = (given: string) => api.post("/api/calendar-reminders/end", { token: given });
  expect((await end(`${bea.id}.${decodeURIComponent(token).split(".")[1]}`)).status).toBe(400);
  expect((await end(decodeURIComponent(token))).status).toBe(204);
  clock.moveTo(new Date("2031-05-06T22:00:00.000Z"));
  await plan();
  expect([await mailsTo(ann), await mailsTo(bea)]).toEqual([
    [reminder],
    [reminder, "In an hour: Monthly group call"],
  ]);

  // A move is told, and the reminder goes by the new time; whoever said they would come hears of it all the same.
  await ann.send("PUT", `/api/calendar/${second?.id}/going`, { isGoing: true });
  clock.moveTo(new Date("2031-05-12T22:30:00.000Z"));
  await plan();
  const { revision } = await date(second?.id ?? "");
  const own = { title: null, about: null, link: null };
  const moving = { startsOn: "2031-05-15", time: "19:00", clockChange: null, minutes: 60, ...own };
  expect((await changeDate(second?.id ?? "", { ...moving, basedOn: revision })).status).toBe(200);
  clock.moveTo(new Date("2031-05-13T00:00:00.000Z"));
  await plan();
  expect([(await mailsTo(ann)).slice(1), (await mailsTo(bea)).slice(2)]).toEqual([
    ["A new time for Monthly group call"],
    ["A new time for Monthly group call"],
  ]);
  clock.moveTo(new Date("2031-05-14T23:00:00.000Z"));
  await plan();
  expect((await mailsTo(bea)).slice(3)).toEqual([reminder]);

  // After it was canceled nobody is reminded of it.
  clock.moveTo(new Date("2031-05-19T22:30:00.000Z"));
  await plan();
  await cancel(third?.id ?? "", { reason: "Elena has lost her voice.", what: "date" });
  clock.moveTo(new Date("2031-05-20T22:00:00.000Z"));
  await plan();
  expect((await mailsTo(bea)).slice(4)).toEqual(["Monthly group call is canceled"]);
});

test("reminders that a stopped process left are sent by the next, once", async () => {
  const databaseEnv = await seededDatabase(onTestFinished);
  const { api, clock, make } = await academyWithCalendar({ databaseEnv });
  const ann = await signInLearner(api, "Ann");
  await give(api.db, ann.id, "blueprintGuided", clock.now());
  await make();
  clock.moveTo(new Date("2031-05-05T22:00:00.000Z"));
  await planReminders(api.db as never, clock.now());
  await api.stop();
  clock.moveTo(new Date("2031-05-05T23:30:00.000Z"));
  const again = await startApi({ now: clock.now, databaseEnv });
  await jobsDone(again, clock.now());
  await planReminders(again.db as never, clock.now());
  await jobsDone(again, clock.now());
  const mails = await again.db
    .selectFrom("kept_mails")
    .select("subject")
    .where("recipient", "=", ann.email)
    .execute();
  expect(mails).toEqual([{ subject: "Tomorrow: Monthly group call" }]);
});
