import { randomUUID } from "node:crypto";
import type { LeadCount, LeadDetail, LeadPage } from "@academy/contract/studio/leads";
import type { LeadReceipt } from "@academy/contract/visitors/leads";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { openBrowser, signedIn } from "../../../testing/browser.ts";
import { signInLearner } from "../../../testing/data/learners.ts";
import { answers, result, submission } from "../../../testing/data/quiz-sheet.ts";
import { eventually } from "../../../testing/eventually.ts";
import { movingClock } from "../../../testing/moving-clock.ts";
import { refusalOf } from "../../../testing/refusal.ts";
import { noLimits, startApi } from "../../../testing/servers/start-api.ts";
import { testDatabase } from "../../../testing/servers/test-database.ts";
import { exportLeads } from "./export-leads.ts";

const base = "/api/studio/leads";
const start = new Date("2031-05-01T10:00:00.000Z");

async function academy(options: Parameters<typeof startApi>[0] = {}) {
  const clock = movingClock(start);
  const api = await startApi({ now: clock.now, ...options });
  const owner = await signedIn(api, "owner");
  /** A minute apart, so that there is an order. */
  const lead = async (name: string, more: object = {}): Promise<LeadReceipt> => {
    clock.moveMinutes(1);
    const email = `${name.split(" ")[0]?.toLowerCase()}@example.org`;
    const response = await api.post("/api/subscribe-lead", submission({ name, email, ...more }));
    expect(response.status, await response.clone().text()).toBe(200);
    return (await response.json()) as LeadReceipt;
  };
  const read = async <Answer>(path: string) => (await (await owner.get(path)).json()) as Answer;
  const page = (query = "") => read<LeadPage>(`${base}?${query}`);
  const names = async (query = "") => (await page(query)).items.map(({ name }) => name);
  const detail = (id: string) => read<LeadDetail>(`${base}/${id}`);
  const csv = async (query = "") =>
    Buffer.from(await (await owner.get(`${base}/export?${query}`)).arrayBuffer());
  return { api, clock, owner, lead, read, page, names, detail, csv };
}

test("who may is decided before anything that was sent is looked at", async () => {
  const { api } = await academy();
  const visitor = openBrowser(api);

  expect((await visitor.get(`${base}?archetype=wizard`)).status).toBe(401);
  expect((await visitor.get(`${base}/nonsense`)).status).toBe(401);
  expect((await visitor.post(`${base}/stage`, { nonsense: 1 })).status).toBe(401);
});

test("leads come page by page, and none twice or never while others arrive", async () => {
  const { lead, page, names } = await academy();
  for (const name of ["A", "B", "C", "D", "E"]) await lead(name);

  const first = await page("limit=2");
  expect(first.items.map(({ name }) => name)).toEqual(["E", "D"]);
  await lead("F");
  const second = await page(`limit=2&cursor=${first.nextCursor}`);
  await lead("G");
  const third = await page(`limit=2&cursor=${second.nextCursor}`);

  expect([second, third].flatMap(({ items }) => items.map(({ name }) => name))).toEqual(["C", "B", "A"]);
  expect(third.nextCursor).toBeNull();
  expect(await names("sort=oldest")).toEqual(["A", "B", "C", "D", "E", "F", "G"]);
  const old = await page("sort=oldest&limit=4");
  expect(await names(`sort=oldest&limit=4&cursor=${old.nextCursor}`)).toEqual(["E", "F", "G"]);
});

