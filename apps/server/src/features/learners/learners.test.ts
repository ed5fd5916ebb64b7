import { randomUUID } from "node:crypto";
import type { OfferKey } from "@academy/content/offers";
import type { LearnerDetail, LearnerPage } from "@academy/contract/studio/learners";
import { expect, test } from "vitest";
import { openBrowser, signedIn } from "../../testing/browser.ts";
import { buy, jobsDone } from "../../testing/data/buyers.ts";
import { certify, courseCalled } from "../../testing/data/certificates.ts";
import { give, signInLearner } from "../../testing/data/learners.ts";
import { submission } from "../../testing/data/quiz-sheet.ts";
import { newStaff } from "../../testing/data/staff.ts";
import { nextMail, tokenIn } from "../../testing/mailbox.ts";
import { movingClock } from "../../testing/moving-clock.ts";
import { refusalOf } from "../../testing/refusal.ts";
import { noLimits, startApi } from "../../testing/servers/start-api.ts";
import { findOrCreateUser } from "../account/public.ts";

const base = "/api/studio/learners";
const start = new Date("2031-05-01T10:00:00.000Z");
const day = 24 * 60;
const why = { reason: "They asked" };

async function academy(options: Parameters<typeof startApi>[0] = {}) {
  const clock = movingClock(start);
  const api = await startApi({ now: clock.now, ...options });
  const { db } = api;
  const owner = await signedIn(api, "owner");
  /** A minute apart, so that there is an order. */
  const learner = async (name: string, offer?: OfferKey) => {
    clock.moveMinutes(1);
    const email = `${name.split(" ")[0]?.toLowerCase()}@example.org`;
    const { id } = await db.transaction().execute((tx) => findOrCreateUser(tx, { email, name }, clock.now()));
    if (offer) await give(db, id, offer, clock.now());
    return id;
  };
  const learned = (userId: string, courseId: string, at: Date, completedAt: Date | null = null) =>
    db
      .updateTable("enrollments")
      .set({ last_active_at: at, completed_at: completedAt })
      .where("user_id", "=", userId)
      .where("course_id", "=", courseId)
      .execute();
  const read = async <Answer>(path: string) => (await (await owner.get(path)).json()) as Answer;
  const page = (query = "") => read<LearnerPage>(`${base}?${query}`);
  const names = async (query = "") => (await page(query)).items.map(({ name }) => name);
  const detail = (id: string) => read<LearnerDetail>(`${base}/${id}`);
  const csv = async (query = "") =>
    Buffer.from(await (await owner.get(`${base}/export?${query}`)).arrayBuffer()).toString("utf8");
  /** What was noted, in no order: some of it happens within the same moment. */
  const audits = async () => {
    const entries = await db.selectFrom("audit_entries").selectAll().execute();
    const said = entries.map(({ action, subject_id, detail: why }) => ({ action, subject_id, ...why }));
    return said.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  };
  return { api, db, clock, owner, learner, learned, read, page, names, detail, csv, audits };
}

