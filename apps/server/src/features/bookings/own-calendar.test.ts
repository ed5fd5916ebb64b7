import type { CalendarSettings } from "@academy/contract/learning/calendar";
import { expect, test } from "vitest";
import type { Browser } from "../../testing/browser.ts";
import { academyWithSessions, mondayAt, sessionsPath } from "../../testing/data/bookings.ts";
import { jobsDone } from "../../testing/data/buyers.ts";
import { gatheringBody, studioPath } from "../../testing/data/gatherings.ts";
import { give, signInLearner } from "../../testing/data/learners.ts";
import { revokeOffer } from "../access/public.ts";
import { makeSessionEvents } from "./public.ts";

type Academy = Awaited<ReturnType<typeof academyWithSessions>>;

const unfolded = (text: string) => text.replaceAll("\r\n ", "");
const eventsOf = (text: string) =>
  [...unfolded(text).matchAll(/BEGIN:VEVENT[\s\S]*?END:VEVENT/g)].map(String);
const lineOf = (event = "", name = "") => new RegExp(`^${name}[:;](.*?)\r?$`, "m").exec(event)?.[1] ?? "";
const about = (text: string, id: string) =>
  eventsOf(text).find((event) => event.includes(`UID:${id}@sessions`));

/** Somebody's own calendar, as their calendar program fetches it. */
async function subscribe({ api }: Academy, who: Browser) {
  const { address } = (await (await who.post("/api/calendar/address")).json()) as CalendarSettings;
  const { pathname } = new URL(address ?? "");
  return async () => {
    const response = await api.call(pathname);
    return { status: response.status, text: await response.text() };
  };
}

const take = ({ api, clock }: Academy, userId: string) =>
  api.db
    .transaction()
    .execute((tx) => revokeOffer(tx, { userId, offer: "blueprintDeepDive", now: clock.now() }));

test("a session stands in the learner’s own calendar as in the file of its mail, moves and is canceled there, and is nobody else’s", async () => {
  const academy = await academyWithSessions();
  const { owner, learner, booked } = academy;
  const [ann, bea] = [await learner("Ann"), await learner("Bea")];
  const [fetched, others] = [await subscribe(academy, ann), await subscribe(academy, bea)];
  expect(eventsOf((await fetched()).text)).toEqual([]);
  const { id } = await booked(ann, mondayAt("10:00"));
  const before = (await fetched()).text;
  const [event, ...more] = eventsOf(before);
  expect(more).toEqual([]);
  const mailed = await (await ann.get(`${sessionsPath}/${id}/calendar`)).text();
  expect(event).toBe(eventsOf(mailed)[0]);
  expect(lineOf(event, "UID")).toBe(`${id}@sessions`);
  expect(lineOf(event, "DTSTART")).toBe("20310505T100000Z");
  expect(new URL(lineOf(event, "URL").replace(/^VALUE=URI:/, "")).pathname).toBe("/sessions");
  expect(await others()).not.toMatchObject({ text: expect.stringContaining(id) });

  // Its own link, her reason, what was written: none of it is a calendar’s.
  await owner.send("PUT", `/api/studio/bookings/${id}/link`, { link: "https://own.example.org/opensesame" });
  const move = { startsAt: mondayAt("14:00"), zone: "Europe/Berlin" };
  expect((await ann.send("PUT", `${sessionsPath}/${id}/time`, move)).status).toBe(200);
  const moved = (await fetched()).text;
  expect(lineOf(about(moved, id), "DTSTART")).toBe("20310505T140000Z");
  expect(Number(lineOf(about(moved, id), "SEQUENCE"))).toBeGreaterThan(Number(lineOf(event, "SEQUENCE")));
  expect((await ann.post(`${sessionsPath}/${id}/cancel`)).status).toBe(204);
  const canceled = (await fetched()).text;
  expect(lineOf(about(canceled, id), "STATUS")).toBe("CANCELLED");
  expect(Number(lineOf(about(canceled, id), "SEQUENCE"))).toBeGreaterThan(
    Number(lineOf(about(moved, id), "SEQUENCE")),
  );
  for (const text of [before, moved, canceled])
    expect(unfolded(text)).not.toMatch(/opensesame|example\.org\/room/);
});

test("it is beside the calls, also where there are none, and ends with the last that has a time", async () => {
  const academy = await academyWithSessions();
  const { api, clock, owner, learner, booked } = academy;
  const [ann, self] = [await learner("Ann"), await signInLearner(api, "Self")];
  await give(api.db, self.id, "blueprintSelfGuided", clock.now());
  const nothing = await subscribe(academy, self);
  expect((await nothing()).status).toBe(404);
  const fetched = await subscribe(academy, ann);
  expect((await owner.post(studioPath, gatheringBody())).status).toBe(201);
  const { id } = await booked(ann, mondayAt("10:00"));
  expect(eventsOf((await fetched()).text).map((event) => lineOf(event, "UID").split("@")[1])).toEqual([
    "gatherings",
    "sessions",
  ]);
  // All her calls end; what is left is her session.
  await api.db
    .updateTable("held_benefits")
    .set({ revoked_at: clock.now() })
    .where("user_id", "=", ann.id)
    .where("benefit_id", "!=", "strategy-session")
    .execute();
  expect(eventsOf((await fetched()).text).map((event) => lineOf(event, "UID"))).toEqual([`${id}@sessions`]);
  await take(academy, ann.id);
  expect((await fetched()).status).toBe(404);
  // By another purchase there is a calendar again, and the session in it is the one that was canceled.
  await jobsDone(api, clock.now());
  await give(api.db, ann.id, "alumniGroup", clock.now());
  expect(lineOf(about((await fetched()).text, id), "STATUS")).toBe("CANCELLED");
});

test("what was is there for a while, and an owner’s has what is booked with her", async () => {
  const academy = await academyWithSessions();
  const { api, clock, owner, learner, booked } = academy;
  const [ann, bea] = [await learner("Ann"), await learner("Bea")];
  const [annFetched, ownerFetched] = [await subscribe(academy, ann), await subscribe(academy, owner)];
  const first = await booked(ann, mondayAt("10:00"));
  const second = await booked(bea, mondayAt("14:00"));
  const ids = async (fetched: typeof annFetched) =>
    eventsOf((await fetched()).text).map((event) => lineOf(event, "UID").split("@")[0]);
  expect(await ids(ownerFetched)).toEqual([first.id, second.id]);
  expect((await bea.post(`${sessionsPath}/${second.id}/cancel`)).status).toBe(204);
  expect((await ownerFetched()).text).not.toMatch(/Ann|Bea/);
  const within = { since: clock.now(), most: 1 };
  const listFirst = makeSessionEvents({ db: api.db, baseUrl: api.url });
  expect((await listFirst({ id: "", role: "owner" }, within)).map((event) => event.id)).toEqual([
    `${first.id}@sessions`,
  ]);
  clock.moveDays(60);
  expect(await ids(annFetched)).toEqual([first.id]);
  expect(await ids(ownerFetched), "canceled on the day it was booked").toEqual([first.id, second.id]);
  clock.moveDays(5);
  expect(await ids(annFetched)).toEqual([]);
  expect(await ids(ownerFetched)).toEqual([]);
});
