import { sessionNewsMail } from "@academy/content/mails/session-mails";
import type { OfferKey } from "@academy/content/offers";
import { expect, test } from "vitest";
import { academyWithSessions, mondayAt, sessionsPath } from "../../testing/data/bookings.ts";
import { jobsDone } from "../../testing/data/buyers.ts";
import { give } from "../../testing/data/learners.ts";
import { allMails, nextMail } from "../../testing/mailbox.ts";
import { refusalOf } from "../../testing/refusal.ts";
import { revokeOffer } from "../access/public.ts";

type Academy = Awaited<ReturnType<typeof academyWithSessions>>;

const take = (
  { api, clock }: Academy,
  userId: string,
  reason?: string,
  offer: OfferKey = "blueprintDeepDive",
) =>
  api.db
    .transaction()
    .execute((tx) => revokeOffer(tx, { userId, offer, now: clock.now(), ...(reason ? { reason } : {}) }));

test("the way in opens 15 minutes before, for whoever booked it and still holds it, and ends with the session", async () => {
  const academy = await academyWithSessions({ link: null });
  const { api, clock, owner, learner, booked, saveHours, detail } = academy;
  const [ann, bea] = [await learner("Ann"), await learner("Bea")];
  const { id, opensAt } = await booked(ann, mondayAt("10:00"));
  expect(opensAt).toBeNull();
  const join = (browser: Pick<typeof ann, "get">) => browser.get(`${sessionsPath}/${id}/join`);
  clock.moveTo(new Date("2031-05-05T09:44:59.999Z"));
  await saveHours();
  const early = await join(ann);
  expect(await refusalOf(early)).toMatchObject({
    status: 403,
    message: expect.stringContaining("15 minutes"),
  });
  expect(early.headers.get("location")).toBeNull();
  const seen = await Promise.all(
    [sessionsPath, `${sessionsPath}/past`, `${sessionsPath}/${id}/calendar`, "/api/account/export"].map(
      async (path) => (await ann.get(path)).text(),
    ),
  );
  expect(seen.join()).not.toContain("opensesame");

  clock.moveTo(new Date("2031-05-05T09:45:00.000Z"));
  const open = await join(ann);
  expect(open.status).toBe(302);
  expect(open.headers.get("location")).toBe("https://meet.example.org/room-7?pwd=opensesame");
  expect(open.headers.get("cache-control")).toBe("no-store");
  expect((await join(bea)).status).toBe(404);
  expect((await join(owner)).status).toBe(404);
  expect((await join(api)).status).toBe(401);
  expect((await ann.get(`${sessionsPath}/${"0".repeat(8)}-0000-4000-8000-000000000000/join`)).status).toBe(
    404,
  );

  // One of its own stands before the usual one.
  const link = "https://other.example.org/a";
  expect((await owner.send("PUT", `/api/studio/bookings/${id}/link`, { link })).status).toBe(204);
  expect((await join(ann)).headers.get("location")).toBe(link);
  expect(await detail(id)).toMatchObject({ link, hasLink: true });
  for (const bad of ["http://other.example.org", "javascript:alert(1)", "/calendar/sample-call"])
    expect((await owner.send("PUT", `/api/studio/bookings/${id}/link`, { link: bad })).status).toBe(400);

  clock.moveTo(new Date("2031-05-05T11:29:59.999Z"));
  expect((await join(ann)).status).toBe(302);
  await take(academy, ann.id);
  expect((await join(ann)).status, "it is theirs no more").toBeGreaterThanOrEqual(403);
  await give(api.db, ann.id, "blueprintDeepDive", clock.now());
  clock.moveTo(new Date("2031-05-05T11:30:00.000Z"));
  expect((await join(ann)).status).toBe(404);
});

test.each(["refunded", "disputed", undefined])(
  "whose access ends (%s) has no session any more: the hour is free, both are told, and nothing stays shared",
  async (reason) => {
    const academy = await academyWithSessions();
    const { api, clock, owner, learner, booked, times, detail, sessions } = academy;
    const [ann, bea] = [await learner("Ann"), await learner("Bea")];
    const { id } = await booked(ann, mondayAt("10:00"));
    const kept = await booked(bea, mondayAt("14:00"));
    const { course_id } = await api.db
      .selectFrom("entitlements")
      .select("course_id")
      .where("user_id", "=", ann.id)
      .where("course_id", "is not", null)
      .executeTakeFirstOrThrow();
    const share = { kind: "plan" as const, book: "", part: "goal", shared_at: clock.now() };
    for (const booking_id of [id, kept.id]) {
      await api.db
        .insertInto("booking_shares")
        .values({ booking_id, course_id: course_id ?? "", ...share })
        .execute();
    }
    const mia = await learner("Mia");
    expect((await times(mia)).times).not.toContain(mondayAt("10:00"));

    await take(academy, ann.id, reason);
    await jobsDone(api, clock.now());

    expect((await times(mia)).times).toContain(mondayAt("10:00"));
    expect(await detail(id)).toMatchObject({ state: "canceled", canceledBy: "access", shared: [] });
    expect(await detail(kept.id)).toMatchObject({ state: "booked" });
    expect(await api.db.selectFrom("booking_shares").select("booking_id").execute()).toEqual([
      { booking_id: kept.id },
    ]);
    const mails = await allMails(api);
    const told = (address: string) => mails.filter(({ to }) => to.includes(address)).length;
    expect([told(ann.email), told(bea.email)], "booked and canceled; booked").toEqual([2, 1]);
    const { booked: news, freed } = sessionNewsMail.subjects;
    const subjects = mails.filter(({ to }) => to.includes(owner.email)).map(({ subject }) => subject);
    expect(subjects.filter((each) => each === news)).toHaveLength(2);
    expect(subjects.filter((each) => each === freed)).toHaveLength(1);
    expect((await sessions(ann)).upcoming).toEqual([]);
  },
);

