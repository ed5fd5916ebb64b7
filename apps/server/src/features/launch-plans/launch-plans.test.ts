import { randomUUID } from "node:crypto";
import type { FinishPlanAnswer, PlanChangesAnswer, PlanView } from "@academy/contract/learning/launch-plan";
import type { CourseProgress, EnrollmentView } from "@academy/contract/learning/progress";
import type { PlanInput } from "@academy/documents/launch-plan";
import type { PlanChange } from "@academy/launch-plan/change";
import { isFilledIn } from "@academy/launch-plan/plan";
import { expect, test } from "vitest";
import { documentsHere } from "../../platform/documents/documents.ts";
import { encrypt } from "../../platform/secrets/encryption.ts";
import type { Browser } from "../../testing/browser.ts";
import { give, signInLearner } from "../../testing/data/learners.ts";
import { movingClock } from "../../testing/moving-clock.ts";
import { refusalOf } from "../../testing/refusal.ts";
import { documentsWith } from "../../testing/servers/documents-with.ts";
import { shareApi, startApi } from "../../testing/servers/start-api.ts";
import { revokeOffer } from "../access/public.ts";

const begin = { startsOn: "2026-11-16", emptyWeeks: [6, 9] };

const sharedApi = shareApi();

async function planning(options?: Parameters<typeof startApi>[0]) {
  const api = await (options ? startApi(options) : sharedApi());
  const ann = await signInLearner(api);
  await give(api.db, ann.id, "blueprintSelfGuided");
  const { id: courseId } = await api.db
    .selectFrom("courses")
    .select("id")
    .where("has_launch_plan", "=", true)
    .executeTakeFirstOrThrow();
  return { api, ann, courseId, path: `/api/courses/${courseId}/plan` };
}

const show = async (browser: Browser, path: string) => (await (await browser.get(path)).json()) as PlanView;
const withIds = (...changes: PlanChange[]) => ({
  changes: changes.map((change) => ({ id: randomUUID(), change })),
});
const change = async (browser: Browser, path: string, body: ReturnType<typeof withIds>) =>
  (await (await browser.post(`${path}/changes`, body)).json()) as PlanChangesAnswer;

test("a plan begins with every box filled in, and beginning again changes nothing", async () => {
  const { ann, path } = await planning();
  expect(await show(ann, path)).toMatchObject({ plan: null, revision: 0, calendarUrl: null });

  const begun = (await (await ann.post(path, begin)).json()) as PlanView;

  expect(begun.plan && isFilledIn(begun.plan)).toBe(true);
  expect(begun).toMatchObject({ plan: begin, revision: 1 });
  await ann.post(path, { startsOn: "2026-11-23", emptyWeeks: [2, 3] });
  expect(await show(ann, path)).toEqual(begun);
});

test("what was written in the workbooks stands in the boxes", async () => {
  const { ann, path, courseId } = await planning();
  const at = "2026-11-10T08:00:00.000Z";
  const saved = await ann.send("PUT", `/api/courses/${courseId}/answers`, {
    changes: [
      {
        item: "channel.chosen",
        baseRevision: 0,
        fields: { "what.words": { text: "Cards at the clinic", at }, "day.words": { text: "Tuesday", at } },
      },
      { item: "door.page", baseRevision: 0, fields: { "name.words": { text: "The February tea", at } } },
    ],
  });
  expect(await saved.json()).toMatchObject({ refused: [] });

  const { plan } = (await (await ann.post(path, begin)).json()) as PlanView;

  const texts = plan?.things.map(({ text }) => text) ?? [];
  expect(texts).toContain("Run your channel for the first time: Cards at the clinic, on Tuesday");
  expect(texts).toContain("Invite three people by name to The February tea");
});

/** What somebody writes in the workbooks, by the address of its field. */
async function write({ ann, courseId }: Planning, words: Record<string, string>) {
  const at = "2026-11-10T08:00:00.000Z";
  const items = Map.groupBy(Object.entries(words), ([address]) => address.split("/")[0] ?? "");
  const changes = [...items].map(([item, fields]) => ({
    item,
    baseRevision: 0,
    fields: Object.fromEntries(fields.map(([address, text]) => [address.split("/")[1] ?? "", { text, at }])),
  }));
  const saved = await ann.send("PUT", `/api/courses/${courseId}/answers`, { changes });
  expect(await saved.json()).toMatchObject({ refused: [] });
}

