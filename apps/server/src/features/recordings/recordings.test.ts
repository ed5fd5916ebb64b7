import { randomUUID } from "node:crypto";
import type { LessonView } from "@academy/contract/learning/lessons";
import type { LibrarySearchResults } from "@academy/contract/learning/library";
import type { EnrollmentView } from "@academy/contract/learning/progress";
import type { RecordingsView } from "@academy/contract/learning/recordings";
import type { StudioShelfList } from "@academy/contract/studio/recordings";
import { expect, test } from "vitest";
import { asJson } from "../../platform/db/values.ts";
import { type Browser, openBrowser, signedIn } from "../../testing/browser.ts";
import { give, signInLearner } from "../../testing/data/learners.ts";
import { upload } from "../../testing/data/uploads.ts";
import { eventually } from "../../testing/eventually.ts";
import { allMails, nextMail } from "../../testing/mailbox.ts";
import { startApi } from "../../testing/servers/start-api.ts";
import { listBenefits, revokeOffer } from "../access/public.ts";
import { listMonthlyDebts, recordingDelivery } from "./public.ts";

const read = async <Answer>(browser: Browser, path: string) =>
  (await (await browser.get(path)).json()) as Answer;
const said = "An unheard-of xylophone.";

async function academy() {
  const api = await startApi();
  const owner = await signedIn(api, "owner");
  const made = async (path: string, body: object) => {
    const response = await owner.post(path, body);
    expect(response.status).toBe(201);
    return (await response.json()) as { id: string };
  };
  const makeShelf = async (benefitId: string) =>
    (await made("/api/studio/shelves", { benefitId, title: `About ${benefitId}` })).id;
  const add = async (shelfId: string, title: string) =>
    (await made("/api/studio/recordings", { shelfId, title, gatheringDateId: null })).id;
  const write = async (id: string, title: string, revision = 0) => {
    const words = { title, summary: "", minutes: 4, text: said };
    expect((await owner.send("PUT", `/api/studio/lessons/${id}/draft`, { ...words, revision })).status).toBe(
      200,
    );
  };
  const publish = (id: string, revision = 1) => owner.post(`/api/studio/lessons/${id}/publish`, { revision });
  const missing = async () =>
    [...(await recordingDelivery.listMissing(api.db, await listBenefits(api.db), new Date())).keys()].sort();
  return { api, owner, makeShelf, add, write, publish, missing };
}

