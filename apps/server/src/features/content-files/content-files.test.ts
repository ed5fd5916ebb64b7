import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { WorkbookItem } from "@academy/content/courses/course";
import { fieldsOf } from "@academy/content/courses/workbook-fields";
import type { AnswersView, WorkbooksView } from "@academy/contract/learning/workbooks";
import type { Kysely } from "kysely";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import type { Tables } from "../../db/tables.ts";
import { openFileStore } from "../../platform/files/open-file-store.ts";
import { saveFile } from "../../platform/files/save-file.ts";
import { signedIn } from "../../testing/browser.ts";
import { give, signInLearner } from "../../testing/data/learners.ts";
import { startApi } from "../../testing/servers/start-api.ts";
import { emptyDatabase } from "../../testing/servers/test-database.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { findDraft } from "../drafts/public.ts";
import { listOnSale } from "../offers/public.ts";
import { writeJson } from "./front-matter.rules.ts";
import { withIdsOfHere } from "./import-library.ts";
import { exportContent, importContent, openFolder, writeFolder } from "./public.ts";

type Api = Awaited<ReturnType<typeof startApi>>;
const now = new Date("2031-05-01T10:00:00.000Z");
const storeOf = ({ settings }: Api) => openFileStore({ dataDir: settings.dataDir });

