import { expect, test } from "vitest";
import { academyWithCalendar, gatheringBody, studioPath } from "../../../testing/data/gatherings.ts";
import { give, signInLearner } from "../../../testing/data/learners.ts";
import { refusalOf } from "../../../testing/refusal.ts";
import type { testDatabase } from "../../../testing/servers/test-database.ts";
import { listBenefits } from "../../access/public.ts";
import { gatheringDelivery, listDateDebts, listGatheringDebts } from "../public.ts";

const weekly = (count: number) => ({ kind: "weeks", every: 1, ends: { count } }) as const;

test("what a series can’t be is refused by its field, and an hour that clocks skip or repeat is asked about", async () => {
  const { owner, make, datesOf, dates } = await academyWithCalendar();
  const refused = async (more: Parameters<typeof gatheringBody>[0]) =>
    refusalOf(await owner.post(studioPath, gatheringBody(more)));

  const long = [
    { repeat: weekly(521) },
    { repeat: { kind: "weeks", every: 1, ends: { on: "2041-05-06" } } },
    { repeat: { kind: "weeks", every: 1, ends: { on: "2041-05-05" } } },
    { repeat: { kind: "month-day", every: 1, ends: { count: 121 } } },
  ] as const;
  for (const more of long) {
    const refusal = await refused(more);
    expect(refusal.status, JSON.stringify(more)).toBe(400);
    expect(`${refusal.field} ${refusal.message}`).toMatch(/ends|count|520/);
  }
  expect(
    await refused({
      repeat: { kind: "month-weekday", every: 1, ends: { count: 3 } },
      startsOn: "2031-05-30",
    }),
  ).toMatchObject({ status: 400, field: "repeat" });
  expect(await refused({ startsOn: "2031-04-30" })).toMatchObject({ status: 400, field: "startsOn" });
  expect(await refused({ benefits: ["masterclasses"] })).toMatchObject({ status: 400, field: "benefits" });
  expect(await refused({ benefits: [] })).toMatchObject({ status: 400 });
  for (const link of [
    "http://meet.example.org",
    "javascript:alert(1)",
    "meet",
    "https://a:b@meet.example.org",
  ])
    expect(await refused({ link }), link).toMatchObject({ status: 400 });
  expect(await refused({ zone: "+02:00" })).toMatchObject({ status: 400 });

  const skipped = { startsOn: "2032-03-14", time: "02:30" };
  expect(await refused(skipped)).toMatchObject({
    field: "clockChange",
    message: "On Sunday, March 14, 2032, clocks in New York skip 2:30 AM. Do you mean 1:30 AM or 3:30 AM?",
  });
  // Also of one of many, far from the first.
  expect(await refused({ startsOn: "2032-03-07", time: "02:30", repeat: weekly(3) })).toMatchObject({
    field: "clockChange",
  });
  expect(await refused({ startsOn: "2031-11-02", time: "01:30" })).toMatchObject({
    field: "clockChange",
    message:
      "On Sunday, November 2, 2031, clocks in New York show 1:30 AM twice. Do you mean the first or the second time?",
  });
  expect((await dates()).items).toEqual([]);
  const [later] = await datesOf(await make({ ...skipped, clockChange: "later" }));
  expect(later?.startsAt).toBe("2032-03-14T07:30:00.000Z");
  const [second] = await datesOf(await make({ startsOn: "2031-11-02", time: "01:30", clockChange: "later" }));
  expect(second?.startsAt).toBe("2031-11-02T06:30:00.000Z");
  // Ten years of weeks fit, to the last.
  const ten = await make({ repeat: weekly(520) });
  expect((await datesOf(ten)).length).toBe(100);
});

test("a changed series moves what is to come and nothing that is over or was moved by hand; nobody overwrites another", async () => {
  const { api, clock, make, datesOf, show, change, changeDate, date, cancel } = await academyWithCalendar();
  const ann = await signInLearner(api);
  await give(api.db, ann.id, "blueprintGuided", clock.now());
  const id = await make({ repeat: weekly(6) });
  clock.moveTo(new Date("2031-05-14T10:00:00.000Z"));
  const [third, fourth, fifth, sixth] = await datesOf(id);
  const days = async (query = "") => (await datesOf(id, query)).map(({ startsAt }) => startsAt.slice(5, 16));
  expect(await days()).toEqual(["05-20T23:00", "05-27T23:00", "06-03T23:00", "06-10T23:00"]);

  // One is moved by hand, one is canceled, and Ann comes to the last.
  const own = { title: "With a guest", about: null, link: null };
  const moving = { startsOn: "2031-05-29", time: "12:00", clockChange: null, minutes: 90, ...own };
  const { revision } = await date(fourth?.id ?? "");
  expect((await changeDate(fourth?.id ?? "", { ...moving, basedOn: revision })).status).toBe(200);
  expect((await changeDate(fourth?.id ?? "", { ...moving, basedOn: revision })).status).toBe(409);
  await cancel(fifth?.id ?? "", { reason: "A holiday.", what: "date" });
  expect((await cancel(fifth?.id ?? "", { reason: "", what: "date" })).status).toBe(409);
  await ann.send("PUT", `/api/calendar/${sixth?.id}/going`, { isGoing: true });

  const { id: _, isSample: __, upcoming, ...shown } = await show(id);
  expect(upcoming).toBe(3);
  const earlier = { ...shown, time: "17:00", minutes: 45, repeat: weekly(7) };
  expect((await change(id, earlier)).status).toBe(200);
  expect((await change(id, earlier)).status, "seen before it was changed").toBe(409);
  expect(await days()).toEqual(["05-20T21:00", "05-29T16:00", "06-03T23:00", "06-10T21:00", "06-17T21:00"]);
  const after = await datesOf(id);
  expect(after.map((each) => each.id).slice(0, 4)).toEqual(
    [third, fourth, fifth, sixth].map((each) => each?.id),
  );
  expect(after[0]).toMatchObject({ minutes: 45, movedFrom: "2031-05-20T23:00:00.000Z" });
  expect(after[1]).toMatchObject({ minutes: 90, title: "With a guest" });
  expect(after[2]?.canceled?.reason).toBe("A holiday.");
  expect(await days("show=past")).toEqual(["05-13T23:00", "05-06T23:00"]);

  // Two are no more: the one that Ann comes to is canceled, not gone.
  const { basedOn } = await show(id);
  expect((await change(id, { ...earlier, repeat: weekly(5), basedOn })).status).toBe(200);
  const left = await datesOf(id);
  expect(left.map(({ canceled }) => canceled !== null)).toEqual([false, false, true, true]);
  expect(left.at(-1)).toMatchObject({ id: sixth?.id, going: 1 });

  await cancel(third?.id ?? "", { reason: "", what: "rest" });
  expect((await datesOf(id)).every(({ canceled }) => canceled !== null)).toBe(true);
  const done = await api.db
    .selectFrom("audit_entries")
    .select("action")
    .where("action", "like", "gathering%")
    .orderBy("id")
    .execute();
  expect(done.map(({ action }) => action)).toEqual([
    "gathering.made",
    "gathering-date.moved",
    "gathering-date.canceled",
    "gathering.changed",
    "gathering.changed",
    "gathering-date.canceled",
  ]);
});