test("every filter shows what it says, the list, its count and its export alike", async () => {
  const { api, db, clock, learner, learned, names, read, csv, page, owner } = await academy();
  await db.deleteFrom("users").where("role", "=", "learner").execute();
  const foundation = await courseCalled(api, "Foundation & Mindset");
  const blueprint = await courseCalled(api, "Healer’s Business Blueprint");
  const [ann, bob, cleo, dan] = [
    await learner("Ann Example", "subscribePackage"),
    await learner("Bob Stone", "blueprintGuided"),
    await learner("Cleo Éxample", "subscribePackage"),
    await learner("Dan 🌙 <b>", "blueprintSelfGuided"),
  ];
  await learner("Eve Nobody");
  await learned(ann, foundation, clock.now());
  await learned(bob, blueprint, new Date(start.getTime() - 15 * day * 60_000));
  await learned(cleo, foundation, new Date(start.getTime() - 40 * day * 60_000), clock.now());
  const all = ["Eve Nobody", "Dan 🌙 <b>", "Cleo Éxample", "Bob Stone", "Ann Example"];
  const filters: [string, string[]][] = [
    ["", all],
    ["sort=oldest", all.toReversed()],
    ["search=example", ["Cleo Éxample", "Ann Example"]],
    ["search=CLEO%20ex", ["Cleo Éxample"]],
    ["search=bob%40", ["Bob Stone"]],
    ["search=%25", []],
    ["offer=subscribePackage", ["Cleo Éxample", "Ann Example"]],
    ["offer=alumniGroup", []],
    [`course=${foundation}`, ["Cleo Éxample", "Ann Example"]],
    [`course=${blueprint}`, ["Dan 🌙 <b>", "Cleo Éxample", "Bob Stone", "Ann Example"]],
    ["progress=not-begun", ["Dan 🌙 <b>"]],
    ["progress=under-way", ["Bob Stone", "Ann Example"]],
    ["progress=finished", ["Cleo Éxample"]],
    ["progress=stuck", ["Bob Stone"]],
    [`progress=not-begun&course=${blueprint}`, ["Dan 🌙 <b>", "Cleo Éxample", "Ann Example"]],
    [`progress=stuck&course=${foundation}`, []],
    ["progress=under-way&search=example&offer=subscribePackage", ["Ann Example"]],
  ];
  for (const [query, expected] of filters) {
    expect(await names(query), query).toEqual(expected);
    const { sort: _order, ...counted } = Object.fromEntries(new URLSearchParams(query));
    expect(await read(`${base}/count?${new URLSearchParams(counted)}`), query).toEqual({
      count: expected.length,
      isMore: false,
    });
    const lines = (await csv(query)).trimEnd().split("\r\n").slice(1);
    expect(lines.map((line) => line.split(",")[0])).toEqual(expected);
  }

  const [first, second] = [await page("limit=2"), await page("limit=2")];
  expect(second).toEqual(first);
  expect((await page(`limit=3&cursor=${first.nextCursor}`)).items.map(({ name }) => name)).toEqual(
    all.slice(2),
  );
  expect(first.items[1]).toMatchObject({
    id: dan,
    offers: ["blueprintSelfGuided"],
    courses: { enrolled: 1, begun: 0, finished: 0 },
    lessonsCompleted: 0,
    lastActiveAt: null,
  });
  for (const wrong of ["progress=asleep", "offer=x", "course=x", "who=x", "cursor=x"]) {
    expect((await owner.get(`${base}?${wrong}`)).status, wrong).toBe(400);
  }
});

test("the export is safe to open in a spreadsheet, and counted", async () => {
  const limits = { ...noLimits, learnerExports: { points: 2, perSeconds: 600 } };
  const { learner, csv, owner } = await academy({ limits });
  await learner('=HYPERLINK("http://x","y") Ann');
  const file = await csv();

  expect(file.startsWith("\ufeffName,Email,Access")).toBe(true);
  expect(file).toContain(`"'=HYPERLINK(""http://x"",""y"") Ann"`);
  expect((await owner.get(`${base}/export`)).status).toBe(200);
  expect(await refusalOf(await owner.get(`${base}/export`))).toMatchObject({ status: 429 });
});

