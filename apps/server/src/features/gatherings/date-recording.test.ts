import type { GatheringDateDetail } from "@academy/contract/studio/gatherings";
import type { StudioShelfList } from "@academy/contract/studio/recordings";
import type { TodayView } from "@academy/contract/studio/today";
import { expect, test } from "vitest";
import type { Browser } from "../../testing/browser.ts";
import { academyWithCalendar } from "../../testing/data/gatherings.ts";
import { give, signInLearner } from "../../testing/data/learners.ts";
import { refusalOf } from "../../testing/refusal.ts";

const dayMinutes = 24 * 60;

async function academy() {
  const calendar = await academyWithCalendar();
  const { api, owner, clock } = calendar;
  const read = async <Answer>(path: string, by: Browser = owner) =>
    (await (await by.get(path)).json()) as Answer;
  const begin = (date: string, benefitId: string) =>
    owner.post(`/api/studio/gathering-dates/${date}/recording`, { benefitId });
  const publish = async (id: string) => {
    const words = { title: "As it was", summary: "", minutes: 50, text: "Said aloud." };
    await owner.send("PUT", `/api/studio/lessons/${id}/draft`, { ...words, revision: 0 });
    expect((await owner.post(`/api/studio/lessons/${id}/publish`, { revision: 1 })).status).toBe(200);
  };
  const owed = async () =>
    (await read<TodayView>("/api/studio/today")).waiting.debts
      .filter(({ kind }) => kind === "recording")
      .map(({ about, due, path }) => ({ about, due, path }));
  const member = async (name: string, offer: "blueprintGuided" | "blueprintSelfGuided" | "alumniGroup") => {
    const browser = await signInLearner(api, name);
    await give(api.db, browser.id, offer, clock.now());
    return browser;
  };
  const stay = () =>
    api.db
      .updateTable("sessions")
      .set({ expires_at: new Date("2040-01-01") })
      .execute();
  const later = async (days: number) => {
    await stay();
    clock.moveMinutes(days * dayMinutes);
  };
  const past = async (by: Browser) => (await calendar.calendar(by, "show=past&limit=100")).items;
  return { ...calendar, read, begin, publish, owed, member, past, later };
}

test("a date that is over gets its recording in one step, on the shelf of its benefit; who holds it watches it from the calendar", async () => {
  const { owner, make, datesOf, date, read, begin, publish, owed, member, past, later } = await academy();
  const shelf = (await (
    await owner.post("/api/studio/shelves", { benefitId: "group-calls", title: "Group calls" })
  ).json()) as { id: string };
  const [ann, self] = [await member("Ann", "blueprintGuided"), await member("Self", "blueprintSelfGuided")];
  const [first] = await datesOf(await make());
  const id = first?.id ?? "";
  expect(await refusalOf(await begin(id, "group-calls")), "not before it is over").toMatchObject({
    status: 409,
  });
  expect(await owed()).toEqual([]);

  await later(6);
  expect(await owed()).toEqual([
    {
      about: "Monthly group call",
      due: "2031-05-10T00:00:00.000Z",
      path: `/studio/gatherings/${id}#recording`,
    },
  ]);
  const seen = (await date(id)) as unknown as GatheringDateDetail;
  expect(seen).toMatchObject({ recording: null, isUnrecorded: false });
  expect(seen.shelves).toEqual([{ benefitId: "group-calls", title: "Group calls", isMade: true }]);
  expect(await refusalOf(await begin(id, "co-working")), "it is for another one").toMatchObject({
    field: "benefitId",
  });

  // Pressed twice at once: there is one recording of it.
  const made = await Promise.all(
    [1, 2, 3].map(
      async () => (await begin(id, "group-calls")).json() as Promise<{ id: string; courseId: string }>,
    ),
  );
  const lessonId = made[0]?.id ?? "";
  expect(new Set(made.map((each) => each.id)).size).toBe(1);
  expect(made[0]?.courseId).toBe(shelf.id);
  expect(await date(id)).toMatchObject({ recording: { shelfId: shelf.id, lessonId, isPublished: false } });
  const draft = await read<{ draft: { title: string } }>(`/api/studio/lessons/${lessonId}`);
  expect(JSON.stringify(draft)).toContain("Monthly group call, May 6, 2031");
  expect((await past(ann))[0], "a draft is nobody’s").toMatchObject({ recording: null });
  expect(await owed(), "and still owed").toHaveLength(1);

  await publish(lessonId);
  expect(await owed()).toEqual([]);
  expect((await past(ann))[0]).toMatchObject({ id, recording: { shelfId: shelf.id, lessonId } });
  expect((await ann.get(`/api/lessons/${lessonId}`)).status).toBe(200);
  expect(await past(self)).toEqual([]);
  expect((await self.get(`/api/lessons/${lessonId}`)).status).not.toBe(200);
  expect(
    (await ann.post(`/api/studio/gathering-dates/${id}/recording`, { benefitId: "group-calls" })).status,
  ).toBe(403);

  // Six months later the shelf has closed; the date stays on their calendar, and leads to nothing.
  await later(190);
  expect((await past(ann))[0]).toMatchObject({ id, recording: null, isUnrecorded: false });
});

test("of calls that are sold as recorded each owes its recording, whose shelf is made with it; or the word that there is none", async () => {
  const { api, owner, make, datesOf, date, read, begin, owed, member, past, later, cancel } = await academy();
  const weekly = { repeat: { kind: "weeks" as const, every: 1, ends: { count: 3 } } };
  const series = await make({ ...weekly, title: "Alumni call", benefits: ["alumni-calls"] });
  const quiet = await make({ title: "Co-working", benefits: ["co-working"] });
  const [first, second, third] = await datesOf(series);
  expect((await cancel(third?.id ?? "", { reason: "", what: "date" })).status).toBe(204);
  await later(25);
  expect(await owed(), "nobody was promised it").toEqual([]);

  const alumna = await member("Alumna", "alumniGroup");
  expect(await owed(), "nor those who came later").toEqual([]);
  const next = await make({ startsOn: "2031-06-03", title: "Alumni call", benefits: ["alumni-calls"] });
  const [june] = await datesOf(next);
  await later(14);
  expect(await owed()).toMatchObject([{ path: `/studio/gatherings/${june?.id}#recording` }]);

  const none = (id = "") => owner.post(`/api/studio/gathering-dates/${id}/unrecorded`, {});
  expect((await none(june?.id)).status).toBe(200);
  expect((await none(june?.id)).status).toBe(200);
  expect(await owed()).toEqual([]);
  expect(await date(june?.id ?? "")).toMatchObject({ isUnrecorded: true, recording: null });
  expect((await past(alumna))[0]).toMatchObject({ id: june?.id, isUnrecorded: true, recording: null });
  expect(await refusalOf(await none(third?.id)), "it was canceled").toMatchObject({ status: 409 });
  expect((await none("00000000-0000-4000-8000-000000000000")).status).toBe(404);
  const said = api.db
    .selectFrom("audit_entries")
    .select("id")
    .where("action", "=", "gathering-date.unrecorded");
  expect(await said.execute()).toHaveLength(1);

  // There is one after all: the shelf is made with it.
  const { courseId } = (await (await begin(june?.id ?? "", "alumni-calls")).json()) as { courseId: string };
  const { items } = await read<StudioShelfList>("/api/studio/shelves");
  expect(items).toMatchObject([{ id: courseId, benefit: { id: "alumni-calls" }, draftCount: 1 }]);
  expect(await date(june?.id ?? "")).toMatchObject({ isUnrecorded: false });
  expect([first?.id, second?.id, quiet]).not.toContain(undefined);
});
