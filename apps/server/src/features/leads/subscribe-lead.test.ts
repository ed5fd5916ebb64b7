import { randomUUID } from "node:crypto";
import type { LeadReceipt } from "@academy/contract/visitors/leads";
import { expect, test } from "vitest";
import { type Api, openBrowser, signedIn } from "../../testing/browser.ts";
import { answers, result, submission } from "../../testing/data/quiz-sheet.ts";
import { eventually } from "../../testing/eventually.ts";
import { allMails, nextMail } from "../../testing/mailbox.ts";
import { movingClock } from "../../testing/moving-clock.ts";
import { refusalOf } from "../../testing/refusal.ts";
import { startApi } from "../../testing/servers/start-api.ts";

const path = "/api/subscribe-lead";
const leadsIn = (api: Api) => api.db.selectFrom("leads").selectAll().orderBy("created_at").execute();
const resultsIn = (api: Api) => api.db.selectFrom("quiz_results").selectAll().orderBy("created_at").execute();
const mailsTo = async (api: Api, address: string) =>
  (await allMails(api)).filter(({ to }) => to.includes(address));

async function send(api: Api, body: object): Promise<LeadReceipt> {
  const response = await api.post(path, body);
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as LeadReceipt;
}

test("a lead is stored as it was counted by hand, whatever the client claims", async () => {
  const clock = movingClock(new Date("2031-05-01T10:00:00.000Z"));
  const api = await startApi({ now: clock.now });
  const claimed = {
    archetype_primary: "revolutionary",
    archetype_secondary: "artist",
    confidence_score: 95,
    quiz_completion: "2031-05-01T11:59:00.000+02:00",
  };
  const touch = { utm_source: "instagram", utm_campaign: "spring", referrer: "https://l.instagram.com/" };
  const body = submission({
    ...claimed,
    email: "  Ann@Example.ORG ",
    name: "  Ann Example ",
    wants_news: true,
    consent_version: "2031-04",
    quiz_variant: "interleaved",
    first_touch: touch,
  });

  const receipt = await send(api, body);

  const now = clock.now();
  expect(receipt).toEqual({ id: expect.any(String), token: expect.stringMatching(/^[\w-]{22}$/), result });
  expect(await leadsIn(api)).toEqual([
    {
      id: receipt.id,
      email: "ann@example.org",
      name: "Ann Example",
      user_id: null,
      wants_news: true,
      consent_version: "2031-04",
      consent_at: now,
      consent_source: "quiz",
      first_touch: touch,
      variant: "interleaved",
      mail_day: "2031-05-01",
      mails_asked: 1,
      created_at: now,
      updated_at: now,
      primary_archetype: "mystic",
      secondary_archetype: "teacher",
      is_careless: false,
      is_suspect: false,
      source: "instagram",
      campaign: "spring",
      name_key: "ann example",
      last_name_key: "example",
      stage: "new",
      notes: "",
      notes_at: null,
    },
  ]);
  expect(await resultsIn(api)).toEqual([
    {
      id: receipt.token,
      lead_id: receipt.id,
      user_id: null,
      submission_id: body.submission_id,
      answers: {
        phase1: answers.phase1_answers,
        phase2: answers.phase2_rankings,
        phase3: answers.phase3_ratings,
      },
      result,
      claimed,
      primary_archetype: "mystic",
      secondary_archetype: "teacher",
      careless_signs: [],
      variant: "interleaved",
      quiz_version: 1,
      consent_version: "2031-04",
      wants_news: true,
      completed_at: new Date("2031-05-01T09:59:00.000Z"),
      created_at: now,
    },
  ]);
  const mail = await nextMail(api, "ann@example.org");
  expect(mail.text).toContain(`http://localhost:5000/test-results?r=${receipt.token}`);
});

test("fifty at once of one submission: one lead, one result, one mail, one receipt", async () => {
  const api = await startApi();
  const body = submission();

  const receipts = await Promise.all(Array.from({ length: 50 }, () => send(api, body)));

  expect(new Set(receipts.map((receipt) => JSON.stringify(sorted(receipt)))).size).toBe(1);
  const [lead, ...more] = await leadsIn(api);
  expect([lead?.mails_asked, more.length]).toEqual([1, 0]);
  expect(await resultsIn(api)).toHaveLength(1);
  expect(await mailsTo(api, "ann@example.org")).toHaveLength(1);
  // Sent again with other words it is still the same submission.
  expect(await send(api, { ...body, name: "Bob", email: "bob@example.org" })).toEqual(receipts[0]);
  expect((await leadsIn(api)).map(({ name }) => name)).toEqual(["Ann Example"]);
});