const lastLessons = {
  "channel.chosen/what.words": "a letter",
  "channel.chosen/day.words": "first Monday of the month, by noon",
  "channel.chosen/small.words": "three lines",
  "places.circled/1.person": "Joyce, at the notary’s",
  "places.circled/2.place": "Dot",
  "places.circled/2.person": "herself; not in March",
  "invitation.sent/third.to": "Ms. Adeyemi",
  "door.page/name.words": "One Card",
  "ninety.fixed/empty-seen.week": "6",
  "ninety.fixed/empty-seen.date": "Dec 21 (taxes, no evenings)",
  "ninety.fixed/empty-unseen.week": "9",
  "ninety.fixed/door.week": "4",
  "ninety.fixed/door.date": "Sat. Dec 12",
  "ninety.fixed/door.invite-by": "Nov 21",
};
const lastOfAll = {
  "monday.appointments/monday.hour": "7:00",
  "monday.appointments/friday.hour": "12:10, at the window",
  "monday.witness": "Walt, on his blotter",
};

test("the last lessons are in the plan from its first moment, with their source", async () => {
  const started = await planning();
  const { ann, path } = started;
  await write(started, lastLessons);
  const before = await show(ann, path);
  expect(before.emptyWeeks?.map(({ week }) => week)).toEqual(["6", "9"]);
  expect(before.sources).toMatchObject([{ field: "emptyWeeks", workbook: "The Launch Book" }]);

  const begun = (await (await ann.post(path, begin)).json()) as PlanView;
  const textsOf = (week: number) =>
    begun.plan?.things
      .filter((thing) => thing.week === week)
      .map(({ text }) => text)
      .join("; ");
  // December 7, January 4 and February 1; the week of January 11 is empty.
  const runs = begun.plan?.things.filter(
    ({ text }) => text.includes("your channel") && text.includes("a letter"),
  );
  expect(runs?.map(({ week }) => week)).toEqual([4, 8, 12]);
  expect(textsOf(3)).toContain("Say hello to Joyce");
  expect(textsOf(3)).toContain("Ask Ms. Adeyemi for fifteen minutes");
  expect(begun.plan?.things.map(({ text }) => text).join()).toContain("Say hello to Dot");
  expect(textsOf(4)).toContain("Hold One Card");
  expect(begun.sources.map(({ field }) => field)).toEqual(["points", "channel"]);

  // What is written after it was begun comes along, until it is set in the plan itself.
  await write(started, lastOfAll);
  const after = await show(ann, path);
  expect(after.plan).toMatchObject({
    witness: "Walt, on his blotter",
    hours: { monday: "07:00", friday: "12:10" },
  });
  expect(after.sources).toContainEqual(
    expect.objectContaining({ field: "witness", part: "The first Monday", item: "monday.witness" }),
  );
  const changed = await change(ann, path, withIds({ kind: "witness", text: "" }));
  expect(changed.plan).toMatchObject({ witness: "", hours: { monday: "07:00" } });
  expect((await show(ann, path)).sources.map(({ field }) => field)).not.toContain("witness");
});

const oldPage = {
  "plan.deeds/": "Send three letters",
  "plan.weeks/1.found": "send the first letter",
  "plan.weeks/1.invite": "ask Tamar\nand the vet",
  "plan.weeks/6.house": "nothing, on purpose",
  "plan.fridays/1.invited": "2",
  "plan.fridays/1.answered": "2 (and a cousin)",
  "plan.fridays/1.line": "Tamar",
  "plan.drawer/1.idea": "my own deck",
  "plan.drawer/1.came": "always",
  "plan.drawer/2.idea": "a booth at the county fair",
  "plan.drawer/2.came": "Nov 19, 2 a.m.",
  "plan.drawer/2.verdict": "Goodbye!",
};

