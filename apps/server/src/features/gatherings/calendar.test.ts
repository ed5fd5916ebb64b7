import { randomUUID } from "node:crypto";
import type { CalendarSettings } from "@academy/contract/learning/calendar";
import { expect, test } from "vitest";
import { academyWithCalendar, meetingLink } from "../../testing/data/gatherings.ts";
import { give, signInLearner } from "../../testing/data/learners.ts";
import { refusalOf } from "../../testing/refusal.ts";
import { revokeOffer } from "../access/public.ts";

const weekly = { kind: "weeks", every: 1, ends: { count: 52 } } as const;

test("a calendar shows what one’s benefits hold at that time, and the way in to nobody else and not before", async () => {
  const { api, clock, owner, make, datesOf, calendar } = await academyWithCalendar();
  const [guided, alumna, self] = [
    await signInLearner(api),
    await signInLearner(api),
    await signInLearner(api),
  ];
  await give(api.db, guided.id, "blueprintGuided", clock.now());
  await give(api.db, alumna.id, "alumniGroup", clock.now());
  await give(api.db, self.id, "blueprintSelfGuided", clock.now());
  const id = await make({ repeat: weekly });
  await make({ title: "Alumni call", benefits: ["alumni-calls"], startsOn: "2031-05-05" });
  const all = await datesOf(id);
  expect(all).toHaveLength(52);

  // Six months from the first of May at ten: the last call of October is theirs, the first of November is not.
  const theirs = await calendar(guided);
  expect(theirs.isHolder).toBe(true);
  expect(theirs.items[0]).toMatchObject({
    title: "Monthly group call",
    startsAt: "2031-05-06T23:00:00.000Z",
    opensAt: "2031-05-06T22:45:00.000Z",
    isGoing: false,
    going: 0,
    question: null,
  });
  expect(theirs.items.at(-1)?.startsAt).toBe("2031-10-28T23:00:00.000Z");
  expect((await calendar(alumna)).items.map(({ title }) => title)).toEqual(["Alumni call"]);
  expect(await calendar(self)).toEqual({ items: [], nextCursor: null, isHolder: false });
  const page = await calendar(guided, "limit=20");
  expect((await calendar(guided, `limit=20&cursor=${page.nextCursor}`)).items[0]).toEqual(theirs.items[20]);
  // On the clock of the host all of them begin at seven in the evening, on both sides of the clocks’ change.
  const hours = new Set(all.map(({ startsAt }) => startsAt.slice(11, 16)));
  expect(hours).toEqual(new Set(["23:00", "00:00"]));

  const [first = "", late = ""] = [all[0]?.id, all.find(({ startsAt }) => startsAt > "2031-11-02")?.id];
  const join = (browser: typeof guided, date: string) => browser.post(`/api/calendar/${date}/join`);
  const joined = async (browser: typeof guided, date: string) => (await join(browser, date)).status;
  expect(await refusalOf(await join(guided, first))).toMatchObject({ code: "FORBIDDEN" });
  clock.moveTo(new Date("2031-05-06T22:44:59.000Z"));
  const texts = [
    await join(guided, first),
    await guided.get("/api/calendar"),
    await owner.get("/api/calendar"),
  ];
  for (const answer of texts) expect(await answer.text()).not.toContain("opensesame");
  clock.moveTo(new Date("2031-05-06T22:45:00.000Z"));
  expect(await (await join(guided, first)).json()).toEqual({ link: meetingLink });
  for (const stranger of [alumna, self]) {
    expect(await refusalOf(await join(stranger, first))).toMatchObject({ code: "NOT_FOUND" });
    expect(
      await refusalOf(await stranger.send("PUT", `/api/calendar/${first}/going`, { isGoing: true })),
    ).toMatchObject({ code: "NOT_FOUND" });
    expect((await stranger.get(`/api/calendar/${first}/date.ics`)).status).toBe(404);
  }
  expect(await joined(guided, randomUUID())).toBe(404);
  expect((await api.post(`/api/calendar/${first}/join`, {})).status).toBe(401);
  clock.moveTo(new Date("2031-05-06T23:59:59.000Z"));
  expect((await calendar(guided)).items[0]?.id, "still on").toBe(first);
  expect(await joined(guided, first)).toBe(200);
  clock.moveTo(new Date("2031-05-07T00:00:00.000Z"));
  expect(await joined(guided, first)).toBe(403);
  expect((await calendar(guided, "show=past")).items.map((each) => each.id)).toEqual([first]);
  // What one’s six months don’t reach is nobody’s to join, whatever the hour.
  expect(await joined(guided, late)).toBe(404);

  // A refund ends what is still to come.
  await api.db
    .transaction()
    .execute((tx) => revokeOffer(tx, { userId: guided.id, offer: "blueprintGuided", now: clock.now() }));
  expect(await calendar(guided)).toMatchObject({ items: [], isHolder: false });
});