/** The order of keys in stored JSON is the database's own. */
const sorted = (receipt: LeadReceipt) => ({
  ...receipt,
  result: Object.entries(receipt.result.allScores).sort(),
});

test("without an id of its own every submission counts", async () => {
  const api = await startApi();
  const { submission_id: _left, ...body } = submission();

  const [one, other] = [await send(api, body), await send(api, body)];

  expect(one.id).toBe(other.id);
  expect(one.token).not.toBe(other.token);
  expect(await resultsIn(api)).toHaveLength(2);
});

test("the same address again updates its lead, keeps both results and what came first", async () => {
  const clock = movingClock(new Date("2031-05-01T10:00:00.000Z"));
  const api = await startApi({ now: clock.now });
  const first = await send(
    api,
    submission({
      wants_news: true,
      consent_version: "v1",
      quiz_variant: "interleaved",
      first_touch: { utm_source: "instagram" },
    }),
  );
  clock.moveMinutes(60);

  const second = await send(
    api,
    submission({
      name: "Ann Changed",
      email: "ANN@example.org",
      consent_version: "v2",
      quiz_variant: "sequence",
      first_touch: { utm_source: "newsletter" },
      phase3_ratings: {},
    }),
  );

  expect(second.id).toBe(first.id);
  expect(await leadsIn(api)).toEqual([
    expect.objectContaining({
      name: "Ann Changed",
      wants_news: true,
      consent_version: "v2",
      consent_at: clock.now(),
      first_touch: { utm_source: "instagram" },
      variant: "interleaved",
      created_at: new Date("2031-05-01T10:00:00.000Z"),
      updated_at: clock.now(),
    }),
  ]);
  const consents = (await resultsIn(api)).map((each) => [
    each.id,
    each.consent_version,
    each.wants_news,
    each.created_at.toISOString(),
  ]);
  expect(consents).toEqual([
    [first.token, "v1", true, "2031-05-01T10:00:00.000Z"],
    [second.token, "v2", false, "2031-05-01T11:00:00.000Z"],
  ]);
  expect(await mailsTo(api, "ann@example.org")).toHaveLength(2);
});

test("a slip in the address is corrected by whoever sent it: the result moves along and the lead of the slip goes", async () => {
  const api = await startApi();
  const slip = submission({ email: "ann@exmaple.org", wants_news: true });
  const first = await send(api, slip);

  const corrected = await send(api, submission({ email: "ann@example.org", corrects: slip.submission_id }));

  expect((await leadsIn(api)).map(({ id, email }) => [id, email])).toEqual([
    [corrected.id, "ann@example.org"],
  ]);
  const links = (await resultsIn(api)).map(({ id, lead_id }) => [id, lead_id]);
  expect(links.sort()).toEqual([first, corrected].map(({ token }) => [token, corrected.id]).sort());
  // The link that may have been copied before still opens.
  expect((await api.get(`/api/results/${first.token}`)).status).toBe(200);
  expect((await nextMail(api, "ann@example.org")).text).toContain(corrected.token);
});

test("a correction takes nothing from anybody else, and nothing that is older than a day", async () => {
  const clock = movingClock(new Date("2031-05-01T10:00:00.000Z"));
  const api = await startApi({ now: clock.now });
  const of = async () =>
    (await leadsIn(api)).map(({ email }) => email).filter((email) => !email.startsWith("me"));
  const known = submission({ email: "bo@example.org" });
  const { token } = await send(api, known);
  // A link is no proof, whether or not it looks like an id; nor is an id that nobody sent.
  expect((await api.post(path, submission({ email: "me@example.org", corrects: token }))).status).toBe(400);
  await send(api, submission({ email: "me@example.org", corrects: randomUUID() }));
  expect(await of()).toEqual(["bo@example.org"]);
  // Bo was there before Ann slipped into that address.
  clock.moveMinutes(5);
  const slip = submission({ email: "bo@example.org", name: "Ann" });
  await send(api, slip);
  await send(api, submission({ email: "me1@example.org", corrects: slip.submission_id }));
  expect(await of()).toEqual(["bo@example.org"]);
  const old = submission({ email: "cy@example.org" });
  await send(api, old);
  clock.moveDays(2);
  await send(api, submission({ email: "me2@example.org", corrects: old.submission_id }));
  expect(await of()).toEqual(["bo@example.org", "cy@example.org"]);
  expect(await mailsTo(api, "bo@example.org")).toHaveLength(2);
});