test("a shelf opens to those who hold its benefit, for as long as they do, and to others by its name alone", async () => {
  const { api, owner, makeShelf, add, write, publish, missing } = await academy();
  const [guided, self, late, alumna] = await Promise.all(
    ["Guided", "Self", "Late", "Alumna"].map((name) => signInLearner(api, name)),
  );
  if (!guided || !self || !late || !alumna) throw new Error("unreachable");
  await give(api.db, guided.id, "blueprintGuided");
  await give(api.db, self.id, "blueprintSelfGuided");
  await give(api.db, late.id, "blueprintGuided", new Date(Date.now() - 300 * 86_400_000));
  await give(api.db, alumna.id, "alumniGroup");
  expect(await missing()).toEqual(["alumni-calls", "alumni-resources", "masterclasses"]);

  const shelf = await makeShelf("masterclasses");
  expect(await missing()).toContain("masterclasses");
  const older = await add(shelf, "The older one");
  const id = await add(shelf, "Nine ways to ask");
  await write(older, "The older one");
  await write(id, "Nine ways to ask");
  await publish(older);
  expect((await guided.get(`/api/lessons/${id}`)).status, "a draft is nobody’s").toBe(404);
  await publish(id);
  await api.db
    .updateTable("lessons")
    .set({ film: asJson({ starter: "a-price-you-can-say-aloud" }) })
    .where("id", "=", id)
    .execute();
  expect(await missing()).toEqual(["alumni-calls", "alumni-resources"]);

  const calls = [
    `/api/lessons/${id}`,
    `/api/lessons/${id}/video`,
    `/api/courses/${shelf}`,
    `/api/progress/${shelf}`,
  ];
  const answers = (browser: Browser) =>
    Promise.all(calls.map(async (path) => (await browser.get(path)).status));
  expect(await answers(guided)).toEqual([200, 200, 200, 200]);
  for (const other of [self, alumna]) expect(await answers(other)).toEqual([403, 403, 403, 403]);
  expect(await answers(openBrowser(api))).toEqual([401, 401, 401, 401]);
  expect((await self.get(`/api/my-recordings?shelf=${randomUUID()}`)).status).toBe(404);
  expect((await self.post("/api/progress", { courseId: shelf, lessonId: id, completed: true })).status).toBe(
    403,
  );

  const { mediaId } = await upload(owner, "sheet.pdf", Buffer.from("%PDF-1.7 sheet"));
  const sheet = { mediaId, title: "Sheet", lessonId: id };
  expect((await owner.post(`/api/studio/courses/${shelf}/files`, sheet)).status).toBe(204);
  const { files } = await read<LessonView>(guided, `/api/lessons/${id}`);
  const download = async (by: Browser) => (await by.get(files[0]?.downloadUrl ?? "")).status;
  expect(await Promise.all([guided, self, alumna, late, openBrowser(api)].map(download))).toEqual([
    200, 403, 403, 200, 401,
  ]);

  const closed = await (await self.get("/api/my-recordings")).text();
  expect(closed).not.toContain("Nine ways");
  expect((JSON.parse(closed) as RecordingsView).shelves).toEqual([
    expect.objectContaining({
      id: shelf,
      isOpen: false,
      total: 2,
      recordings: [],
      offers: [
        expect.objectContaining({
          key: "blueprintGuided",
          path: expect.stringContaining("/healers-business-blueprint#"),
        }),
        expect.objectContaining({ key: "blueprintDeepDive" }),
      ],
    }),
  ]);
  const shown = async (browser: Browser) =>
    (await read<RecordingsView>(browser, "/api/my-recordings")).shelves[0];
  expect(await shown(guided)).toMatchObject({
    isOpen: true,
    recordings: [
      { id, title: "Nine ways to ask", isSeen: false },
      { id: older, isSeen: false },
    ],
  });
  const found = async (browser: Browser, query: string) =>
    (await read<LibrarySearchResults>(browser, `/api/my-library/search?${query}`)).total;
  expect(await found(guided, "q=xylophone&within=recordings")).toBe(2);
  expect(await found(guided, "q=pencil&within=recordings")).toBe(1);
  expect(await found(guided, "q=Blueprint&within=recordings")).toBe(0);
  for (const q of ["xylophone", "Nine ways", "pencil&within=recordings"])
    expect(await found(alumna, `q=${q}`)).toBe(0);

  // Six months are over for one of them, and what is for good stays.
  const ofCalls = await makeShelf("group-calls");
  const call = await add(ofCalls, "The call in May");
  await publish(call, 0);
  expect((await guided.get(`/api/lessons/${call}`)).status).toBe(200);
  expect((await late.get(`/api/lessons/${call}`)).status).toBe(403);
  expect((await late.get(`/api/lessons/${id}`)).status).toBe(200);
  const end = (userId: string) =>
    api.db
      .transaction()
      .execute((tx) => revokeOffer(tx, { userId, offer: "blueprintGuided", now: new Date() }));
  await end(late.id);
  expect(await answers(late)).toEqual([403, 403, 403, 403]);

  // Nothing that is for courses can be done with it.
  const asCourse: [string, string, object][] = [
    ["POST", `/api/studio/courses/${shelf}/modules`, { title: "More" }],
    ["PUT", `/api/studio/courses/${shelf}/package`, { isInPackage: true }],
    ["PUT", `/api/studio/lessons/${id}/settings`, { isFree: true, dripDays: null, dripAt: null }],
    ["POST", "/api/studio/shelves", { benefitId: "masterclasses", title: "Twice" }],
    ["POST", "/api/studio/shelves", { benefitId: "priority", title: "Of another kind" }],
  ];
  for (const [method, path, body] of asCourse)
    expect((await owner.send(method, path, body)).status, path).toBe(409);
  expect(
    (
      await owner.send("PUT", `/api/studio/courses/${shelf}/offer`, {
        priceCents: 100,
        twoPaymentsCents: null,
        isFree: false,
        basedOn: 0,
      })
    ).status,
  ).toBe(404);
});

