import { randomUUID } from "node:crypto";
import type { ImportLine, PeopleImport } from "@academy/contract/studio/people-import";
import { expect, test } from "vitest";
import type { Db } from "../../../platform/db/database.ts";
import { openBrowser, signedIn } from "../../../testing/browser.ts";
import { holdings, jobsDone } from "../../../testing/data/buyers.ts";
import { give, signInLearner } from "../../../testing/data/learners.ts";
import { submission } from "../../../testing/data/quiz-sheet.ts";
import { eventually } from "../../../testing/eventually.ts";
import { allMails, nextMail, tokenIn } from "../../../testing/mailbox.ts";
import { refusalOf } from "../../../testing/refusal.ts";
import { freePort } from "../../../testing/servers/free-port.ts";
import { programEnv } from "../../../testing/servers/program-env.ts";
import { killableServer, startServerProcess } from "../../../testing/servers/server-process.ts";
import { startApi } from "../../../testing/servers/start-api.ts";
import { seededDatabase, testDatabase } from "../../../testing/servers/test-database.ts";
import { findOrCreateUser } from "../../account/public.ts";
import { checkPeopleFile } from "./check-people-file.ts";
import { handleImportPeople, startImport } from "./import-people.ts";
import { showImport } from "./show-import.ts";

const base = "/api/studio/people-imports";
const csv = { "content-type": "text/csv" };
const why = { reason: "From our old school" };

async function academy() {
  const api = await startApi();
  const owner = await signedIn(api, "owner");
  const check = (text: string | Buffer, query = "welcome=no") =>
    owner.send("POST", `${base}?${query}`, Buffer.from(text), csv);
  const checked = async (text: string | Buffer, query?: string) => {
    const response = await check(text, query);
    expect(response.status, await response.clone().text()).toBe(200);
    return (await response.json()) as PeopleImport;
  };
  const start = (id: string) => owner.post(`${base}/${id}/start`, why);
  const state = async (id: string) => (await (await owner.get(`${base}/${id}`)).json()) as PeopleImport;
  const done = (id: string) =>
    eventually(
      () => state(id),
      (found) => found.state === "done",
    );
  const lines = async (id: string, query = "limit=100") =>
    (await (await owner.get(`${base}/${id}/lines?${query}`)).json()) as {
      items: ImportLine[];
      nextCursor: string | null;
    };
  const count = async (table: "users" | "grants") =>
    (await api.db.selectFrom(table).select("id").execute()).length;
  return { api, owner, check, checked, start, state, done, lines, count };
}

test("a dry run says line by line what would happen, and does none of it", async () => {
  const { api, checked, lines, count } = await academy();
  const ann = await signInLearner(api, "Ann");
  const bea = await signInLearner(api, "Bea");
  await give(api.db, bea.id, "subscribePackage");
  const ownerEmail = api.sampleSignIns.find(({ role }) => role === "owner")?.email;
  const before = [await count("users"), await count("grants")];
  const file = [
    "\ufeffid;Full Name;E-mail;Notes",
    `1;Zoë "Z" 🌙 Moon;ZOE@Example.org ;"two`,
    'lines; and ""quotes"""',
    `2;Ann;${ann.email.toUpperCase()};`,
    `3;Bea;${bea.email};`,
    "4;Zoe again;zoe@example.org;",
    "5;Nobody;not an address;",
    ";;;",
    `6;<img src=x onerror=alert(1)>;long@example.org;${"x".repeat(10_000)}`,
    `7;${"n".repeat(10_000)};n@example.org`,
    `8;Nobody;${"a".repeat(300)}@example.org;`,
    `9;Owner;${ownerEmail};`,
    "",
  ].join("\r\n");

  const found = await checked(file, "welcome=yes&offer=subscribePackage");

  expect(found).toEqual({
    id: expect.any(String),
    state: "checked",
    isOfLeads: false,
    offer: "subscribePackage",
    sendsWelcome: true,
    counts: { new: 3, known: 2, duplicate: 1, "bad-address": 2, owner: 1 },
    getAccess: 4,
    lines: 9,
    done: 0,
  });
  const { items } = await lines(found.id);
  expect(items.map(({ line, verdict, getsAccess }) => [line, verdict, getsAccess])).toEqual([
    [2, "new", true],
    [3, "known", true],
    [4, "known", false],
    [5, "duplicate", false],
    [6, "bad-address", false],
    [8, "new", true],
    [9, "new", true],
    [10, "bad-address", false],
    [11, "owner", false],
  ]);
  expect(items[0]).toMatchObject({ email: "zoe@example.org", name: 'Zoë "Z" 🌙 Moon' });
  expect(items[5]).toMatchObject({ name: "<img src=x onerror=alert(1)>" });
  expect(items[6]?.name).toHaveLength(80);
  expect([await count("users"), await count("grants")]).toEqual(before);

  const first = await lines(found.id, "limit=4");
  const second = await lines(found.id, `limit=100&cursor=${first.nextCursor}`);
  expect([...first.items, ...second.items]).toEqual(items);
  expect((await lines(found.id, "verdict=new")).items).toHaveLength(3);
});