test("a learner's page shows what they see, and looking leaves no trace", async () => {
  const { api, db, learner, detail, owner } = await academy({ now: () => new Date() });
  const ann = await signInLearner(api, "Ann", "<img src=x onerror=alert(1)>");
  await give(db, ann.id, "blueprintGuided");
  await buy(api, { offer: "subscribePackage", email: ann.email }, ann);
  const blueprint = await courseCalled(api, "Healer’s Business Blueprint");
  const enrollments = (await (await ann.get("/api/my-enrollments")).json()) as { course: { id: string } }[];
  const outline = (await (await ann.get(`/api/courses/${blueprint}`)).json()) as {
    modules: { lessons: { id: string }[] }[];
  };
  const lessonId = outline.modules[0]?.lessons[0]?.id;
  const marked = await ann.post("/api/progress", { courseId: blueprint, lessonId, completed: true });
  expect(marked.status).toBe(200);
  await api.post("/api/subscribe-lead", submission({ email: ann.email }));
  const certificate = await certify(api, ann.id, await courseCalled(api, "Foundation & Mindset"));
  const before = await db.selectFrom("sessions").selectAll().orderBy("id").execute();

  const seen = await detail(ann.id);

  expect(await db.selectFrom("sessions").selectAll().orderBy("id").execute()).toEqual(before);
  expect(seen).toMatchObject({
    firstName: "Ann",
    lastName: "<img src=x onerror=alert(1)>",
    email: ann.email,
    role: "learner",
    hasPassword: true,
    hasSecondFactor: false,
    sessions: 1,
    result: { primary: "mystic", token: expect.any(String) },
    leadId: expect.any(String),
    learningDays: { count: 1, last: expect.any(String) },
    learning: { downloadedResources: 0 },
    certificates: [{ id: certificate, endedAt: null, endReason: null }],
  });
  expect(seen.courses.map(({ course }) => course.id)).toEqual(enrollments.map(({ course }) => course.id));
  const open = seen.courses.find(({ course }) => course.id === blueprint);
  expect(open?.completedLessons).toBe(1);
  expect(open?.lessons.filter(({ completed }) => completed).map(({ id }) => id)).toEqual([lessonId]);
  expect(seen.grants.map(({ offer, source }) => [offer, source])).toContainEqual([
    "blueprintGuided",
    "owner",
  ]);
  const bought = seen.grants.find(({ offer }) => offer === "subscribePackage");
  expect(bought).toMatchObject({ source: "order", endedAt: null });
  expect(seen.orders.find(({ id }) => id === bought?.orderId)).toMatchObject({ state: "active" });
  expect(JSON.stringify(seen)).not.toMatch(/password"|token_hash|scrypt/);
  expect(await refusalOf(await owner.get(`${base}/${randomUUID()}`))).toMatchObject({ status: 404 });
  const other = await learner("Other One");
  expect(await detail(other)).toMatchObject({ courses: [], grants: [], orders: [], lastSeenAt: null });
});

const gift = {
  email: "ann@example.org",
  name: "",
  offer: "subscribePackage",
  until: null,
  note: "",
  sendsMail: false,
  ...why,
};

test("access is given and ended with a reason, once, by whoever has just shown that it is them", async () => {
  const { clock, owner, learner, detail, audits } = await academy();
  const id = await learner("Ann Example");
  const giveIt = (body: object = gift) => owner.post(`${base}/access`, body);

  for (const wrong of [
    {},
    { ...gift, reason: undefined },
    { ...gift, reason: " " },
    { ...gift, offer: "x" },
    { ...gift, email: "ann" },
    { ...gift, note: "x".repeat(1001) },
    { ...gift, until: "2031-02-30" },
    { ...gift, until: "2031-04-30" },
  ]) {
    expect((await giveIt(wrong)).status, JSON.stringify(wrong)).toBe(400);
  }
  const answers = await Promise.all([giveIt(), giveIt()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [grant] = (await detail(id)).grants;
  expect(grant).toMatchObject({
    offer: "subscribePackage",
    source: "owner",
    reason: "They asked",
    until: null,
    endedAt: null,
  });
  expect((await detail(id)).courses.every(({ isEntitled }) => isEntitled)).toBe(true);

  const end = () => owner.post(`${base}/${id}/access/${grant?.id}/end`, { reason: "A mistake" });
  const ended = await Promise.all([end(), end()]);
  expect(ended.map(({ status }) => status).sort()).toEqual([200, 409]);
  const after = await detail(id);
  expect(after.grants[0]).toMatchObject({ endReason: "A mistake", endedAt: clock.now().toISOString() });
  expect(after.courses.every(({ isEntitled }) => !isEntitled)).toBe(true);
  expect(await audits()).toEqual([
    { action: "access.ended", subject_id: id, reason: "A mistake", grant: grant?.id },
    { action: "access.given", subject_id: id, reason: "They asked", offer: "subscribePackage" },
  ]);

  clock.moveMinutes(11);
  expect(await refusalOf(await giveIt())).toMatchObject({ code: "FRESH_PROOF_NEEDED" });
});

test("whoever has no account gets one with what is given, until its day, and a mail that was read before", async () => {
  const { api, clock, owner, detail } = await academy();
  const {
    sendsMail: _,
    reason: __,
    ...written
  } = {
    ...gift,
    email: "Nova@Example.org",
    name: "Nova 🌙 Lumen",
    until: "2031-05-09",
    note: "Welcome!\r\nTake your time.",
  };
  const read = await owner.post(`${base}/access/mail`, written);
  const { subject, text } = (await read.json()) as { subject: string; text: string };
  expect(subject).toBe("The complete academy is open to you");
  for (const part of ["Dear Nova,", "open until May 9, 2031", "> Welcome!\n> Take your time."]) {
    expect(text).toContain(part);
  }

  const answer = await owner.post(`${base}/access`, { ...written, sendsMail: true, ...why });
  const { learnerId, isNewAccount } = (await answer.json()) as { learnerId: string; isNewAccount: boolean };
  expect(isNewAccount).toBe(true);
  const given = await detail(learnerId);
  expect(given).toMatchObject({ email: "nova@example.org", firstName: "Nova", hasPassword: false });
  expect(given.grants).toMatchObject([{ until: "2031-05-09", endedAt: null }]);
  expect(given.courses.every(({ isEntitled }) => isEntitled)).toBe(true);

  const mail = await nextMail(api, "nova@example.org");
  expect(mail.text).toContain("Dear Nova,");
  const nova = openBrowser(api);
  await nova.post("/api/auth/sign-in/link", { token: tokenIn(mail) });
  expect(await nova.who()).toBe("nova@example.org");

  // The last day still counts.
  clock.moveMinutes(7 * day + 23 * 60);
  expect(clock.now().toISOString()).toMatch(/^2031-05-09/);
  await jobsDone(api, clock.now());
  expect((await detail(learnerId)).grants[0]).toMatchObject({ endedAt: null });
  clock.moveMinutes(day);
  await jobsDone(api, clock.now());
  const after = await detail(learnerId);
  expect(after.grants[0]).toMatchObject({ endReason: "as planned" });
  expect(after.courses.every(({ isEntitled }) => !isEntitled)).toBe(true);
});

test("an owner is given nothing, and an account that is there keeps its name", async () => {
  const { owner, learner, detail } = await academy();
  const id = await learner("Ann Example");
  const own = await owner.post(`${base}/access`, { ...gift, email: await owner.who() });
  expect(await refusalOf(own)).toMatchObject({ status: 403 });

  await owner.post(`${base}/access`, { ...gift, name: "Somebody Else" });
  expect(await detail(id)).toMatchObject({ firstName: "Ann", lastName: "Example" });
});
test("what somebody has paid for doesn't end here", async () => {
  const { api, db, owner, detail } = await academy({ now: () => new Date() });
  await buy(api, { offer: "blueprintGuided", email: "ann@example.org" });
  const { id } = await db
    .selectFrom("users")
    .select("id")
    .where("email", "=", "ann@example.org")
    .executeTakeFirstOrThrow();
  const [grant] = (await detail(id)).grants;

  const refused = await owner.post(`${base}/${id}/access/${grant?.id}/end`, why);

  expect(await refusalOf(refused)).toMatchObject({ status: 409 });
  expect((await detail(id)).grants[0]).toMatchObject({ source: "order", endedAt: null });
});

test("certificates are corrected, revoked and issued again, each as a new one", async () => {
  const { api, owner, learner, detail, audits } = await academy();
  const id = await learner("An Exmple", "subscribePackage");
  const other = await learner("Bob");
  const first = await certify(api, id, await courseCalled(api, "Foundation & Mindset"));
  const act = (certificate: string, verb: string, body: object = why, of = id) =>
    owner.post(`${base}/${of}/certificates/${certificate}/${verb}`, body);
  const checked = async (certificate: string) =>
    (await (await api.get(`/api/certificates/${certificate}`)).json()) as { status: string; name: string };

  const corrected = await act(first, "correct", { firstName: "Ann", lastName: "Example", ...why });
  expect(corrected.status).toBe(200);
  const { certificates, firstName } = await detail(id);
  expect(firstName).toBe("Ann");
  const second = certificates.find(({ endedAt }) => endedAt === null)?.id ?? "";
  expect(await checked(first)).toMatchObject({ status: "replaced" });
  expect(await checked(second)).toMatchObject({ status: "valid", name: "Ann Example" });

  expect((await act(second, "revoke", why, other)).status).toBe(404);
  const revoked = await Promise.all([act(second, "revoke"), act(second, "revoke")]);
  expect(revoked.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await checked(second)).toMatchObject({ status: "revoked", name: null });
  const again = { firstName: "Ann", lastName: "Other", ...why };
  expect((await act(second, "correct", again)).status).toBe(409);
  expect((await detail(id)).lastName, "and nothing of it was done").toBe("Example");
  expect((await act(second, "restore")).status).toBe(200);
  expect((await act(second, "restore")).status).toBe(409);
  expect((await detail(id)).certificates.filter(({ endedAt }) => endedAt === null)).toHaveLength(1);
  expect((await audits()).map(({ action }) => action)).toEqual([
    "certificate.corrected",
    "certificate.restored",
    "certificate.revoked",
  ]);
});

test("help to sign in goes to the learner's own address, and no link is shown to the owner", async () => {
  const { api, owner, audits, detail } = await academy({ now: () => new Date() });
  const ann = await signInLearner(api);
  const help = (send: string) => owner.post(`${base}/${ann.id}/sign-in-help`, { send, ...why });

  const answered = await help("sign-in-link");
  expect(await answered.json()).toEqual({ status: "done" });
  const link = await nextMail(api, ann.email);
  expect(link.subject).toBe("Your link to sign in");
  const browser = openBrowser(api);
  await browser.post("/api/auth/sign-in/link", { token: tokenIn(link) });
  expect(await browser.who()).toBe(ann.email);

  await help("reset-password");
  const reset = await nextMail(api, ann.email);
  expect(reset.text).toContain("to help you sign in");
  expect(tokenIn(reset)).toBeTruthy();

  expect((await detail(ann.id)).sessions).toBe(2);
  expect((await owner.post(`${base}/${ann.id}/sessions/end`, why)).status).toBe(200);
  expect([await ann.who(), await browser.who(), await owner.who()]).toEqual([401, 401, owner.email]);
  expect(await audits()).toMatchObject([
    { action: "sessions.ended", reason: "They asked" },
    { action: "sign-in.helped", reason: "They asked", sent: "reset-password" },
    { action: "sign-in.helped", reason: "They asked", sent: "sign-in-link" },
  ]);
});

test("nobody’s mailbox is filled with help: after a few the next one has to wait", async () => {
  const { api, owner } = await academy({ now: () => new Date() });
  const ann = await signInLearner(api);
  const statuses: number[] = [];
  for (let count = 0; count < 10; count++) {
    const asked = await owner.post(`${base}/${ann.id}/sign-in-help`, { send: "sign-in-link", ...why });
    statuses.push(asked.status);
  }
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(6);
  expect(statuses.at(-1)).toBe(429);
});

test("support helps learners to sign in, and does nothing else to their accounts", async () => {
  const { api, audits, detail } = await academy({ now: () => new Date() });
  const [ann, support, editor] = [
    await signInLearner(api),
    await newStaff(api, "support"),
    await newStaff(api, "editor"),
  ];
  const help = { send: "sign-in-link", ...why };

  expect((await editor.post(`${base}/${ann.id}/sign-in-help`, help)).status).toBe(403);
  const answered = await support.post(`${base}/${ann.id}/sign-in-help`, help);
  expect([answered.status, await answered.json()]).toEqual([200, { status: "done" }]);
  expect((await nextMail(api, ann.email)).subject).toBe("Your link to sign in");
  const { id: ownerId } = await api.db
    .selectFrom("users")
    .select("id")
    .where("role", "=", "owner")
    .executeTakeFirstOrThrow();
  expect((await support.post(`${base}/${ownerId}/sign-in-help`, help)).status).toBe(403);
  for (const path of ["second-factor-off", "sessions/end", "data", "erase"]) {
    const body = path === "erase" ? { email: ann.email, ...why } : why;
    expect((await support.post(`${base}/${ann.id}/${path}`, body)).status, path).toBe(403);
  }
  expect((await detail(ann.id)).sessions).toBe(1);
  expect((await audits()).map(({ action }) => action)).toEqual(["sign-in.helped"]);
});

test("an account's data is handed out and its account deleted, as its holder could", async () => {
  const { api, db, owner, audits } = await academy({ now: () => new Date() });
  const ann = await signInLearner(api);
  await give(db, ann.id, "subscribePackage");
  const certificate = await certify(api, ann.id, await courseCalled(api, "Foundation & Mindset"));
  const own = (await (await ann.get("/api/account/export")).json()) as Record<string, unknown>;

  const file = await owner.post(`${base}/${ann.id}/data`, why);
  expect(file.headers.get("content-disposition")).toContain("attachment");
  const given = (await file.json()) as Record<string, unknown>;
  expect(Object.keys(given)).toEqual(Object.keys(own));
  expect(given.learning).toEqual(own.learning);

  const erase = (email: string, id = ann.id) => owner.post(`${base}/${id}/erase`, { email, ...why });
  expect(await refusalOf(await erase("other@example.org"))).toMatchObject({ status: 400, field: "email" });
  expect((await erase(ann.email.toUpperCase())).status).toBe(200);
  expect((await erase(ann.email)).status).toBe(404);
  expect(await ann.who()).toBe(401);
  expect(await db.selectFrom("users").select("id").where("id", "=", ann.id).execute()).toEqual([]);
  expect(await (await api.get(`/api/certificates/${certificate}`)).json()).toMatchObject({
    status: "account-deleted",
    name: null,
  });
  expect((await nextMail(api, ann.email)).subject).toBe("Your account has been deleted");
  const entries = await audits();
  expect(entries.map(({ action }) => action)).toEqual(["data.exported", "learner.erased"]);
  expect(JSON.stringify(entries)).not.toContain(ann.email);
});

test("whoever never made an account is forgotten by their address, and what is an account's stays", async () => {
  const { api, db, owner, audits } = await academy();
  const ann = await signInLearner(api);
  const email = "bea@example.org";
  await api.post("/api/subscribe-lead", submission({ name: "Bea", email }));
  await api.post("/api/contact", { name: "Bea", email, topic: "other", message: "Hello" });
  const erase = (address: string, typed = address) =>
    owner.post(`${base}/erase-address`, { person: address, email: typed, ...why });

  expect(await refusalOf(await erase(ann.email))).toMatchObject({ status: 409 });
  expect(await refusalOf(await erase(email, "else@example.org"))).toMatchObject({
    status: 400,
    field: "email",
  });
  expect((await erase(email.toUpperCase())).status).toBe(200);

  for (const table of ["leads", "quiz_results", "contact_messages"] as const) {
    expect(await db.selectFrom(table).select("id").execute(), table).toEqual([]);
  }
  expect(await ann.who()).toBe(ann.email);
  const entries = await audits();
  expect(entries.map(({ action }) => action)).toEqual(["address.erased"]);
  expect(JSON.stringify(entries)).not.toContain(email);
});

test("nothing is done to an owner's account from here, one's own included", async () => {
  const { db, owner, detail } = await academy();
  const { id, email } = await db
    .selectFrom("users")
    .select(["id", "email"])
    .where("role", "=", "owner")
    .executeTakeFirstOrThrow();

  expect((await detail(id)).role).toBe("owner");
  for (const [path, body] of [
    ["erase", { email, ...why }],
    ["sessions/end", why],
    ["data", why],
    ["sign-in-help", { send: "reset-password", ...why }],
  ] as const) {
    expect(await refusalOf(await owner.post(`${base}/${id}/${path}`, body)), path).toMatchObject({
      status: 403,
    });
  }
  expect(await owner.who()).toBe(email);
});