test("what is seen is no progress in a course, and completes nothing", async () => {
  const { api, owner, makeShelf, add, publish } = await academy();
  const guided = await signInLearner(api, "Guided");
  await give(api.db, guided.id, "blueprintGuided");
  const shelf = await makeShelf("masterclasses");
  const id = await add(shelf, "Nine ways to ask");
  await publish(id, 0);

  const answer = await guided.post("/api/progress", {
    courseId: shelf,
    lessonId: id,
    completed: true,
    positionSeconds: 12,
  });
  expect(await answer.json()).toMatchObject({ completedAt: null, certificateId: null, completedLessons: 1 });
  const note = { text: "Ask less.", baseRevision: 0 };
  expect((await guided.send("PUT", `/api/lessons/${id}/note`, note)).status).toBe(200);

  const { shelves } = await read<RecordingsView>(guided, "/api/my-recordings");
  expect(shelves[0]?.recordings).toEqual([
    expect.objectContaining({ id, isSeen: true, positionSeconds: 12 }),
  ]);
  const enrollments = await read<EnrollmentView[]>(guided, "/api/my-enrollments");
  expect(enrollments.map(({ course }) => course.id)).not.toContain(shelf);
  const rows = await api.db.selectFrom("enrollments").select("id").where("course_id", "=", shelf).execute();
  expect(rows).toEqual([]);
  expect(await read(guided, "/api/my-certificates")).toEqual([]);
  expect(await read(guided, "/api/my-learning")).toMatchObject({
    achievements: [],
    calendar: { hasRecordings: true },
  });
  for (const path of ["/api/courses", "/api/studio/courses"])
    expect(await (await owner.get(path)).text()).not.toContain(shelf);
  const learners = await (await owner.get("/api/studio/learners")).text();
  expect(learners).toContain('"lessonsCompleted":0');
});

test("those who were promised a recording are told once, when it comes out for the first time", async () => {
  const { api, owner, makeShelf, add, write, publish } = await academy();
  const guided = await signInLearner(api, "Guided");
  const self = await signInLearner(api, "Self");
  await give(api.db, guided.id, "blueprintGuided");
  await give(api.db, self.id, "blueprintSelfGuided");
  const shelf = await makeShelf("masterclasses");
  const loud = await add(shelf, "Nine ways to ask");
  const quiet = await add(shelf, "Said to nobody");
  const path = `/api/studio/recordings/${quiet}`;
  expect((await owner.send("PUT", path, { tells: false })).status).toBe(204);
  await publish(quiet, 0);
  await publish(loud, 0);

  const mail = await nextMail(api, guided.email);
  expect(mail.text).toContain("Nine ways to ask");
  expect(mail.text).toContain(`/course/${shelf}/lesson/${loud}`);
  expect(await read(owner, `/api/studio/recordings/${loud}`)).toMatchObject({
    holderCount: 1,
    toldAt: expect.any(String),
  });
  expect((await owner.send("PUT", `/api/studio/recordings/${loud}`, { tells: false })).status).toBe(409);

  // Put away, brought back and published anew, it is no news.
  for (const isArchived of [true, false])
    await owner.send("PUT", `/api/studio/lessons/${loud}/archived`, { isArchived });
  await write(loud, "Nine ways to ask, again");
  await publish(loud);
  const jobs = () =>
    api.db.selectFrom("jobs").selectAll().where("kind", "=", "recordings.tell-holders").execute();
  await eventually(jobs, (all) => all.every(({ state }) => state === "done"));
  expect(await jobs()).toHaveLength(1);
  const told = (await allMails(api)).filter(({ subject }) => subject.includes("recording"));
  expect(told).toHaveLength(1);
  expect(told[0]?.to).toContain(guided.email);

  const { items } = await read<StudioShelfList>(owner, "/api/studio/shelves");
  expect(items).toEqual([
    expect.objectContaining({ id: shelf, recordingCount: 2, draftCount: 0, sampleCount: 0 }),
  ]);
});

test("what is promised anew each month is owed a month after the newest, and only while somebody waits for it", async () => {
  const { api, makeShelf, add, write, publish } = await academy();
  const day = 86_400_000;
  const inDays = (days: number) => new Date(Date.now() + days * day);
  const owed = async (days: number) => (await listMonthlyDebts(api.db, inDays(days), 10)).debts;
  expect(await owed(90)).toEqual([]);

  const alumna = await signInLearner(api, "Alumna");
  await give(api.db, alumna.id, "alumniGroup", inDays(-40));
  expect(await owed(0)).toMatchObject([
    { kind: "monthly", about: "Monthly resources and templates", path: "/studio/courses" },
  ]);

  const shelf = await makeShelf("alumni-resources");
  const id = await add(shelf, "A cancellation policy");
  await write(id, "A cancellation policy");
  expect(await owed(0), "a draft is nothing new").toHaveLength(1);
  await publish(id);
  expect(await owed(0)).toEqual([]);
  expect(await owed(20)).toEqual([]);
  const [debt] = await owed(27);
  expect(debt).toMatchObject({ kind: "monthly", path: `/studio/courses/${shelf}` });
  expect(debt?.due?.getTime()).toBeGreaterThan(inDays(27).getTime());
  await api.db
    .transaction()
    .execute((tx) => revokeOffer(tx, { userId: alumna.id, offer: "alumniGroup", now: new Date() }));
  expect(await owed(60)).toEqual([]);
});