test("leads that were selected are looked at, then given access, each told of it in words read before", async () => {
  const { api, owner, start, done, lines, count } = await academy();
  const ann = await signInLearner(api, "Ann");
  await give(api.db, ann.id, "blueprintSelfGuided");
  const word = `Q${randomUUID().replace(/[^a-f]/g, "")}`;
  for (const email of [ann.email, "nova@example.org", "pia@example.org"]) {
    expect((await api.post("/api/subscribe-lead", submission({ name: `${word} Moon`, email }))).status).toBe(
      200,
    );
    await nextMail(api, email);
  }
  const before = [await count("users"), await count("grants")];
  const gift = { offer: "blueprintSelfGuided", until: null, note: "For your patience.", sendsMail: true };
  const look = (who: object, more: object = {}) => owner.post(`${base}/of-leads`, { ...gift, ...more, who });
  expect(await refusalOf(await look({ filters: {} }, { until: "2020-01-01" }))).toMatchObject({
    field: "until",
  });
  expect((await look({ ids: [randomUUID()] })).status, "gone meanwhile").toBe(409);
  expect((await look({ ids: [] })).status).toBe(400);

  const found = (await (await look({ filters: { search: word } })).json()) as PeopleImport & {
    isMore: boolean;
  };
  expect(found).toMatchObject({
    state: "checked",
    isOfLeads: true,
    isMore: false,
    counts: { new: 2, known: 1 },
    getAccess: 2,
    lines: 3,
  });
  expect([await count("users"), await count("grants")], "nothing yet").toEqual(before);
  const { items } = await lines(found.id);
  const leadOf = (await (await owner.get(`/api/studio/leads?search=${word}`)).json()) as {
    items: { id: string; email: string }[];
  };
  const [first] = leadOf.items;
  const one = (await (await look({ ids: [first?.id] })).json()) as PeopleImport;
  expect((await lines(one.id)).items).toEqual([items.find(({ email }) => email === first?.email)]);

  expect((await start(found.id)).status).toBe(200);
  expect(await done(found.id)).toMatchObject({ done: 3, getAccess: 2 });
  const mail = await nextMail(api, "nova@example.org");
  expect(mail.text).toContain("For your patience.");
  expect(mail.subject).toContain("is open to you");
  const browser = openBrowser(api);
  expect((await browser.post("/api/auth/sign-in/link", { token: tokenIn(mail) })).status).toBe(200);
  expect(await browser.who()).toBe("nova@example.org");
  const toAnn = (await allMails(api)).filter(
    ({ to, subject }) => to.includes(ann.email) && /is open/.test(subject),
  );
  expect(toAnn, "she has it already").toHaveLength(0);
  expect((await start(found.id)).status, "once").toBe(409);
});