test.each(["before it was begun", "after it was begun"])(
  "what was written on the printed plan’s page %s is in the plan, and stays",
  async (when) => {
    const started = await planning();
    const { ann, path } = started;
    if (when === "before it was begun") await write(started, oldPage);
    const { plan: first } = (await (await ann.post(path, begin)).json()) as PlanView;
    const [own] = first?.things.filter(({ week, column }) => week === 1 && column === "house") ?? [];
    if (when === "after it was begun") await write(started, oldPage);
    const { plan } = await show(ann, path);
    const boxes = plan?.things
      .filter(({ week }) => week === 1)
      .map(({ text, isOwn }) => [text, isOwn ?? false]);
    expect(boxes?.sort()).toEqual([
      [own?.text, false],
      ["ask Tamar and the vet", true],
      ["send the first letter", true],
    ]);
    expect(plan?.things).toContainEqual(expect.objectContaining({ week: 6, text: "nothing, on purpose" }));
    expect(plan?.deeds).toBe("Send three letters");
    expect(plan?.fridays["1"]).toEqual({
      invited: 2,
      answered: 2,
      came: null,
      line: "2 (and a cousin) · Tamar",
    });
    expect(plan?.drawer.map(({ text, cameOn, verdict }) => [text, cameOn, verdict])).toEqual([
      ["my own deck (always)", "2026-11-16", null],
      ["a booth at the county fair", "2026-11-19", "goodbye"],
    ]);

    // Changed, rubbed out and put away it stays so, and nothing comes back.
    const letter = plan?.things.find(({ text }) => text === "send the first letter");
    const rubbed = await change(
      ann,
      path,
      withIds(
        { kind: "write", thing: letter?.id ?? "", week: 1, column: "found", text: "" },
        { kind: "deeds", text: "" },
      ),
    );
    expect(rubbed.refused).toEqual([]);
    const later = await show(ann, path);
    expect(later.plan?.deeds).toBe("");
    expect(later.plan?.things.map(({ text }) => text)).not.toContain("send the first letter");
    expect(later.plan?.drawer).toHaveLength(2);
    const [listed] = (await (await ann.get("/api/my-plans")).json()) as PlanView[];
    expect(listed?.plan).toEqual(later.plan);
  },
);

test.each([
  [{ startsOn: "2026-11-17", emptyWeeks: [6, 9] }, "startsOn"],
  [{ startsOn: "2026-11-16", emptyWeeks: [6, 6] }, "emptyWeeks"],
])("%j is no beginning", async (body, field) => {
  const { ann, path } = await planning();
  expect(await refusalOf(await ann.post(path, body))).toMatchObject({ code: "BAD_REQUEST", field });
});

test("changes are made in their order, once each, and those that don’t fit are told", async () => {
  const { ann, path } = await planning();
  const { plan } = (await (await ann.post(path, begin)).json()) as PlanView;
  const [thing] = plan?.things ?? [];
  if (!thing) throw new Error("the plan has no things");
  const body = withIds(
    { kind: "check", thing: thing.id, isDone: true },
    { kind: "move", thing: thing.id, week: 2 },
    { kind: "move", thing: thing.id, week: 3 },
    { kind: "friday", week: 1, numbers: { invited: 3, answered: 0, came: 0, line: "<b>rain</b> 🌧" } },
  );

  const first = await change(ann, path, body);

  expect(first.refused).toEqual([{ id: body.changes[2]?.id, because: "moved before" }]);
  expect(first.plan?.things.find(({ id }) => id === thing.id)).toEqual({
    ...thing,
    isDone: true,
    hasMoved: true,
    week: 2,
  });
  expect(first.plan?.fridays["1"]).toMatchObject({ invited: 3, line: "<b>rain</b> 🌧" });

  const unchecked = await change(ann, path, withIds({ kind: "check", thing: thing.id, isDone: false }));
  const again = await change(ann, path, body);
  expect(again).toMatchObject({ refused: [], revision: unchecked.revision });
  expect(again.plan).toEqual(unchecked.plan);
});

test("two devices that write at once both have their words in the plan", async () => {
  const { ann, path } = await planning();
  await ann.post(path, begin);
  const ideas = Array.from({ length: 8 }, (_, index) => `Idea ${index}`);

  await Promise.all(
    ideas.map((text) =>
      change(ann, path, withIds({ kind: "idea", idea: randomUUID(), text, on: "2026-11-20" })),
    ),
  );

  const { plan } = await show(ann, path);
  expect(plan?.drawer.map(({ text }) => text).sort()).toEqual(ideas);
});