test("leads come by name as well, accents and capitals aside: page by page, filtered, and in the file", async () => {
  const { owner, lead, page, names, csv } = await academy();
  const given = ["bob Stone", "Éva", "Ann", "eva", "Zoë 🌙", "Ève"];
  for (const [index, name] of given.entries()) await lead(name, { email: `n${index}@example.org` });
  const inOrder = ["Ann", "bob Stone", "Éva", "eva", "Ève", "Zoë 🌙"];
  const seen: string[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const next: LeadPage = await page(`sort=name&limit=1${cursor && `&cursor=${cursor}`}`);
    seen.push(...next.items.map(({ name }) => name));
    cursor = next.nextCursor;
  }

  const byKey = (name: string) => name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  expect(seen.map(byKey)).toEqual(inOrder.map(byKey));
  expect(new Set(seen).size).toBe(6);
  expect(await names("sort=name-desc")).toEqual(seen.toReversed());
  expect(await names("sort=name&stage=new&archetype=mystic&search=e")).toEqual(seen.slice(2, 5));
  expect(await names("sort=name-desc&stage=customer")).toEqual([]);
  const lines = (await csv("sort=name-desc")).toString().trimEnd().split("\r\n").slice(1);
  expect(lines.map((line) => line.split(",")[0])).toEqual(seen.toReversed());
  const { nextCursor } = await page("sort=name&limit=1");
  for (const wrong of ["~AAAA", "~_w", "~/"]) {
    const other = nextCursor?.replace(/^~[\w-]*/, wrong) ?? "";
    expect((await owner.get(`${base}?sort=name&cursor=${encodeURIComponent(other)}`)).status, wrong).toBe(
      400,
    );
  }
});

test("leads made in the same moment are told apart by their ids", async () => {
  const { api, owner, page } = await academy();
  const same = (index: number) => submission({ name: `N${index}`, email: `n${index}@example.org` });
  for (let index = 0; index < 7; index++) await api.post("/api/subscribe-lead", same(index));

  const seen: string[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const { items, nextCursor }: LeadPage = await page(`limit=2${cursor && `&cursor=${cursor}`}`);
    seen.push(...items.map(({ email }) => email));
    cursor = nextCursor;
  }

  expect(seen).toHaveLength(7);
  expect(new Set(seen).size).toBe(7);
  expect(await refusalOf(await owner.get(`${base}?cursor=nonsense`))).toMatchObject({ status: 400 });
});

test("every filter shows what it says, the list, its count and its export alike", async () => {
  const { lead, names, read, csv, owner } = await academy();
  const equal = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [index + 1, 4]));
  const touch = { utm_source: "instagram", utm_campaign: "spring" };
  await lead("Ann Example", { first_touch: touch, wants_news: true, consent_version: "v1" });
  await lead("Bob Stone", { phase3_ratings: equal });
  const cleo = await lead("Cleo Éxample", { phase1_answers: [], phase2_rankings: {}, phase3_ratings: {} });
  await owner.post(`${base}/stage`, { ids: [cleo.id], stage: "customer" });
  const filters: [string, string[]][] = [
    ["", ["Cleo Éxample", "Bob Stone", "Ann Example"]],
    ["archetype=mystic", ["Bob Stone", "Ann Example"]],
    ["archetype=teacher", ["Cleo Éxample"]],
    ["archetype=artist", []],
    ["stage=customer", ["Cleo Éxample"]],
    ["stage=new", ["Bob Stone", "Ann Example"]],
    ["source=instagram", ["Ann Example"]],
    ["campaign=spring", ["Ann Example"]],
    ["wantsNews=yes", ["Ann Example"]],
    ["wantsNews=no", ["Cleo Éxample", "Bob Stone"]],
    ["careless=yes", ["Bob Stone"]],
    ["careless=no&wantsNews=no", ["Cleo Éxample"]],
    ["suspect=yes", []],
    ["search=ann", ["Ann Example"]],
    ["search=BOB%40exam", ["Bob Stone"]],
    ["search=example", ["Cleo Éxample", "Ann Example"]],
    ["search=cleo%20ex", ["Cleo Éxample"]],
    ["search=%25", []],
    ["search=xample", []],
    ["search=%20", ["Cleo Éxample", "Bob Stone", "Ann Example"]],
    ["from=2031-05-01T10:02:00.000Z", ["Cleo Éxample", "Bob Stone"]],
    ["until=2031-05-01T10:02:00.000Z", ["Ann Example"]],
    ["from=2031-05-01T12:02:00.000%2B02:00&until=2031-05-01T10:03:00.000Z", ["Bob Stone"]],
  ];

  for (const [query, expected] of filters) {
    expect(await names(query), query).toEqual(expected);
    expect(await read<LeadCount>(`${base}/count?${query}`), query).toEqual({
      count: expected.length,
      isMore: false,
    });
    const lines = (await csv(query)).toString("utf8").trimEnd().split("\r\n").slice(1);
    expect(
      lines.map((line) => line.split(",")[0]),
      query,
    ).toEqual(expected);
  }
  expect(await read(`${base}/origins`)).toEqual({ sources: ["instagram"], campaigns: ["spring"] });
  for (const wrong of [
    "archetype=wizard",
    "stage=old",
    "wantsNews=1",
    "from=yesterday",
    "limit=1000",
    "what=1",
  ]) {
    expect((await owner.get(`${base}?${wrong}`)).status, wrong).toBe(400);
  }
});