test("a session that somebody holds by two purchases stays while one of them lasts", async () => {
  const academy = await academyWithSessions();
  const { api, clock, learner, booked, detail } = academy;
  const ann = await learner("Ann");
  await give(api.db, ann.id, "alumniGroup", clock.now());
  const { id } = await booked(ann, mondayAt("10:00"));
  const monthly = await booked(ann, mondayAt("14:00"), { benefit: "alumni-sessions" });
  await take(academy, ann.id, "refunded", "alumniGroup");
  await jobsDone(api, clock.now());
  expect(await detail(id)).toMatchObject({ state: "booked" });
  expect(await detail(monthly.id)).toMatchObject({ state: "canceled", canceledBy: "access" });
});

test("a day and an hour before, whoever wants it is reminded; one that moved anew; and one click ends it", async () => {
  const { api, clock, learner, booked } = await academyWithSessions();
  const [ann, bea] = [await learner("Ann"), await learner("Bea")];
  const { id } = await booked(ann, "2031-05-08T10:00:00.000Z", { zone: "America/Phoenix" });
  await booked(bea, "2031-05-08T14:00:00.000Z", { hasReminders: false });
  const subjects = async (who: typeof ann) => {
    await jobsDone(api, clock.now());
    return (await allMails(api)).filter(({ to }) => to.includes(who.email)).map(({ subject }) => subject);
  };
  const reminder = "Your session is coming up";
  const countOf = async (who: typeof ann) => (await subjects(who)).filter((each) => each === reminder).length;
  const move = { startsAt: "2031-05-09T10:00:00.000Z", zone: "America/Phoenix" };
  expect((await ann.send("PUT", `${sessionsPath}/${id}/time`, move)).status).toBe(200);
  clock.moveTo(new Date("2031-05-07T10:00:00.000Z"));
  expect(await countOf(ann), "of the time that it no longer has").toBe(0);
  clock.moveTo(new Date("2031-05-08T10:00:00.000Z"));
  expect(await countOf(ann)).toBe(1);
  for (const expected of ["Your session is booked", "Your session has moved"])
    expect((await nextMail(api, ann.email)).subject.length, expected).toBeGreaterThan(0);
  const mail = await nextMail(api, ann.email);
  expect(mail.subject).toBe(reminder);
  expect(mail.text).toContain("3:00");
  expect(mail.text).not.toContain("opensesame");
  const token = decodeURIComponent(/reminders-off\?token=([\w%.-]+)/.exec(mail.text)?.[1] ?? "");
  expect(token).not.toBe("");
  expect((await api.post("/api/calendar-reminders/end", { token })).status).toBeLessThan(300);
  clock.moveTo(new Date("2031-05-09T09:00:00.000Z"));
  expect(await countOf(ann), "one click has ended them").toBe(1);
  expect(await countOf(bea)).toBe(0);
});

test("both reminders of what stands are sent, once each, and none of what is canceled or over", async () => {
  const { api, clock, learner, booked } = await academyWithSessions();
  const [ann, bea] = [await learner("Ann"), await learner("Bea")];
  await booked(ann, "2031-05-08T10:00:00.000Z");
  const { id } = await booked(bea, "2031-05-08T14:00:00.000Z");
  expect((await bea.post(`${sessionsPath}/${id}/cancel`)).status).toBe(204);
  const countOf = async (who: typeof ann) => {
    await jobsDone(api, clock.now());
    const mails = await allMails(api);
    return mails.filter(({ to, subject }) => to.includes(who.email) && /coming up/.test(subject)).length;
  };
  clock.moveTo(new Date("2031-05-07T14:00:00.000Z"));
  expect([await countOf(ann), await countOf(bea)]).toEqual([1, 0]);
  clock.moveTo(new Date("2031-05-08T09:00:00.000Z"));
  expect([await countOf(ann), await countOf(bea)]).toEqual([2, 0]);
  clock.moveTo(new Date("2031-05-09T09:00:00.000Z"));
  expect(await countOf(ann)).toBe(2);
});

test("each session’s own calendar file says when it is and never where, and says when it is canceled", async () => {
  const { api, learner, booked } = await academyWithSessions();
  const [ann, bea] = [await learner("Ann"), await learner("Bea")];
  const { id } = await booked(ann, mondayAt("10:00"));
  const file = async (browser: Pick<typeof ann, "get">) => {
    const response = await browser.get(`${sessionsPath}/${id}/calendar`);
    return { status: response.status, text: (await response.text()).replaceAll("\r\n ", "") };
  };
  const { text } = await file(ann);
  expect(text).toContain("DTSTART:20310505T100000Z");
  expect(text).toContain("DTEND:20310505T113000Z");
  expect(text).toContain(`UID:${id}@sessions`);
  expect(text).not.toContain("opensesame");
  expect((await file(bea)).status).toBe(404);
  expect((await file(api)).status).toBe(401);
  const sequence = (of: string) => Number(/SEQUENCE:(\d+)/.exec(of)?.[1]);
  await ann.post(`${sessionsPath}/${id}/cancel`);
  const after = await file(ann);
  expect(after.text).toContain("STATUS:CANCELLED");
  expect(sequence(after.text)).toBeGreaterThan(sequence(text));
});