test("calls can be sold once there is a date with a link, and a date this week without one is owed", async () => {
  const { api, clock, make, datesOf, changeDate, date } = await academyWithCalendar();
  const db = api.db as unknown as Awaited<ReturnType<typeof testDatabase>>["db"];
  const benefits = await db
    .selectFrom("benefits")
    .select(["id", "kind", "name", "more", "session"])
    .execute();
  const missing = async () =>
    [...(await gatheringDelivery.listMissing(db, benefits, clock.now())).keys()].sort();
  const all = ["alumni-calls", "co-working", "group-calls", "guest-sessions", "manifestation"];
  expect(await missing()).toEqual(all);

  const [first] = await datesOf(await make({ link: null }));
  expect(await missing()).toEqual(all);
  const owed = await listGatheringDebts(db, clock.now(), 5);
  expect(owed).toEqual({
    debts: [
      {
        kind: "gathering-link",
        about: "Monthly group call",
        due: new Date("2031-05-06T23:00:00.000Z"),
        path: `/studio/gatherings/${first?.id}`,
      },
    ],
    total: 1,
  });
  const { revision } = await date(first?.id ?? "");
  const at = {
    startsOn: "2031-05-06",
    time: "19:00",
    clockChange: null,
    minutes: 60,
    title: null,
    about: null,
  };
  await changeDate(first?.id ?? "", { ...at, link: "https://meet.example.org/x", basedOn: revision });
  expect(await missing()).toEqual(all.filter((id) => id !== "group-calls"));
  expect(await listGatheringDebts(db, clock.now(), 5)).toEqual({ debts: [], total: 0 });
  await make({ benefits: ["co-working"], startsOn: "2031-06-30" });
  expect(await missing(), "too far off").toContain("co-working");
});

test("calls of which two a month are promised are sold and kept with two dates, not with one", async () => {
  const { api, clock, make } = await academyWithCalendar();
  const db = api.db as unknown as Awaited<ReturnType<typeof testDatabase>>["db"];
  const { id: holder } = await signInLearner(api);
  await give(db, holder, "alumniGroup", clock.now());
  const benefits = await listBenefits(db);
  const missing = async () =>
    (await gatheringDelivery.listMissing(db, benefits, clock.now())).get("alumni-calls")?.what;
  const owed = async () =>
    (await listDateDebts(db, clock.now(), 5)).debts.filter(({ about }) => about.startsWith("Two bi-weekly"));
  const plan = (startsOn: string) => make({ benefits: ["alumni-calls"], startsOn });
  expect(await missing()).toContain("2 more dates");
  await plan("2031-05-08");
  expect(await missing()).toContain("1 more date ");
  expect(await owed()).toMatchObject([{ about: expect.stringContaining("1 more date ") }]);
  await plan("2031-06-10");
  expect(await missing(), "too far off for this month").toContain("1 more date ");
  await plan("2031-06-04");
  expect(await missing()).toBeUndefined();
  expect(await owed()).toEqual([]);
});

test("a date is owed to whoever holds calls while no next one is set", async () => {
  const { api, clock, make, datesOf, cancel } = await academyWithCalendar();
  const db = api.db as unknown as Awaited<ReturnType<typeof testDatabase>>["db"];
  const owed = async () =>
    (await listDateDebts(db, clock.now(), 5)).debts.map(({ kind, about }) => `${kind}: ${about}`);
  expect(await owed(), "nobody holds any").toEqual([]);

  const { id: holder } = await signInLearner(api);
  await give(db, holder, "blueprintGuided", clock.now());
  const coWorking = "gathering-date: Co-working sessions";
  expect(await owed()).toEqual([
    "gathering-date: Monthly group support calls: 1 more date in the next five weeks",
    coWorking,
  ]);
  const id = await make({ link: null });
  expect(await owed()).toEqual([coWorking]);
  await make({ benefits: ["co-working"], startsOn: "2031-06-30" });
  expect(await owed(), "too far off").toEqual([coWorking]);

  const [date] = await datesOf(id);
  await cancel(date?.id ?? "", { reason: "Elena is ill.", what: "date" });
  expect(await owed()).toHaveLength(2);
  expect((await listDateDebts(db, clock.now(), 1)).total).toBe(2);
});