test("the export is whole, safe in a spreadsheet and says nothing to the log", async () => {
  const { api, lead, csv, owner } = await academy();
  await lead('=HYPERLINK("https://evil.example")', { email: "formula@example.org" });
  await lead("🌙 Noor, الهدى", { email: "noor@example.org" });
  const { id } = await lead("<b>Ann</b>", { email: "ann@example.org", first_touch: { utm_source: "@x" } });
  await owner.send("PUT", `${base}/${id}/notes`, { notes: "one\ntwo", basedOn: null });

  const response = await owner.get(`${base}/export`);
  const bytes = await csv();

  expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(response.headers.get("content-disposition")).toBe('attachment; filename="leads-2031-05-01.csv"');
  expect(response.headers.get("cache-control")).toContain("no-store");
  await response.text();
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const text = bytes.toString("utf8").slice(1);
  const archetypes = "The Cosmic Mystic,The Sacred Teacher";
  expect(text.split("\r\n").slice(1)).toEqual([
    `<b>Ann</b>,ann@example.org,New,${archetypes},'@x,,no,,no,no,2031-05-01 10:03:00,2031-05-01 10:03:00,"one\ntwo"`,
    `"🌙 Noor, الهدى",noor@example.org,New,${archetypes},,,no,,no,no,2031-05-01 10:02:00,2031-05-01 10:02:00,`,
    `"'=HYPERLINK(""https://evil.example"")",formula@example.org,New,${archetypes},,,no,,no,no,2031-05-01 10:01:00,2031-05-01 10:01:00,`,
    "",
  ]);
  const logged = api.logLines.filter((line) => line.includes("leads exported"));
  expect(logged.map((line) => JSON.parse(line))).toEqual(
    Array(2).fill(expect.objectContaining({ count: 3, msg: "leads exported" })),
  );
  expect(logged.join("")).not.toMatch(/example\.org|Noor/);
});