test("an address gets three result mails a day; every result is stored all the same", async () => {
  const clock = movingClock(new Date("2031-05-01T10:00:00.000Z"));
  const api = await startApi({ now: clock.now });
  for (let round = 0; round < 5; round++) await send(api, submission());
  expect(await mailsTo(api, "ann@example.org")).toHaveLength(3);
  await send(api, submission({ email: "bob@example.org" }));

  clock.moveDays(1);
  const next = await send(api, submission());

  expect(await mailsTo(api, "ann@example.org")).toHaveLength(4);
  expect(await mailsTo(api, "bob@example.org")).toHaveLength(1);
  expect(await resultsIn(api)).toHaveLength(7);
  expect((await api.get(`/api/results/${next.token}`)).status).toBe(200);
});

test("what is not an answer is refused by the name of its field, and nothing is stored", async () => {
  const api = await startApi();
  const wrong: [string, object][] = [
    ["email", { email: "ann" }],
    ["email", { email: "" }],
    ["email", { email: ["a@example.org"] }],
    ["name", { name: "   " }],
    ["name", { name: "x".repeat(10_000) }],
    ["name", { name: "An\u0000n" }],
    ["name", { name: "An\ud800n" }],
    ["phase1_answers", { phase1_answers: [{ questionId: 21, answer: "A" }] }],
    ["phase1_answers", { phase1_answers: [{ questionId: 1, answer: "K" }] }],
    ["phase1_answers", { phase1_answers: [{ questionId: 1.5, answer: "A" }] }],
    ["phase1_answers", { phase1_answers: [{ questionId: 1, answer: "A", phase: 2 }] }],
    ["phase1_answers", { phase1_answers: [{ questionId: 1, answer: "A", weight: 99 }] }],
    ["phase1_answers", { phase1_answers: [1, 1].map((questionId) => ({ questionId, answer: "A" })) }],
    ["phase2_rankings", { phase2_rankings: { 11: ["teacher", "artist", "alchemist", "mother"] } }],
    ["phase2_rankings", { phase2_rankings: { 2: ["teacher", "artist", "alchemist"] } }],
    ["phase2_rankings", { phase2_rankings: { 2: ["teacher", "teacher", "alchemist", "mother"] } }],
    ["phase2_rankings", { phase2_rankings: { 2: ["teacher", "artist", "alchemist", "mystic"] } }],
    ["phase2_rankings", { phase2_rankings: { constructor: ["teacher", "artist", "alchemist", "mother"] } }],
    ["phase3_ratings", { phase3_ratings: { 1: 8 } }],
    ["phase3_ratings", { phase3_ratings: { 1: 0 } }],
    ["phase3_ratings", { phase3_ratings: { 1: 3.5 } }],
    ["phase3_ratings", { phase3_ratings: { 31: 3 } }],
    ["phase3_ratings", { phase3_ratings: { "01": 3 } }],
    ["phase3_ratings", { phase3_ratings: { toString: 3 } }],
    ["archetype_primary", { archetype_primary: "wizard" }],
    ["confidence_score", { confidence_score: 101 }],
    ["quiz_completion", { quiz_completion: "yesterday" }],
    ["submission_id", { submission_id: "1" }],
    ["consent_version", { consent_version: "v\u00001" }],
    ["first_touch", { first_touch: { utm_source: "a\u0000b" } }],
    ["first_touch", { first_touch: { utm_source: "\udfff" } }],
    ["first_touch", { first_touch: { email: "x" } }],
    ["result", { result }],
    ["user_id", { user_id: randomUUID() }],
    ["primary", { primary: { score: 1000 } }],
  ];

  for (const [field, change] of wrong) {
    const refusal = await refusalOf(await api.post(path, submission(change)));
    expect(refusal, JSON.stringify(change).slice(0, 80)).toMatchObject({ status: 400, code: "BAD_REQUEST" });
    expect(`${refusal.field}: ${refusal.message}`).toContain(field);
  }
  const raw = (text: string) =>
    api.call(path, { method: "POST", headers: { "content-type": "application/json" }, body: text });
  for (const text of [
    `{"__proto__":{"isAdmin":true},${JSON.stringify(submission()).slice(1)}`,
    JSON.stringify(submission()).replace('"phase3_ratings":{', '"phase3_ratings":{"__proto__":5,'),
  ]) {
    expect((await raw(text)).status).toBe(400);
  }
  expect([await leadsIn(api), await resultsIn(api)]).toEqual([[], []]);
});