test("people are imported once, get in by the mail to their address, and have no password", async () => {
  const { api, owner, checked, start, done, lines, count } = await academy();
  const ann = await signInLearner(api, "Ann");
  const people = Array.from({ length: 45 }, (_, index) => `P${index},Person,p${index}@example.org`);
  const file = `First name,Last name,Email\n${people.join("\n")}\nAnn,X,${ann.email}\nNo,One,nobody\n`;
  const before = await count("users");
  const { id } = await checked(file, "welcome=yes&offer=blueprintGuided");

  const answers = await Promise.all([start(id), start(id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await done(id)).toMatchObject({ lines: 47, done: 47, getAccess: 46 });
  await jobsDone(api);

  expect(await count("users")).toBe(before + 45);
  expect(await holdings(api, "p44@example.org")).toEqual(["healers-business-blueprint"]);
  expect(await holdings(api, ann.email)).toEqual(["healers-business-blueprint"]);
  expect((await lines(id, "verdict=known")).items).toMatchObject([{ isDone: true, getsAccess: true }]);
  const mails = (await allMails(api)).filter(({ subject }) => subject === "Welcome to Lightworker Academy");
  expect(mails).toHaveLength(46);
  const letter = await nextMail(api, "p7@example.org");
  expect(letter.text).toContain("Dear P7");
  const browser = openBrowser(api);
  await browser.post("/api/auth/sign-in/link", { token: tokenIn(letter) });
  expect(await browser.who()).toBe("p7@example.org");
  expect(await (await browser.get("/api/account")).json()).toMatchObject({
    hasPassword: false,
    preferences: { wantsNews: false },
  });
  const [entry] = await api.db.selectFrom("audit_entries").selectAll().execute();
  expect(entry).toMatchObject({
    action: "people.imported",
    subject_id: id,
    detail: { reason: "From our old school", lines: 47, offer: "blueprintGuided", sendsWelcome: true },
  });

  // The same file again: everybody is here, and nothing is done twice.
  const again = await checked(file, "welcome=yes&offer=blueprintGuided");
  expect(again).toMatchObject({ counts: { new: 0, known: 46 }, getAccess: 0 });
  await start(again.id);
  await done(again.id);
  await jobsDone(api);
  expect(await count("users")).toBe(before + 45);
  expect((await allMails(api)).filter(({ subject }) => subject.startsWith("Welcome"))).toHaveLength(46);
  expect((await owner.post(`${base}/${id}/start`, why)).status).toBe(409);
});

test("what can't be read is refused in words, and nothing of it is kept", async () => {
  const { api, owner, check } = await academy();
  const many = Array.from({ length: 10_001 }, (_, index) => `a${index}@example.org`).join("\n");
  const wrong: [string | Buffer, RegExp][] = [
    ["", /empty/],
    ["  \n \n", /empty/],
    ["Name,Phone\nAnn,1\n", /column with email/],
    ["Email\n", /nobody in this file/],
    ['Email,Name\nann@example.org,"Ann\n', /CSV.*line/],
    [`Email\n${many}\n`, /more than 10,000/],
  ];
  for (const [file, message] of wrong) {
    const refused = await refusalOf(await check(file));
    expect(refused).toMatchObject({ status: 400, message: expect.stringMatching(message) });
  }
  expect((await check(Buffer.alloc(5_000_001, "a"))).status).toBe(413);
  const asJson = await owner.post(`${base}?welcome=no`, { email: "ann@example.org" });
  expect(asJson.status).toBe(415);
  expect((await check("Email\na@example.org", "welcome=perhaps")).status).toBe(400);
  const visitor = openBrowser(api);
  expect((await visitor.send("POST", `${base}?welcome=no`, Buffer.from("Email\na@b.c"), csv)).status).toBe(
    401,
  );
  const learner = await signedIn(api);
  expect((await learner.send("POST", `${base}?welcome=no`, Buffer.from("Email\na@b.c"), csv)).status).toBe(
    403,
  );
  expect(await api.db.selectFrom("people_imports").select("id").execute()).toEqual([]);
});

test("a person's lines are theirs to take along and to have deleted", async () => {
  const { api, checked } = await academy();
  const ann = await signInLearner(api);
  await checked(`Email,Name\n${ann.email},Annie\nbob@example.org,Bob\n`);

  const own = (await (await ann.get("/api/account/export")).json()) as { imports: unknown };
  expect(own.imports).toMatchObject([{ email: ann.email, first_name: "Annie" }]);
  expect((await ann.post("/api/account/delete", { email: ann.email })).status).toBe(200);
  const left = await api.db.selectFrom("people_import_lines").select("email").execute();
  expect(left).toEqual([{ email: "bob@example.org" }]);
});

/** Ninety people, three lots, an import that has been started. */
async function startedImport(db: Db): Promise<string> {
  const deps = { db, now: () => new Date() };
  const people = Array.from({ length: 90 }, (_, index) => `kill${index}@example.org`);
  const bytes = Buffer.from(`Email\n${people.join("\n")}`);
  const by = await db.transaction().execute(async (tx) => {
    const named = { email: "owner@example.org", name: "Owner" };
    return (await findOrCreateUser(tx, named, new Date())).id;
  });
  const { id } = await checkPeopleFile(deps, { bytes, offer: "subscribePackage", sendsWelcome: true, by });
  await startImport(deps, { id, by, reason: "From our old school" });
  return id;
}

async function expectAllOnce(db: Db): Promise<void> {
  const made = await db.selectFrom("users").select("id").where("email", "like", "kill%").execute();
  const grants = await db.selectFrom("grants").select("user_id").execute();
  const mails = await db.selectFrom("jobs").select("key").where("key", "like", "imported:%").execute();
  const ids = made.map((user) => user.id);
  expect([made.length, grants.filter(({ user_id }) => ids.includes(user_id)).length, mails.length]).toEqual([
    90, 90, 90,
  ]);
}

test("two jobs of one import at once take turns, and none calls it done before it is", async () => {
  const { db } = await testDatabase(await seededDatabase());
  const importId = await startedImport(db);
  const hash = (purpose: string, value: string) => `${purpose} ${value}`;
  const handler = handleImportPeople({ db, now: () => new Date(), hash });
  const run = () =>
    handler.run({ importId }, { id: "job", attempt: 1, signal: new AbortController().signal });

  while ((await showImport(db, importId)).state === "running") await Promise.all([run(), run()]);

  await expectAllOnce(db);
});

test("killed in the middle of an import, it goes on and does nothing twice", async () => {
  const databaseEnv = await seededDatabase();
  const env = { ...programEnv, ...databaseEnv };
  const { db } = await testDatabase(databaseEnv);
  const id = await startedImport(db);
  const done = async () =>
    (await db.selectFrom("people_import_lines").select("line").where("done_at", "is not", null).execute())
      .length;

  const PORT = String(await freePort());
  const first = await startServerProcess({ ...env, PORT }, { program: killableServer });
  await eventually(done, (count) => count > 0);
  first.child.kill("SIGKILL");
  await first.ended;
  // Whatever it held is taken up again when its lease runs out: that need not be waited for here.
  await db
    .updateTable("jobs")
    .set({ leased_until: new Date(0) })
    .where("state", "=", "running")
    .execute();
  await startApi({ databaseEnv });
  await eventually(
    () => showImport(db, id),
    ({ state }) => state === "done",
  );

  await expectAllOnce(db);
});