test("whoever says they will be there is counted once, and asks one question that keeps its place", async () => {
  const { api, clock, owner, make, datesOf, calendar } = await academyWithCalendar();
  const [ann, bea] = [await signInLearner(api, "Ann"), await signInLearner(api, "Bea")];
  for (const { id } of [ann, bea]) await give(api.db, id, "blueprintGuided", clock.now());
  const [date] = await datesOf(await make());
  const path = `/api/calendar/${date?.id}`;
  const going = async (who: typeof ann, isGoing: boolean) =>
    (await who.send("PUT", `${path}/going`, { isGoing })).json();
  const ask = (who: typeof ann, question: string) => who.send("PUT", `${path}/question`, { question });

  await Promise.all([going(ann, true), going(ann, true)]);
  clock.moveMinutes(1);
  expect(await going(bea, true)).toMatchObject({ isGoing: true, going: 2 });
  await ask(ann, " What if\r\nnobody comes? ");
  clock.moveMinutes(1);
  await ask(bea, "<b>How</b> much?");
  clock.moveMinutes(1);
  expect(await (await ask(ann, "What if nobody comes?")).json()).toMatchObject({
    question: "What if nobody comes?",
    isGoing: true,
  });
  expect(await going(bea, false)).toMatchObject({ isGoing: false, going: 1, question: "<b>How</b> much?" });
  for (const wrong of ["x".repeat(1001), "a\u0000b"]) expect((await ask(ann, wrong)).status).toBe(400);

  const attendees = async (show: string) =>
    (await (await owner.get(`/api/studio/gathering-dates/${date?.id}/attendees?show=${show}`)).json()) as {
      items: { name: string; question: string }[];
    };
  expect((await attendees("going")).items.map(({ name }) => name)).toEqual(["Ann Example"]);
  expect((await attendees("questions")).items.map(({ question }) => question)).toEqual([
    "What if nobody comes?",
    "<b>How</b> much?",
  ]);
  expect(await datesOf(String(date?.gatheringId))).toMatchObject([{ going: 1, questions: 2 }]);
  await ask(bea, "");
  expect((await attendees("questions")).items).toHaveLength(1);
  expect((await calendar(bea)).items).toMatchObject([{ question: null, isGoing: false, going: 1 }]);
  const exported = await (await ann.get("/api/account/export")).text();
  expect(exported).toContain("What if nobody comes?");

  clock.moveTo(new Date("2031-05-07T00:00:00.000Z"));
  expect((await ask(ann, "Too late")).status).toBe(409);
});

test("a calendar’s own address stays current, never says the way in, and ends with access, by hand and with the account", async () => {
  const { api, clock, make, datesOf, change, show, cancel } = await academyWithCalendar();
  const ann = await signInLearner(api);
  await give(api.db, ann.id, "blueprintGuided", clock.now());
  const id = await make({ repeat: { kind: "weeks", every: 1, ends: { count: 3 } } });
  const settings = async (response: Promise<Response>) => (await (await response).json()) as CalendarSettings;
  const opened = await settings(ann.post("/api/calendar/address"));
  expect(await settings(ann.post("/api/calendar/address"))).toEqual(opened);
  const path = new URL(opened.address ?? "").pathname;
  const fetched = async () => {
    const response = await api.call(path);
    return { status: response.status, text: (await response.text()).replaceAll("\r\n ", "") };
  };
  const kept = await api.db.selectFrom("calendar_settings").selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain(path.slice(-20, -4));

  const before = await fetched();
  expect(before.status).toBe(200);
  expect(before.text.match(/BEGIN:VEVENT/g)).toHaveLength(3);
  expect(before.text).toContain("DTSTART:20310506T230000Z");
  expect(before.text).not.toContain("opensesame");
  const [first, second] = await datesOf(id);
  expect(before.text).toContain(`/calendar#${first?.id}`);
  const sequenceOf = (text: string, uid = "") =>
    Number(new RegExp(`UID:${uid}@gatherings[\\s\\S]*?SEQUENCE:(\\d+)`).exec(text)?.[1]);

  await cancel(second?.id ?? "", { reason: "A holiday.", what: "date" });
  const { id: _, isSample: __, upcoming: ___, ...shown } = await show(id);
  expect((await change(id, { ...shown, time: "18:00" })).status).toBe(200);
  const after = await fetched();
  expect(after.text).toContain("DTSTART:20310506T220000Z");
  expect(after.text.match(/STATUS:CANCELLED/g)).toHaveLength(1);
  for (const date of [first, second])
    expect(sequenceOf(after.text, date?.id)).toBeGreaterThan(sequenceOf(before.text, date?.id));

  const take = () =>
    api.db
      .transaction()
      .execute((tx) => revokeOffer(tx, { userId: ann.id, offer: "blueprintGuided", now: clock.now() }));
  await take();
  expect((await fetched()).status).toBe(404);
  await give(api.db, ann.id, "blueprintGuided", clock.now());
  expect((await fetched()).status).toBe(200);
  await settings(ann.send("DELETE", "/api/calendar/address"));
  expect((await fetched()).status).toBe(404);
  expect((await api.call(`/api/calendar-feeds/${"a".repeat(32)}.ics`)).status).toBe(404);
  await ann.post("/api/calendar/address");
  await api.db.deleteFrom("users").where("id", "=", ann.id).execute();
  expect(await api.db.selectFrom("calendar_settings").selectAll().execute()).toEqual([]);
});