test("only whoever may open the course has a plan in it", async () => {
  const { api, ann, path, courseId } = await planning();
  await ann.post(path, begin);
  const ben = await signInLearner(api, "Ben");
  for (const response of [
    await ben.get(path),
    await ben.post(path, begin),
    await ben.post(`${path}/changes`, withIds({ kind: "deeds", text: "x" })),
    await ben.post(`${path}/finish`, {}),
    await ben.get(`${path}.pdf`),
    await ben.get(`${path}.ics`),
    await ben.send("PUT", `${path}/calendar`),
  ]) {
    expect((await refusalOf(response)).code).toBe("FORBIDDEN");
  }
  await give(api.db, ben.id, "blueprintSelfGuided");
  expect((await show(ben, path)).plan).toBeNull();
  expect(await (await ben.get("/api/my-plans")).json()).toEqual([]);
  expect(await (await ann.get("/api/my-plans")).json()).toEqual([await show(ann, path)]);
  const other = await api.db
    .selectFrom("courses")
    .select("id")
    .where("id", "!=", courseId)
    .executeTakeFirstOrThrow();
  await give(api.db, ben.id, "subscribePackage");
  expect((await ben.get(`/api/courses/${other.id}/plan`)).status).toBe(404);
});

test("the calendar has the Mondays with their things, the Fridays and day ninety", async () => {
  const { ann, path } = await planning();
  await ann.post(path, begin);
  const response = await ann.get(`${path}.ics`);
  expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  const calendar = (await response.text()).replaceAll("\r\n ", "");
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(13 + 11 + 1);
  expect(calendar).toContain("DTSTART;VALUE=DATE:20261116");
  expect(calendar).toContain("SUMMARY:Day ninety: forty minutes and something warm");
  expect(calendar).toMatch(/DTSTART;VALUE=DATE:20270213/);
  expect(calendar).toContain("Ask someone licensed what your work needs");
});

test("the calendar has the hours, rings if that is wanted, and has the days that matter", async () => {
  const started = await planning();
  const { ann, path } = started;
  await write(started, { ...lastLessons, ...lastOfAll });
  await ann.post(path, begin);
  const fetched = async () =>
    (await (await ann.get(`${path}.ics`)).text()).replaceAll("\r\n ", "").replaceAll("\r\n", "\n");
  const calm = await fetched();
  expect(calm).not.toContain("VALARM");
  // Ten minutes by whatever clock the calendar goes by; day ninety has no hour yet.
  expect(calm).toContain("DTSTART:20261116T070000\nDTEND:20261116T071000\n");
  expect(calm).toContain("DTSTART:20261120T121000\n");
  expect(calm).toContain("DTSTART;VALUE=DATE:20270213");
  const entryOf = (summary: string) =>
    calm.split("BEGIN:VEVENT").filter((entry) => entry.includes(`SUMMARY:${summary}`));
  expect(entryOf("Your channel")).toHaveLength(3);
  expect(entryOf("The smaller door\\, for the first time")[0]).toContain("VALUE=DATE:20261212");
  expect(entryOf("Invitations go out by today: The smaller door")[0]).toContain("VALUE=DATE:20261121");

  await change(ann, path, withIds({ kind: "alarms", isOn: true }));
  const loud = await fetched();
  expect(loud).toContain("TRIGGER;RELATED=START:PT0S");
  expect(loud).toContain("TRIGGER;RELATED=START:PT9H");
});

test("a calendar’s address needs no session, stays current, and ends when its owner says so", async () => {
  const { api, ann, path } = await planning();
  await ann.post(path, begin);
  const open = async () =>
    (await (await ann.send("PUT", `${path}/calendar`)).json()) as { calendarUrl: string };
  const { calendarUrl } = await open();
  expect(await open()).toEqual({ hasCalendar: true, calendarUrl });
  const fetched = async () => fetch(new URL(new URL(calendarUrl).pathname, api.url));

  await change(ann, path, withIds({ kind: "begin", startsOn: "2026-11-23" }));
  expect(await (await fetched()).text()).toContain("DTSTART;VALUE=DATE:20261123");

  await api.db
    .transaction()
    .execute((tx) => revokeOffer(tx, { userId: ann.id, offer: "blueprintSelfGuided", now: new Date() }));
  expect((await fetched()).status).toBe(404);
  await give(api.db, ann.id, "blueprintSelfGuided");
  expect((await fetched()).status).toBe(200);

  // Neither the table nor a backup opens it; of one that was only a hash before, whoever uses it brings the rest.
  const kept = () =>
    api.db.selectFrom("launch_plans").selectAll().where("user_id", "=", ann.id).executeTakeFirstOrThrow();
  const token = new URL(calendarUrl).pathname.slice("/api/calendars/".length, -".ics".length);
  expect(JSON.stringify(await kept())).not.toContain(token);
  for (const calendar_encrypted of [null, encrypt("x".repeat(40), token)]) {
    await api.db
      .updateTable("launch_plans")
      .set({ calendar_encrypted })
      .where("user_id", "=", ann.id)
      .execute();
    expect(await open()).toEqual({ hasCalendar: true, calendarUrl: null });
    expect((await fetched()).status).toBe(200);
    expect(await open()).toEqual({ hasCalendar: true, calendarUrl });
  }

  await ann.send("DELETE", `${path}/calendar`);
  expect((await fetched()).status).toBe(404);
  expect((await open()).calendarUrl).not.toBe(calendarUrl);
});