function newFolder(): string {
  const folder = temporaryFolder("content-");
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function exportTo(api: Api, folder = newFolder()) {
  await writeFolder(folder, await exportContent(api.db), await storeOf(api));
  return folder;
}
const importFrom = async (api: Api, folder: string, options = {}) =>
  importContent({ db: api.db, store: await storeOf(api), now }, openFolder(folder), {
    isDryRun: false,
    archivesMissing: false,
    isDemo: true,
    ...options,
  });

/** Every file with all that is in it. */
async function filesOf(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const read = files
    .toSorted()
    .map(async (file) => [file.slice(folder.length), (await readFile(file)).toString("base64")]);
  return new Map((await Promise.all(read)) as [string, string][]);
}

const ownPage = (address: string) => ({
  address,
  title: "Spring",
  description: "In April.",
  sections: [{ kind: "text" as const, markdown: "**Hello**\n\n- 🌿" }],
});

const ours = (...addresses: string[]) => addresses.map((to) => ({ kind: "ours", to }));
const shopLink = { kind: "outside", to: "https://example.com/shop", label: "Shop 🌿" };
const menuOf = (...bar: object[]) => ({
  entries: {
    bar: [...ours("/quiz"), ...bar],
    quick: [shopLink, ...ours("/home", "/healers-business-blueprint", "/quiz")],
    academy: ours("/subscribe", "/alumni-group", "/about-elena-marlowe"),
    support: ours("/contact", "/privacy", "/terms"),
  },
});

/** Prices, a menu and a look as another academy would have exported them. */
async function withOffersAndTheme(folder: string): Promise<void> {
  const [page = ""] = await readdir(join(folder, "pages"));
  const link = { kind: "page", page: page.replace(".json", ""), label: "Spring" };
  await writeFile(join(folder, "menu.json"), writeJson(menuOf(link)));
  const logo = await sharp({ create: { width: 40, height: 20, channels: 4, background: "#7a4b1280" } })
    .webp()
    .toBuffer();
  const sha256 = createHash("sha256").update(logo).digest("hex");
  await writeFile(join(folder, "media", sha256), logo);
  const colors = { accent: "#b0562a", ground: "#f4f7f2", ink: "#12301f" };
  await writeFile(
    join(folder, "look.json"),
    writeJson({ colors, logo: { sha256, width: 40, height: 20 }, paper: "letter" }),
  );
  const offers = {
    blueprintDeepDive: { name: "Deep", priceCents: 80_000, twoPaymentsCents: 41_000 },
    blueprintGuided: { name: "Guided", priceCents: 60_000, twoPaymentsCents: null },
  };
  await writeFile(join(folder, "offers.json"), writeJson(offers));
  const quiz = {
    published: { "question-1": "What would you do first, 🌿?", "teacher-shadow": "You “hide” behind notes." },
    draft: { "question-1": "", "statement-3": "Half-writ" },
  };
  await writeFile(join(folder, "quiz.json"), writeJson(quiz));
}

/** An academy in which somebody has worked: in courses, on pages and on addresses. */
async function workedIn(api: Api) {
  const owner = await signedIn(api, "owner");
  const db = api.db as Kysely<Tables>;
  const lesson = await db
    .selectFrom("lessons")
    .select(["id", "course_id"])
    .limit(1)
    .executeTakeFirstOrThrow();
  const written = {
    title: "Zoë’s “lesson”",
    summary: "🌿",
    minutes: 7,
    text: "---\n\nA text.\r\nwith ends  \n",
  };
  expect(
    (await owner.send("PUT", `/api/studio/lessons/${lesson.id}/draft`, { ...written, revision: 0 })).status,
  ).toBe(200);
  const { id: course } = (await (await owner.post("/api/studio/courses", { title: "My own" })).json()) as {
    id: string;
  };
  const module = await owner.post(`/api/studio/courses/${course}/modules`, { title: "First" });
  const { id: moduleId } = (await module.json()) as { id: string };
  const opens = { title: "First", description: "", dripDays: 9, dripAt: null };
  expect((await owner.send("PUT", `/api/studio/modules/${moduleId}`, opens)).status).toBe(204);
  const file = await saveFile(
    { db: api.db, store: await storeOf(api), now },
    {
      bytes: Readable.from(["%PDF-1.7 bytes"]),
      name: "letter.pdf",
      contentType: "application/pdf",
      isPublic: false,
      maxBytes: 1000,
    },
  );
  const book = {
    module_id: null,
    position: 9,
    title: "A letter",
    subtitle: "",
    kind: "template",
    file_type: "PDF",
  } as const;
  await db
    .insertInto("resources")
    .values({
      id: "5d2f2a52-0000-4000-8000-000000000001",
      course_id: course,
      ...book,
      file_name: "letter.pdf",
      workbook: null,
      file_id: file.id,
    })
    .execute();
  const mine = await owner.post(`/api/studio/courses/${course}/workbooks`, { title: "My “pages”" });
  const { id: bookId } = (await mine.json()) as { id: string };
  const asked = { id: "own.first", kind: "question", text: "Why, 🌿?", lines: 3 };
  const pages = { title: "My “pages”", subtitle: "", parts: [{ title: "One", items: [asked] }] };
  const draft = `/api/studio/workbooks/${bookId}/draft`;
  expect((await owner.send("PUT", draft, { ...pages, revision: 1 })).status).toBe(200);
  const edits = { "home-page": { "hero.heading": "Another heading" } };
  const { state } = (await (await owner.get("/api/studio/pages/home")).json()) as { state: string };
  expect((await owner.send("PUT", "/api/studio/pages/home/draft", { basedOn: state, edits })).status).toBe(
    200,
  );
  const made = await owner.post("/api/studio/own-pages", {
    title: "Spring",
    address: "/spring",
    kind: "article",
  });
  expect(made.status).toBe(201);
  await owner.post("/api/studio/redirects", { from: "/old", to: "/quiz" });
  const letter = "mail-purchase-welcome";
  const mail = await owner.send("PUT", `/api/studio/pages/${letter}/draft`, {
    basedOn: "revision-0",
    edits: { [letter]: { heading: "Come in 🌿" } },
  });
  expect(mail.status).toBe(200);
  return { owner, lesson };
}

test("what was exported, imported into another academy and exported again is the same to the letter", async () => {
  const first = await startApi();
  await workedIn(first);
  const folder = await exportTo(first);
  await withOffersAndTheme(folder);
  const before = await filesOf(folder);
  expect([...before.keys()].filter((path) => path.endsWith(".draft.md"))).toHaveLength(1);
  expect([...before.keys()].filter((path) => path.startsWith("/media/"))).toHaveLength(2);
  expect([...before.keys()]).toContain("/words/mail-purchase-welcome.json");
  // No person is in it.
  expect([...before.values()].some((text) => Buffer.from(text, "base64").includes("@example"))).toBe(false);

  // One that has begun with its own starter courses, and one that has nothing at all.
  const begun = await startApi();
  const empty = await startApi({ databaseEnv: await emptyDatabase() });
  await empty.db.deleteFrom("resources").execute();
  await empty.db.deleteFrom("lessons").execute();
  await empty.db.deleteFrom("course_modules").execute();
  await empty.db.deleteFrom("courses").execute();
  for (const api of [begun, empty]) {
    const lines = await importFrom(api, folder);
    expect(lines).toContainEqual("address /old: leads to /quiz");
    expect(
      lines.filter((line) => line.startsWith("course ") && line.endsWith(": new")).length,
    ).toBeGreaterThan(0);
    expect(lines).toContainEqual("offer blueprintGuided: changed");
    expect(lines).toContainEqual("look: changed");
    expect(lines).toContainEqual("menu: changed, with 2 links of its own");
    expect(lines.filter((line) => line.startsWith("quiz: "))).toEqual([
      "quiz: another version",
      "quiz: another draft",
    ]);
    // What is said is what is charged.
    const { terms } = (await listOnSale(api.db)).find(({ offer }) => offer === "blueprintGuided") ?? {};
    expect(terms).toMatchObject({ name: "Guided", priceCents: 60_000, instalments: null });
    expect(await filesOf(await exportTo(api))).toEqual(before);
    // Once more changes nothing.
    expect(await importFrom(api, folder)).toEqual([]);
  }
});

test("an import says what it would do, does all of it or nothing, and never takes a learner's progress", async () => {
  const api = await startApi();
  const { lesson } = await workedIn(api);
  const folder = await exportTo(api);
  const course = (await readdir(join(folder, "courses"))).find((name) => name.startsWith("foundation")) ?? "";
  const facts = join(folder, "courses", course, "course.json");
  const written = JSON.parse(await readFile(facts, "utf8")) as {
    title: string;
    modules: { lessons: string[] }[];
  };
  const [gone = ""] = written.modules[0]?.lessons.splice(0, 1) ?? [];
  const [kept = ""] = written.modules[0]?.lessons ?? [];
  await writeFile(facts, JSON.stringify({ ...written, title: "Another title" }));
  const text = join(folder, "courses", course, "lessons", `${kept}.md`);
  await writeFile(text, `${await readFile(text, "utf8")}\n\nOne more line.`);
  const rows = () => api.db.selectFrom("lessons").select(["starter_slug", "text", "archived_at"]).execute();
  const before = await rows();

  const lines = await importFrom(api, folder, { isDryRun: true });
  expect(lines.slice(0, 2)).toEqual([`course ${course}: changed`, `lesson ${course}/${kept}: other words`]);
  expect(lines.at(-1)).toBe(`lesson ${course}/${gone}: not in the files, left as it is`);
  // What comes after the one that is gone has moved up by one.
  expect(lines.slice(2, -1)).toEqual(
    written.modules[0]?.lessons.slice(1).map((key) => `lesson ${course}/${key}: changed`),
  );
  expect(await rows()).toEqual(before);

  await writeFile(join(folder, "redirects.json"), '{ "/a": "/a" }');
  await expect(importFrom(api, folder)).rejects.toThrow("circle");
  expect(await rows()).toEqual(before);
  await writeFile(join(folder, "redirects.json"), "{}");

  await importFrom(api, folder, { archivesMissing: true });
  const after = await rows();
  expect(after).toHaveLength(before.length);
  expect(after.find(({ starter_slug }) => starter_slug === gone)?.archived_at).not.toBeNull();
  expect(after.find(({ starter_slug }) => starter_slug === kept)?.text).toContain("One more line.");
  const versions = await api.db
    .selectFrom("versions")
    .select("id")
    .where("kind", "=", "lesson")
    .where("is_published", "=", true)
    .execute();
  expect(versions).toHaveLength(2);
  const draft = await findDraft(api.db, { kind: "lesson", id: lesson.id });
  expect(draft?.body?.text).toContain("A text.");
});

test("every cell of an imported table is written in by itself, whatever keys its rows have", async () => {
  const api = await startApi();
  const folder = await exportTo(api);
  const books = join(folder, "courses/business-strategy/workbooks");
  const [name = ""] = (await readdir(books)).toSorted();
  type Book = { workbook: { parts: { items: object[] }[] } };
  const written = JSON.parse(await readFile(join(books, name), "utf8")) as Book;
  const table = {
    id: "own.table",
    kind: "table",
    columns: ["Who", "What"],
    firstColumn: ["Me", "You"],
    rows: 4,
    keys: { columns: ["who", "what_for"], rows: ["3", "y_ou"] },
  };
  written.workbook.parts[0]?.items.push(table);
  await writeFile(join(books, name), JSON.stringify(written));
  await importFrom(api, folder);

  const ann = await signInLearner(api);
  await give(api.db, ann.id, "subscribePackage");
  const { id } = await api.db
    .selectFrom("courses")
    .select("id")
    .where("starter_key", "=", "business-strategy")
    .executeTakeFirstOrThrow();
  const path = `/api/courses/${id}`;
  const view = (await (await ann.get(`${path}/workbooks`)).json()) as WorkbooksView;
  const item = view.workbooks
    .flatMap(({ parts }) => parts.flatMap(({ items }) => items))
    .find((each) => each.id === "own.table") as WorkbookItem;
  const keys = fieldsOf(item).map(({ key }) => key);
  expect(keys).toHaveLength(6);
  const at = "2026-01-05T08:00:00.000Z";
  const fields = Object.fromEntries(keys.map((key, place) => [key, { text: `Cell ${place}`, at }]));
  const answer = await ann.send("PUT", `${path}/answers`, {
    changes: [{ item: item.id, baseRevision: 0, fields }],
  });
  expect(answer.status).toBe(200);
  const { answers, refused } = (await answer.json()) as AnswersView;
  expect(refused).toEqual([]);
  const kept = Object.values(answers[0]?.fields ?? {}).map(({ text }) => text);
  expect(kept.toSorted()).toEqual(keys.map((_, place) => `Cell ${place}`));
});

test("files that lead elsewhere, are newer, wrong or not what they say are refused", async () => {
  const api = await startApi();
  await workedIn(api);
  const folder = await exportTo(api);
  const academy = join(folder, "academy.json");
  const said = await readFile(academy, "utf8");
  const refused = async (path: string, text: string, reason: RegExp) => {
    const file = join(folder, path);
    const original = await readFile(file);
    await writeFile(file, text);
    await expect(importFrom(api, folder), path).rejects.toThrow(reason);
    await writeFile(file, original);
  };
  await refused("academy.json", said.replace('"version": 2', '"version": 3'), /version 3/);
  await refused("academy.json", said.replace('"courses": [', '"courses": ["../../etc",'), /courses\.0/);
  await refused("academy.json", "[]", /academy\.json/);
  await refused("academy.json", "{", /not JSON/);
  await refused("redirects.json", '{"/studio/../x": "/quiz"}', /redirects\.json/);
  await refused("redirects.json", '{"/a": "https://evil.example"}', /redirects\.json/);
  await refused(
    "words/home.json",
    '{"published": {"home-page": {"hero.discover.to": "javascript:x"}}, "draft": null}',
    /words\/home/,
  );
  const voice = [{ from: 0, edits: { text: "It helped.", author: "Ann Lee" } }];
  const spoken = { published: { "home-page": { "testimonials.items": voice } }, draft: null };
  const words = join(folder, "words/home.json");
  const before = await readFile(words);
  await writeFile(words, JSON.stringify(spoken));
  await expect(importFrom(api, folder, { isDemo: false })).rejects.toThrow("Ann Lee");
  await writeFile(words, before);
  const [page = ""] = await readdir(join(folder, "pages"));
  await refused(
    `pages/${page}`,
    JSON.stringify({ published: ownPage("/studio"), draft: null }),
    /academy’s own/,
  );
  await refused(
    `pages/${page}`,
    JSON.stringify({ published: { ...ownPage("/a"), html: "<b>" }, draft: null }),
    /pages\//,
  );
  await refused("offers.json", '{"nothing": {}}', /offers\.json/);
  const price = (priceCents: number) => ({
    alumniGroup: { name: "Group", priceCents, twoPaymentsCents: null },
  });
  await refused("offers.json", JSON.stringify(price(5)), /alumniGroup\.priceCents/);
  await refused(
    "look.json",
    '{"colors": {"ground": "red", "ink": "#000000", "accent": "#111111"}, "logo": null}',
    /look/,
  );
  const withScript = menuOf({ ...shopLink, to: "javascript:alert(1)" });
  await refused("menu.json", JSON.stringify(withScript), /menu\.json: entries\.bar\.1\.to/);
  await refused("menu.json", JSON.stringify(menuOf(...ours("/quiz"))), /each once/);
  const nowhere = { kind: "page", page: `own-${crypto.randomUUID()}`, label: "Gone" };
  await refused("menu.json", JSON.stringify(menuOf(nowhere)), /is no page here/);
  const unreadable = { ground: "#ffffff", ink: "#fefefe", accent: "#fdfdfd" };
  await refused("look.json", JSON.stringify({ colors: unreadable, logo: null }), /can’t be read/);
  const [pdf = ""] = await readdir(join(folder, "media"));
  const noLogo = { colors: null, logo: { sha256: pdf, width: 40, height: 20 } };
  await refused("look.json", JSON.stringify(noLogo), /not a WebP/);
  const books = (await readdir(join(folder, "courses/business-strategy/workbooks"))).toSorted();
  const book = `courses/business-strategy/workbooks/${books[0]}`;
  type Book = { workbook: { parts: { items: Record<string, unknown>[] }[] } };
  const withItem = async (change: object) => {
    const written = JSON.parse(await readFile(join(folder, book), "utf8")) as Book;
    const [part] = written.workbook.parts;
    if (part) part.items = [{ ...part.items[0], ...change }, ...part.items.slice(1)];
    return JSON.stringify(written);
  };
  await refused(book, await withItem({ kind: "script", html: "<b>" }), /workbooks\//);
  await refused(book, await withItem({ id: "../x" }), /has no id/);
  await refused(
    book,
    await withItem({ kind: "checklist", text: "A", items: ["a", "b"], keys: ["a"] }),
    /workbooks\//,
  );
  const [media = ""] = await readdir(join(folder, "media"));
  await refused(`media/${media}`, "other bytes", /not what its name says/);
  await rm(join(folder, "media", media));
  await symlink("/etc/passwd", join(folder, "media", media));
  await expect(importFrom(api, folder)).rejects.toThrow("is a link");
  const other = newFolder();
  await mkdir(join(other, "something"));
  await expect(exportTo(api, other)).rejects.toThrow("other files");
});

test("a refused import leaves neither rows nor bytes behind, and of what type a file is is seen in its bytes", async () => {
  const first = await startApi();
  await workedIn(first);
  const folder = await exportTo(first);
  const [path = ""] = [...(await filesOf(folder)).keys()].filter((each) =>
    /workbooks\/letter.*json$/.test(each),
  );
  const letter = await readFile(join(folder, path), "utf8");
  await writeFile(join(folder, path), letter.replace("application/pdf", "text/html; \u00e9"));
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: "#123456" } })
    .webp()
    .toBuffer();
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  await writeFile(join(folder, "media", sha256), bytes);
  const look = { colors: null, logo: { sha256, width: 40, height: 20 } };
  await writeFile(join(folder, "look.json"), JSON.stringify(look));
  const offers = await readFile(join(folder, "offers.json"), "utf8");
  const tooCheap = { alumniGroup: { name: "Group", priceCents: 5, twoPaymentsCents: null } };
  await writeFile(join(folder, "offers.json"), JSON.stringify(tooCheap));
  const second = await startApi();
  const stored = () => filesOf(join(second.settings.dataDir, "files")).catch(() => new Map());
  const rows = () => second.db.selectFrom("files").select(["name", "content_type"]).orderBy("name").execute();
  const [storedBefore, rowsBefore] = [await stored(), await rows()];

  await expect(importFrom(second, folder)).rejects.toThrow(/alumniGroup\.priceCents/);

  expect(await rows()).toEqual(rowsBefore);
  expect(await stored()).toEqual(storedBefore);
  await writeFile(join(folder, "offers.json"), offers);
  await importFrom(second, folder);
  expect(await rows()).toEqual([
    ...rowsBefore,
    { name: "letter.pdf", content_type: "application/pdf" },
    { name: "logo-40x20.webp", content_type: "image/webp" },
  ]);
});