test("much that was written about leads makes the export's pieces no larger, and none is left out or told twice", async () => {
  const { db } = await testDatabase();
  const now = new Date();
  const [few, many] = ["x".repeat(20), "x".repeat(10_000)];
  await sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 900)
    insert into leads (id, email, name, notes, wants_news, mail_day, mails_asked, created_at, updated_at)
    select 'lead' || i, 'n' || i || '@example.org', 'Somebody', case when i between 400 and 499 then ${many} else ${few} end,
      false, '2031-01-01', 1, ${now}, ${now} from n`.execute(db);
  const ended: number[] = [];

  const pieces: string[] = [];
  for await (const piece of exportLeads(db, {}, (count) => void ended.push(count))) pieces.push(piece);

  expect(ended).toEqual([900]);
  const found = pieces.join("").match(/n\d+@example\.org/g) ?? [];
  expect([found.length, new Set(found).size]).toEqual([900, 900]);
  // One lot may be the first to be long; all after it are fewer leads.
  const long = pieces.filter((piece) => piece.length > 300_000);
  expect(long.length, `${pieces.map(({ length }) => length)}`).toBeLessThanOrEqual(1);
});

test("an export of many batches holds every lead once, also while others arrive", async () => {
  const { api, csv } = await academy();
  const rows = Array.from({ length: 1203 }, (_, index) => ({
    id: randomUUID(),
    email: `m${index}@example.org`,
    name: `M${index}`,
    wants_news: false,
    mail_day: "2031-01-01",
    mails_asked: 0,
    is_careless: false,
    is_suspect: false,
    name_key: `m${index}`,
    last_name_key: "",
    // Some in the same moment, across the ends of batches.
    created_at: new Date(start.getTime() - Math.floor(index / 7) * 1000),
    updated_at: start,
  }));
  for (let from = 0; from < rows.length; from += 300) {
    await api.db
      .insertInto("leads")
      .values(rows.slice(from, from + 300) as never)
      .execute();
  }

  const [bytes] = await Promise.all([csv(), api.post("/api/subscribe-lead", submission())]);

  const emails = bytes.toString("utf8").match(/m\d+@example\.org/g) ?? [];
  expect(emails).toHaveLength(1203);
  expect(new Set(emails).size).toBe(1203);
});

test("exports are counted", async () => {
  const limits = { ...noLimits, leadExports: { points: 2, perSeconds: 600 } };
  const { owner } = await academy({ limits });
  for (let round = 0; round < 2; round++) expect((await owner.get(`${base}/export`)).status).toBe(200);

  expect(await refusalOf(await owner.get(`${base}/export`))).toMatchObject({ status: 429 });
});

test("a lead's page has its results with answers and mails, newest first", async () => {
  const { clock, api, lead, detail, owner } = await academy();
  const touch = { referrer: "https://www.example.net/post" };
  const first = await lead("Ann Example", { first_touch: touch, consent_version: "v1", wants_news: true });
  const second = await lead("Ann Changed", { email: "ann@example.org", phase3_ratings: {} });
  await eventually(
    () => api.db.selectFrom("jobs").select("state").where("kind", "=", "mail.send").execute(),
    (jobs) => jobs.length >= 2 && jobs.every(({ state }) => state === "done"),
  );

  const seen = await detail(first.id);

  expect(seen).toMatchObject({
    name: "Ann Changed",
    email: "ann@example.org",
    stage: "new",
    source: "example.net",
    referrer: "https://www.example.net/post",
    wantsNews: true,
    consentVersion: "v1",
    consentAt: "2031-05-01T10:01:00.000Z",
    createdAt: "2031-05-01T10:01:00.000Z",
    updatedAt: clock.now().toISOString(),
    notes: "",
    notesAt: null,
    interests: [],
    stageChanges: [],
  });
  expect(seen.results.map(({ token }) => token)).toEqual([second.token, first.token]);
  expect(seen.results[1]).toMatchObject({
    result,
    carelessSigns: [],
    mail: { state: "sent", at: expect.any(String) },
    answers: { phase1: answers.phase1_answers, phase2: answers.phase2_rankings },
  });
  expect(await refusalOf(await owner.get(`${base}/${randomUUID()}`))).toMatchObject({ status: 404 });
  expect((await owner.get(`${base}/nonsense`)).status).toBe(400);
});

test("a lead's page leads to the learner that they have become", async () => {
  const { api, lead, detail } = await academy();
  const learner = await signInLearner(api);
  const [ann, bob] = [await lead("Ann", { email: learner.email }), await lead("Bob")];
  expect([await detail(ann.id), await detail(bob.id)]).toMatchObject([
    { learnerId: learner.id },
    { learnerId: null },
  ]);

  // Signed in under another address, and since then known to be the same person.
  await api.db.updateTable("leads").set({ user_id: learner.id }).where("id", "=", bob.id).execute();
  expect(await detail(bob.id)).toMatchObject({ learnerId: learner.id });
});

test("stages change for many at once, and it is noted who did", async () => {
  const { clock, lead, owner, detail, names } = await academy();
  const [ann, bob, cleo] = [await lead("Ann"), await lead("Bob"), await lead("Cleo")];
  const change = async (ids: string[], stage: string) =>
    (await owner.post(`${base}/stage`, { ids, stage })).json();

  expect(await change([ann.id, bob.id, bob.id.toUpperCase(), randomUUID()], "contacted")).toEqual({
    changed: 2,
  });
  clock.moveMinutes(1);
  expect(await change([ann.id, cleo.id], "contacted")).toEqual({ changed: 1 });
  expect(await change([ann.id], "not-now")).toEqual({ changed: 1 });

  expect(await names("stage=contacted")).toEqual(["Cleo", "Bob"]);
  expect((await detail(ann.id)).stageChanges).toEqual([
    { from: "contacted", to: "not-now", by: "Elena Marlowe", createdAt: clock.now().toISOString() },
    { from: "new", to: "contacted", by: "Elena Marlowe", createdAt: "2031-05-01T10:03:00.000Z" },
  ]);
  for (const wrong of [
    { ids: [], stage: "new" },
    { ids: [ann.id], stage: "gone" },
    { ids: ["x"], stage: "new" },
  ]) {
    expect((await owner.post(`${base}/stage`, wrong)).status).toBe(400);
  }
});

test("notes are kept as they were written; of two who write at once the second is told", async () => {
  const { lead, owner, detail } = await academy();
  const { id } = await lead("Ann");
  const write = (notes: string, basedOn: string | null) =>
    owner.send("PUT", `${base}/${id}/notes`, { notes, basedOn });
  const notes = "  <script>alert(1)</script>\r\nwants to talk 🌿 ";

  const saved = (await (await write(notes, null)).json()) as { notesAt: string };
  expect((await detail(id)).notes).toBe("<script>alert(1)</script>\nwants to talk 🌿");
  expect(await refusalOf(await write("another's", null))).toMatchObject({ status: 409, code: "CONFLICT" });
  const again = (await (await write("more", saved.notesAt)).json()) as { notesAt: string };
  expect(again.notesAt > saved.notesAt).toBe(true);
  expect(await refusalOf(await write("late", saved.notesAt))).toMatchObject({ status: 409 });

  expect(await detail(id)).toMatchObject({ notes: "more", notesAt: again.notesAt });
  expect((await write("x".repeat(10_001), again.notesAt)).status).toBe(400);
  const unknown = await owner.send("PUT", `${base}/${randomUUID()}/notes`, { notes: "", basedOn: null });
  expect(unknown.status).toBe(404);
});

test("leads that were selected are a file of their own, for owners with a fresh proof", async () => {
  const { api, clock, owner, lead, page } = await academy();
  for (const name of ["Ann", "Bea", "Cleo"]) await lead(name);
  const { items } = await page();
  const ids = items.filter(({ name }) => name !== "Bea").map(({ id }) => id);
  const answer = await owner.post(`${base}/export`, { ids: [...ids, randomUUID()] });
  expect(answer.headers.get("content-disposition")).toContain("leads-2031-05-01.csv");
  const lines = (await answer.text()).trimEnd().split("\r\n");
  expect(lines.slice(1).map((line) => line.split(",")[0])).toEqual(["Cleo", "Ann"]);
  const noted = await api.db
    .selectFrom("audit_entries")
    .select("detail")
    .where("action", "=", "leads.exported")
    .execute();
  expect(noted).toMatchObject([{ detail: { filters: "selected" } }]);
  clock.moveMinutes(11);
  expect(await refusalOf(await owner.post(`${base}/export`, { ids }))).toMatchObject({
    code: "FRESH_PROOF_NEEDED",
  });
});