test("the printed plan is a PDF, with what was answered on day ninety, as it was asked", async () => {
  const here = documentsHere();
  const printed: PlanInput[] = [];
  const renderPlan: typeof here.renderPlan = (input) => {
    printed.push(input);
    return here.renderPlan(input);
  };
  const started = await planning({ documents: documentsWith({ renderPlan }) });
  const { ann, path } = started;
  expect((await ann.get(`${path}.pdf`)).status).toBe(404);
  await ann.post(path, begin);
  const response = await ann.get(`${path}.pdf`);
  expect(response.headers.get("content-type")).toBe("application/pdf");
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  expect(printed[0]?.dayNinety).toBeNull();

  await write(started, {
    "plan.count/done.count": "26",
    "plan.glad": "Week 4.",
    "plan.next/stop.what": "Flyers",
  });
  await ann.get(`${path}.pdf`);
  const { title, answers = [] } = printed[1]?.dayNinety ?? {};
  expect(title).toBe("Day ninety");
  expect(answers.map(({ asked }) => asked)).toEqual([
    "The count.",
    expect.stringContaining("most glad"),
    expect.stringContaining("One of each"),
  ]);
  const [count, glad, next] = answers.map(({ rows }) => rows);
  expect(count).toHaveLength(7);
  expect(count?.[0]).toEqual(["Things checked, of thirty-three", "26"]);
  expect(glad).toEqual([["Week 4."]]);
  expect(next?.[2]).toEqual(["stop", "Flyers", ""]);
});

test("a plan is exported with the account and goes with it", async () => {
  const { api, ann, path } = await planning();
  await ann.post(path, begin);
  await change(ann, path, withIds({ kind: "deeds", text: "Hold the tea twice" }));
  const exported = await (await ann.get("/api/account/export")).text();
  expect(exported).toContain("Hold the tea twice");
  await api.db.deleteFrom("users").where("id", "=", ann.id).execute();
  expect(await api.db.selectFrom("launch_plans").selectAll().where("user_id", "=", ann.id).execute()).toEqual(
    [],
  );
});

const whole = withIds(
  { kind: "keep", weeks: [1, 2, 3, 4, 5, 7, 8, 10, 11, 12, 13] },
  { kind: "deeds", text: "Hold the smaller door twice" },
  { kind: "witness", text: "Marit, by telephone" },
);
type Planning = Awaited<ReturnType<typeof planning>>;
const progressOf = async ({ ann, courseId }: Planning) =>
  (await (await ann.get(`/api/progress/${courseId}`)).json()) as CourseProgress;
/** What the signed credential says. */
async function credentialOf(browser: Browser, certificateId: string | null | undefined) {
  const token = await (await browser.get(`/api/certificates/${certificateId}/credential.jwt`)).text();
  return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as { evidence?: unknown };
}
async function markAll({ ann, courseId }: Planning, lessonIds: readonly string[]) {
  for (const lessonId of lessonIds) await ann.post("/api/progress", { courseId, lessonId, completed: true });
}

test("a course that ends in a plan is complete when its lessons are done and the plan is finished", async () => {
  const started = await planning();
  const { ann, path } = started;
  const { lessons } = await progressOf(started);
  await markAll(
    started,
    lessons.map(({ id }) => id),
  );
  expect(await progressOf(started)).toMatchObject({
    progressPercentage: 100,
    completedAt: null,
    certificateId: null,
    plan: "open",
  });

  await ann.post(path, begin);
  expect((await refusalOf(await ann.post(`${path}/finish`, {}))).code).toBe("CONFLICT");
  await change(ann, path, whole);
  expect(await progressOf(started)).toMatchObject({ completedAt: null, plan: "begun" });
  const answers = await Promise.all([ann.post(`${path}/finish`, {}), ann.post(`${path}/finish`, {})]);
  const [one, other] = (await Promise.all(answers.map((each) => each.json()))) as FinishPlanAnswer[];
  expect(one?.certificateId).toEqual(expect.any(String));
  expect(other?.certificateId).toBe(one?.certificateId);
  const after = await progressOf(started);
  expect(after).toMatchObject({ plan: "finished", certificateId: one?.certificateId });
  expect(after.completedAt).toEqual(expect.any(String));

  const credential = await credentialOf(ann, one?.certificateId);
  expect(credential.evidence).toMatchObject([{ type: ["Evidence"], name: "A finished 90-day launch plan" }]);
  expect(JSON.stringify(credential)).not.toContain("Marit");
  // A plan is there to be changed, and stays finished.
  await change(ann, path, withIds({ kind: "witness", text: "" }));
  expect((await show(ann, path)).finishedAt).toEqual(expect.any(String));
});