test("ids are those of here all at once, also where one’s id here is another’s there", () => {
  const [a, b, c] = ["a", "b", "c"].map((letter) => `${letter.repeat(8)}-0000-4000-8000-000000000000`) as [
    string,
    string,
    string,
  ];
  const named = { cover: a, text: `![x](/media/${b}) ${a}`, [c]: [b, c] };

  expect(
    withIdsOfHere(
      named,
      new Map([
        [a, b],
        [b, c],
      ]),
    ),
  ).toEqual({ cover: b, text: `![x](/media/${c}) ${b}`, [c]: [c, c] });
});

test("an import takes no file of somebody else's, and notes which pictures lessons show", async () => {
  const first = await startApi();
  await workedIn(first);
  const folder = await exportTo(first);
  const api = await startApi();
  // The same bytes are somebody's already: as a picture of a profile, and as a file of the library.
  const theirs = await saveFile(
    { db: api.db, store: await storeOf(api), now },
    {
      bytes: Readable.from(["%PDF-1.7 bytes"]),
      name: "theirs.pdf",
      contentType: "application/pdf",
      isPublic: false,
      maxBytes: 1000,
    },
  );
  const picture = "5d2f2a52-0000-4000-8000-0000000000aa";
  await api.db
    .insertInto("media")
    .values({
      id: picture,
      kind: "picture",
      name: "A hill",
      search_key: "a hill",
      alt: "A hill",
      focal_x: 50,
      focal_y: 50,
      file_id: theirs.id,
      sha256: theirs.sha256,
      total_size: 10,
      width: 1,
      height: 1,
      length_seconds: null,
      has_sound: false,
      created_at: now,
    })
    .execute();
  const course = "foundation-and-mindset";
  const [lesson = ""] = (await readdir(join(folder, "courses", course, "lessons"))).toSorted();
  const file = join(folder, "courses", course, "lessons", lesson);
  await writeFile(file, `${await readFile(file, "utf8")}\n\n![A hill](/media/${picture})`);
  await importFrom(api, folder);
  const taken = await api.db
    .selectFrom("resources")
    .innerJoin("files", "files.id", "resources.file_id")
    .select(["files.id", "files.sha256"])
    .execute();
  expect(taken).toHaveLength(1);
  expect(taken[0]?.id).not.toBe(theirs.id);
  expect(await api.db.selectFrom("media_uses").select(["media_id", "role"]).execute()).toEqual([
    { media_id: picture, role: "text" },
  ]);
  // Once it is a workbook's, it is known, and stored no second time.
  expect(await importFrom(api, folder)).toEqual([]);
  expect(await api.db.selectFrom("files").select("id").execute()).toHaveLength(2);
});
