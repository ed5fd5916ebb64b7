import { expect, test } from "vitest";
import { askedOnce } from "../../../testing/data/sage-exchanges.ts";
import { eventually } from "../../../testing/eventually.ts";
import { movingClock } from "../../../testing/moving-clock.ts";
import { startApi } from "../../../testing/servers/start-api.ts";
import { testDatabase } from "../../../testing/servers/test-database.ts";
import { listQuestions } from "../studio/list-questions.ts";
import { settleQuestions } from "../studio/settled-questions.queries.ts";
import { handleForgetExchanges } from "./forget-exchanges.ts";

const run = { id: "x", attempt: 1, signal: new AbortController().signal };

test("after 30 days nothing is left of what was asked, not even that it was dealt with", async () => {
  const { db } = await testDatabase();
  const clock = movingClock(new Date("2031-05-01T10:00:00.000Z"));
  for (let index = 0; index < 501; index++) await askedOnce(db, `Old ${index}`, { now: clock.now() });
  await settleQuestions(db, ["old 1"], { answerId: null, now: clock.now() });
  clock.moveMinutes(1);
  // Dealt with later than it was asked: it goes with what was asked all the same.
  await settleQuestions(db, ["old 2"], { answerId: null, now: clock.now() });
  await askedOnce(db, "A minute later", { now: clock.now() });
  await settleQuestions(db, ["a minute later"], { answerId: null, now: clock.now() });
  const { run: forget } = handleForgetExchanges({ db, now: clock.now });
  const kept = () => db.selectFrom("chat_exchanges").select("question").execute();

  clock.moveDays(30);
  clock.moveMinutes(-2);
  await forget({}, run);
  expect((await kept()).length).toBe(502);
  clock.moveMinutes(1);
  expect((await listQuestions(db, {}, clock.now())).items, "not shown even where the job is late").toEqual(
    [],
  );
  await forget({}, run);
  await forget({}, run);

  expect(await kept()).toEqual([{ question: "A minute later" }]);
  expect((await db.selectFrom("settled_questions").select("id").execute()).map(({ id }) => id)).toEqual([
    "a minute later",
  ]);
});

test("a running server forgets by itself", async () => {
  const clock = movingClock(new Date("2031-05-01T10:00:00.000Z"));
  const { db } = await startApi({ now: clock.now, hasHourlyJobs: true });
  await askedOnce(db, "Why?", { now: clock.now() });

  clock.moveDays(31);

  await eventually(
    () => db.selectFrom("chat_exchanges").select("id").execute(),
    (rows) => rows.length === 0,
  );
});