test("names of every script arrive whole; a mail greets with nothing but a name", async () => {
  const api = await startApi();
  const names = [
    "🌙 Noor",
    "نور الهدى",
    "山田 太郎",
    "Zoë O’Brien-Łukasz",
    "x".repeat(160),
    "J",
    "<b>Ann</b>",
  ];
  for (const [index, name] of names.entries()) {
    await send(api, submission({ name, email: `n${index}@example.org` }));
  }
  await send(api, submission({ name: "WIN at https://evil.example/ now", email: "spam@example.org" }));

  const stored = (await leadsIn(api)).map(({ name }) => name);
  expect(stored.slice(0, -1).sort()).toEqual([...names].sort());
  expect((await nextMail(api, "n1@example.org")).text).toContain("نور");
  const spam = await nextMail(api, "spam@example.org");
  expect(spam.text + spam.html).not.toContain("evil.example");
  expect((await nextMail(api, "n6@example.org")).html).not.toContain("<b>Ann");
});

test("a lead that is rolled back leaves no result and sends nothing", async () => {
  const api = await startApi();
  // Nothing may be under way that would miss the table.
  await eventually(
    () => api.db.selectFrom("jobs").select("state").execute(),
    (jobs) => jobs.length > 0 && jobs.every(({ state }) => state === "done"),
  );
  // The mail is written last: when that can't be, the lead before it must not stay.
  await api.db.schema.alterTable("jobs").renameTo("jobs_away").execute();
  expect((await api.post(path, submission())).status).toBe(500);
  await api.db.schema.alterTable("jobs_away").renameTo("jobs").execute();

  expect([await leadsIn(api), await resultsIn(api)]).toEqual([[], []]);
  const honest = await send(api, submission({ email: "real@example.org" }));
  await nextMail(api, "real@example.org");
  expect(await mailsTo(api, "ann@example.org")).toEqual([]);
  expect((await leadsIn(api)).map(({ id }) => id)).toEqual([honest.id]);
});

test("missing answers are allowed: an empty sheet is a lead with zeros", async () => {
  const api = await startApi();

  const receipt = await send(api, { email: "ann@example.org", name: "Ann" });

  expect(receipt.result.primary).toEqual({ archetype: "teacher", score: 0, confidence: 0 });
  expect(receipt.result.secondary).toEqual({ archetype: "mother", score: 0, strength: 0 });
  expect(await leadsIn(api)).toHaveLength(1);
});

test("answers given without reading are flagged and welcome", async () => {
  const api = await startApi();
  const ratings = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [index + 1, 4]));

  const receipt = await send(api, submission({ phase3_ratings: ratings }));

  expect((await resultsIn(api))[0]?.careless_signs).toEqual(["equal-ratings"]);
  expect(await (await api.get(`/api/results/${receipt.token}`)).json()).toMatchObject({ isCareless: true });
});

test("a signed-in person's result is theirs; the lead only with the address they have proven", async () => {
  const api = await startApi();
  const learner = await signedIn(api);
  const [user] = await api.db.selectFrom("users").select("id").where("email", "=", learner.email).execute();

  expect((await learner.post(path, submission({ email: learner.email }))).status).toBe(200);
  expect((await learner.post(path, submission({ email: "friend@example.org" }))).status).toBe(200);
  expect((await openBrowser(api).post(path, submission({ email: "stranger@example.org" }))).status).toBe(200);

  const leads = await leadsIn(api);
  expect(Object.fromEntries(leads.map(({ email, user_id }) => [email, user_id]))).toEqual({
    [learner.email]: user?.id,
    "friend@example.org": null,
    "stranger@example.org": null,
  });
  expect((await resultsIn(api)).map(({ user_id }) => user_id)).toEqual([user?.id, user?.id, null]);
});