test("a plan that is finished first waits for the last lesson", async () => {
  const started = await planning();
  const { ann, path } = started;
  const { lessons } = await progressOf(started);
  const [last, ...others] = lessons.map(({ id }) => id).reverse();
  await markAll(started, others);
  await ann.post(path, begin);
  await change(ann, path, whole);
  const answer = (await (await ann.post(`${path}/finish`, {})).json()) as FinishPlanAnswer;
  expect(answer).toMatchObject({ certificateId: null });
  expect(answer.finishedAt).toEqual(expect.any(String));
  await markAll(started, [last ?? ""]);
  expect((await progressOf(started)).certificateId).toEqual(expect.any(String));
});

test("who completed the course before it ended in a plan has completed it", async () => {
  const started = await planning({});
  const { api, ann, courseId } = started;
  const { lessons } = await progressOf(started);
  await api.db.updateTable("courses").set({ has_launch_plan: false }).where("id", "=", courseId).execute();
  await markAll(
    started,
    lessons.map(({ id }) => id),
  );
  const before = await progressOf(started);
  await api.db.updateTable("courses").set({ has_launch_plan: true }).where("id", "=", courseId).execute();
  await ann.post("/api/progress", { courseId, lessonId: lessons[0]?.id, completed: false });
  await ann.post("/api/progress", { courseId, lessonId: lessons[0]?.id, completed: true });
  expect(await progressOf(started)).toEqual({ ...before, plan: "open" });
  expect(await credentialOf(ann, before.certificateId)).not.toHaveProperty("evidence");
});

test("whoever plans, or writes where there is no lesson, was last in that course", async () => {
  const clock = movingClock(new Date("2031-05-15T12:00:00.000Z"));
  const { api, ann, courseId, path } = await planning({ now: clock.now });
  await give(api.db, ann.id, "subscribePackage");
  const other = await api.db
    .selectFrom("lessons")
    .select(["id", "course_id"])
    .where("course_id", "!=", courseId)
    .executeTakeFirstOrThrow();
  const read = async () => {
    clock.moveMinutes(1);
    await ann.post("/api/progress", { courseId: other.course_id, lessonId: other.id, textPosition: 0.5 });
    clock.moveMinutes(1);
  };
  const lastIn = async () => {
    const enrollments = (await (await ann.get("/api/my-enrollments")).json()) as EnrollmentView[];
    const times = enrollments.map(({ course, lastActiveAt }) => ({ id: course.id, at: lastActiveAt ?? "" }));
    return times.sort((one, two) => two.at.localeCompare(one.at))[0]?.id;
  };
  await read();
  expect(await lastIn()).toBe(other.course_id);
  await ann.post(path, begin);
  expect(await lastIn(), "begun").toBe(courseId);

  await read();
  expect(await lastIn()).toBe(other.course_id);
  await change(ann, path, withIds({ kind: "witness", text: "Marit" }));
  expect(await lastIn(), "changed").toBe(courseId);

  // The lesson of this page is gone, and its words still are somebody's.
  await api.db
    .updateTable("lessons")
    .set({ archived_at: clock.now() })
    .where("starter_slug", "=", "the-ninety-day-launch-plan")
    .execute();
  await read();
  const at = clock.now().toISOString();
  const saved = await ann.send("PUT", `/api/courses/${courseId}/answers`, {
    changes: [{ item: "plan.start", baseRevision: 0, fields: { "sentence.words": { text: "Mine.", at } } }],
  });
  expect(await saved.json()).toMatchObject({ refused: [] });
  expect(await lastIn(), "written").toBe(courseId);
});
