import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { starterCourses } from "@academy/content/courses/starter-courses";
import type { Paper } from "@academy/contract/fields/papers";
import type { DownloadView, ResourceView } from "@academy/contract/learning/resources";
import { expect, test } from "vitest";
import { asJson } from "../../platform/db/values.ts";
import { documentsHere } from "../../platform/documents/documents.ts";
import { openFileStore } from "../../platform/files/open-file-store.ts";
import { saveFile } from "../../platform/files/save-file.ts";
import type { Api, Browser } from "../../testing/browser.ts";
import { give, signInLearner } from "../../testing/data/learners.ts";
import { movingClock } from "../../testing/moving-clock.ts";
import { refusalOf } from "../../testing/refusal.ts";
import { documentsWith } from "../../testing/servers/documents-with.ts";
import { startApi } from "../../testing/servers/start-api.ts";
import { seededDatabase, testDatabase } from "../../testing/servers/test-database.ts";
import { revokeOffer } from "../access/public.ts";
import { makePrintedWorkbooks } from "./printed-workbooks.ts";
import { countDownloadedResources } from "./public.ts";
import type { WorkbookWords } from "./resources.tables.ts";

const words: WorkbookWords = {
  title: "The little book",
  subtitle: "One question",
  parts: [{ title: "Only one", items: [{ id: "one.why", kind: "question", text: "Why?", lines: 3 }] }],
};

async function learning(options: Parameters<typeof startApi>[0] = {}) {
  const api = await startApi(options);
  const ann = await signInLearner(api);
  await give(api.db, ann.id, "blueprintSelfGuided");
  const resources = await listed(ann);
  const [resource] = resources;
  if (!resource) throw new Error("there is nothing to download");
  await api.db
    .updateTable("resources")
    .set({ workbook: asJson(words) })
    .where("id", "=", resource.id)
    .execute();
  return { api, ann, resources, resource };
}

const listed = async (browser: Browser) =>
  (await (await browser.get("/api/resources")).json()) as ResourceView[];
const recorded = async (browser: Browser, query = "") =>
  (await (await browser.get(`/api/my-downloads${query}`)).json()) as DownloadView[];
const clicked = ({ downloadUrl }: ResourceView, click: string = randomUUID()) =>
  `${downloadUrl}?click=${click}`;
const filesIn = (api: Api) =>
  readdirSync(join(api.settings.dataDir, "files"), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
const rowsOf = (api: Api) => api.db.selectFrom("files").selectAll().execute();

function countingPrinter() {
  const here = documentsHere();
  let printed = 0;
  const renderWorkbook: typeof here.renderWorkbook = (input) => {
    printed++;
    return here.renderWorkbook(input);
  };
  return { documents: { ...here, renderWorkbook }, printed: () => printed };
}

test("a learner sees what belongs to the courses they hold, course by course, and nothing else", async () => {
  const { api, ann, resources } = await learning();
  const [blueprint, ...others] = starterCourses;
  const named = (of: typeof starterCourses) =>
    of.flatMap(({ workbooks }) => workbooks.map(({ title }) => title));

  expect(resources.map(({ title }) => title)).toEqual(named(blueprint ? [blueprint] : []));
  const course = { id: expect.any(String), title: blueprint?.title };
  expect(resources[0]).toEqual({
    id: expect.any(String),
    title: blueprint?.workbooks[0]?.title,
    subtitle: blueprint?.workbooks[0]?.subtitle,
    fileType: "PDF",
    fileSize: null,
    kind: "workbook",
    archetype: blueprint?.archetype,
    course,
    opensAt: null,
    moduleTitle: null,
    position: 0,
    slug: blueprint?.workbooks[0]?.slug,
    isDownloaded: false,
    downloadUrl: `/api/resources/${resources[0]?.id}/download`,
  });
  expect(resources[1]).toMatchObject({ course, moduleTitle: blueprint?.modules[0]?.title });
  expect(resources.filter(({ kind }) => kind === "template")).toHaveLength(1);

  await give(api.db, ann.id, "subscribePackage");
  expect((await listed(ann)).map(({ title }) => title)).toEqual(
    named([...(blueprint ? [blueprint] : []), ...others]),
  );
  expect(await listed(await signInLearner(api, "Bob"))).toEqual([]);
});

test("the list says what was downloaded, by the learner who did", async () => {
  const { api, ann, resource } = await learning();
  const bob = await signInLearner(api, "Bob");
  await give(api.db, bob.id, "blueprintSelfGuided");
  const marked = async (browser: Browser) =>
    (await listed(browser)).filter(({ isDownloaded }) => isDownloaded).map(({ id }) => id);
  expect(await marked(ann)).toEqual([]);

  for (const _time of [1, 2]) await ann.get(clicked(resource));

  expect(await marked(ann)).toEqual([resource.id]);
  expect(await marked(bob)).toEqual([]);
});

test("the list says how large a file is, as soon as it is there, and what was never printed is printed for the next look", async () => {
  const { ann, resource } = await learning();
  const sizeIn = async (browser: Browser) =>
    (await listed(browser)).find(({ id }) => id === resource.id)?.fileSize;
  expect(await sizeIn(ann)).toBeNull();
  const { headers } = await ann.get(clicked(resource));
  expect(await sizeIn(ann)).toBe(Number(headers.get("content-length")));

  // What a printer takes its time for is not what this is about.
  const documents = { ...documentsHere(), renderWorkbook: async () => Buffer.alloc(2000) };
  const { ann: bea } = await learning({ documents, printsAhead: true });
  const sizes = async () => new Set((await listed(bea)).map(({ fileSize }) => fileSize));
  await expect.poll(sizes).toEqual(new Set([2000]));
});

test("a workbook is printed when it is first wanted, and kept: many at once print one", async () => {
  const { documents, printed } = countingPrinter();
  const { api, ann, resource } = await learning({ documents });

  const responses = await Promise.all(Array.from({ length: 6 }, () => ann.get(clicked(resource))));
  responses.push(await ann.get(clicked(resource)));

  for (const response of responses) {
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(response.headers.get("content-disposition")).toBe(
      `attachment; filename="the-blueprint-whole.pdf"; filename*=UTF-8''the-blueprint-whole.pdf`,
    );
    expect(response.headers.get("cache-control")).toBe("private, no-cache");
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(bytes.length).toBe(Number(response.headers.get("content-length")));
  }
  expect(printed()).toBe(1);
  expect(await rowsOf(api)).toMatchObject([{ is_public: false, content_type: "application/pdf" }]);
  expect(filesIn(api)).toHaveLength(1);
  // Not to be had past the check.
  const [row] = await rowsOf(api);
  expect((await ann.get(`/files/${row?.id}`)).status).toBe(404);
});

test("two processes that print the same at once keep one", async () => {
  const databaseEnv = await seededDatabase();
  const { db } = await testDatabase(databaseEnv);
  const store = await openFileStore({ dataDir: databaseEnv.DATA_DIR });
  const deps = { db, store, documents: documentsHere(), now: () => new Date() };
  const book = { words, courseTitle: "A course", archetype: "mystic" } as const;

  const files = await Promise.all([makePrintedWorkbooks(deps)(book), makePrintedWorkbooks(deps)(book)]);

  expect(files[0]).toEqual(files[1]);
  const kept = readdirSync(join(databaseEnv.DATA_DIR, "files"), { recursive: true, withFileTypes: true });
  expect(kept.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual([
    files[0]?.storageKey.split("/")[1],
  ]);
});

test("other words are printed anew; the same words are the same file, in whatever order they were saved", async () => {
  const { documents, printed } = countingPrinter();
  const { api, ann, resource } = await learning({ documents });
  const fetchTag = async () => (await ann.get(clicked(resource))).headers.get("etag");
  const save = (saved: object) =>
    api.db
      .updateTable("resources")
      .set({ workbook: asJson(saved) })
      .where("id", "=", resource.id)
      .execute();
  const first = await fetchTag();

  await save({ parts: words.parts, subtitle: words.subtitle, title: words.title });
  expect([await fetchTag(), printed()]).toEqual([first, 1]);
  await save({ ...words, subtitle: "Another question" });
  expect([(await fetchTag()) === first, printed()]).toEqual([false, 2]);
  await api.db.updateTable("courses").set({ title: "New" }).where("id", "=", resource.course.id).execute();
  await fetchTag();
  expect(printed()).toBe(3);
});

test("on another paper it is another file, as large as the list says", async () => {
  let paper: Paper = "a4";
  // Whoever prints it is told by the paper alone.
  const renderWorkbook = async () => Buffer.alloc(paper === "a4" ? 2000 : 3000);
  const { ann, resource } = await learning({
    documents: { ...documentsHere(), renderWorkbook, paper: () => paper },
  });
  const look = async () => {
    const { headers } = await ann.get(clicked(resource));
    const told = (await listed(ann)).find(({ id }) => id === resource.id)?.fileSize;
    return [Number(headers.get("content-length")), told];
  };

  expect(await look()).toEqual([2000, 2000]);
  paper = "letter";
  expect((await listed(ann)).find(({ id }) => id === resource.id)?.fileSize).toBeNull();
  expect(await look()).toEqual([3000, 3000]);
  paper = "a4";
  expect(await look()).toEqual([2000, 2000]);
});

test("a download that fails is not recorded, and the next one works", async () => {
  const here = documentsHere();
  let isBroken = true;
  const renderWorkbook: typeof here.renderWorkbook = async (input) => {
    if (isBroken) throw new Error("out of ink");
    return here.renderWorkbook(input);
  };
  const { api, ann, resource } = await learning({ documents: { ...here, renderWorkbook } });
  const click = clicked(resource);

  expect((await ann.get(click)).status).toBe(500);
  expect([await recorded(ann), await rowsOf(api)]).toEqual([[], []]);
  isBroken = false;
  expect((await ann.get(click)).status).toBe(200);
  expect(await recorded(ann)).toHaveLength(1);
});

const noSpace = () => Object.assign(new Error("no space left on device"), { code: "ENOSPC" });

test("on a full disk a download is to be tried again in a minute, and not recorded", async () => {
  const documents = documentsWith({ renderWorkbook: () => Promise.reject(noSpace()) });
  const { api, ann, resource } = await learning({ documents });

  const answered = await ann.get(clicked(resource));
  expect([answered.status, answered.headers.get("retry-after")]).toEqual([503, "60"]);
  expect([await recorded(ann), await rowsOf(api)]).toEqual([[], []]);
});

test("a workbook that the disk has no room for leaves no row behind, and is printed anew once there is some", async () => {
  const databaseEnv = await seededDatabase();
  const { db } = await testDatabase(databaseEnv);
  const store = await openFileStore({ dataDir: databaseEnv.DATA_DIR });
  let isFull = true;
  const write: typeof store.write = (...given) =>
    isFull ? Promise.reject(noSpace()) : store.write(...given);
  const workbookOf = makePrintedWorkbooks({
    ...{ db, store: { ...store, write }, documents: documentsHere() },
    now: () => new Date(),
  });
  const book = { courseTitle: "A course", archetype: "mother", words } as const;

  await expect(workbookOf(book)).rejects.toMatchObject({ code: "ENOSPC" });
  expect(await db.selectFrom("files").select("id").execute()).toEqual([]);
  isFull = false;
  expect((await workbookOf(book)).size).toBeGreaterThan(1000);
});

test("each click is recorded once, whatever a browser makes of it", async () => {
  const { ann, resource } = await learning();
  const click = randomUUID();

  await ann.send("HEAD", clicked(resource, click));
  expect(await recorded(ann), "a look is no download").toEqual([]);
  const whole = await ann.get(clicked(resource, click));
  const bytes = Buffer.from(await whole.arrayBuffer());
  const part = await ann.get(clicked(resource, click), { range: "bytes=5-14" });
  expect(part.status).toBe(206);
  expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(5, 15))).toBe(true);
  await ann.get(clicked(resource, click.toUpperCase()));
  const known = await ann.get(clicked(resource, click), { "if-none-match": whole.headers.get("etag") ?? "" });
  expect(known.status).toBe(304);
  await Promise.all(Array.from({ length: 5 }, () => ann.get(clicked(resource, click))));
  expect(await recorded(ann)).toHaveLength(1);

  await ann.get(clicked(resource));
  expect(await recorded(ann), "another click").toHaveLength(2);
  await ann.get(clicked(resource), { range: "bytes=0-" });
  expect(await recorded(ann), "a click whose first request is for a part").toHaveLength(3);
  await ann.get(resource.downloadUrl);
  await ann.get(resource.downloadUrl, { range: "bytes=10-20" });
  await ann.send("HEAD", resource.downloadUrl);
  expect(await recorded(ann), "without a click: the whole counts, a part and a look do not").toHaveLength(4);
  expect((await ann.get(resource.downloadUrl, { range: "bytes=99999999-" })).status).toBe(416);
  expect((await ann.get(`${resource.downloadUrl}?click=1`)).status).toBe(400);
  expect((await ann.get(`${resource.downloadUrl}?clack=${click}`)).status).toBe(400);
});

test("one person's click is not another's", async () => {
  const { api, ann, resource } = await learning();
  const bob = await signInLearner(api, "Bob");
  await give(api.db, bob.id, "blueprintSelfGuided");
  const click = randomUUID();

  await ann.get(clicked(resource, click));
  await bob.get(clicked(resource, click));

  expect(await recorded(ann)).toHaveLength(1);
  expect(await recorded(bob)).toHaveLength(1);
});

test("an uploaded file is sent as it is, under its own name", async () => {
  const { api, ann, resource } = await learning();
  const store = await openFileStore(api.settings);
  const upload = {
    bytes: Readable.from([Buffer.from("a picture")]),
    name: "x.png",
    contentType: "image/png",
    isPublic: false,
    maxBytes: 100,
  };
  const { id } = await saveFile({ db: api.db, store, now: new Date() }, upload);
  await api.db
    .updateTable("resources")
    .set({ workbook: null, file_id: id, file_name: "Übung “1”.png", file_type: "PNG" })
    .where("id", "=", resource.id)
    .execute();

  const response = await ann.get(clicked(resource));

  expect(await response.text()).toBe("a picture");
  expect(response.headers.get("content-disposition")).toBe(
    `attachment; filename="_bung _1_.png"; filename*=UTF-8''%C3%9Cbung%20%E2%80%9C1%E2%80%9D.png`,
  );
  expect(await recorded(ann)).toMatchObject([{ resource: { fileType: "PNG" } }]);
});

test("what has neither words nor a file is not offered, and not found", async () => {
  const { api, ann, resource } = await learning();
  await api.db.updateTable("resources").set({ workbook: null }).where("id", "=", resource.id).execute();

  expect((await listed(ann)).map(({ id }) => id)).not.toContain(resource.id);
  expect(await refusalOf(await ann.get(resource.downloadUrl))).toMatchObject({ status: 404 });
  expect(await recorded(ann)).toEqual([]);
});

test("downloads are listed newest first, page by page, and can be had again as long as the course is open", async () => {
  const clock = movingClock(new Date("2031-05-01T10:00:00.000Z"));
  const { api, ann, resources } = await learning({ now: clock.now });
  const [first, second] = resources as [ResourceView, ResourceView];
  for (const each of [first, second, first]) {
    await ann.get(clicked(each));
    clock.moveMinutes(1);
  }

  const all = await recorded(ann);
  expect(all.map(({ resource }) => resource.id)).toEqual([first.id, second.id, first.id]);
  expect(all[0]).toEqual({
    id: expect.any(String),
    downloadedAt: "2031-05-01T10:02:00.000Z",
    resource: {
      id: first.id,
      title: first.title,
      fileType: "PDF",
      courseTitle: first.course.title,
      archetype: first.archetype,
      position: 0,
      downloadUrl: first.downloadUrl,
    },
  });
  expect(await recorded(ann, "?limit=2")).toEqual(all.slice(0, 2));
  expect(await recorded(ann, `?limit=2&before=${all[1]?.id}`)).toEqual(all.slice(2));
  expect(await recorded(ann, `?before=${all[2]?.id}`)).toEqual([]);
  expect(await recorded(ann, "?before=nothing")).toEqual(expect.any(Array));
  for (const wrong of ["limit=0", "limit=101", "limit=x", "limit=-1", `before=${"x".repeat(65)}`, "page=2"]) {
    expect((await ann.get(`/api/my-downloads?${wrong}`)).status, wrong).toBe(400);
  }
  expect(await countDownloadedResources(api.db, ann.id)).toBe(2);
  expect(await (await ann.get("/api/my-learning")).json()).toMatchObject({ downloadedResources: 2 });

  await api.db
    .transaction()
    .execute((tx) => revokeOffer(tx, { userId: ann.id, offer: "blueprintSelfGuided", now: clock.now() }));
  expect((await recorded(ann)).map(({ resource }) => resource.downloadUrl)).toEqual([null, null, null]);
});

test("export and deletion know a person's downloads, and nobody else's", async () => {
  const { api, ann, resource } = await learning();
  const bob = await signInLearner(api, "Bob");
  await give(api.db, bob.id, "blueprintSelfGuided");
  for (const each of [ann, bob]) await each.get(clicked(resource));

  const exported = (await (await ann.get("/api/account/export")).json()) as { downloads: object };
  expect(exported.downloads).toEqual({
    downloads: [{ title: resource.title, downloaded_at: expect.any(String) }],
  });
  const { email } = ann;
  expect((await ann.post("/api/account/delete", { email })).status).toBe(200);
  const left = await api.db
    .selectFrom("downloads")
    .select("user_id")
    .where("user_id", "in", [ann.id, bob.id])
    .execute();
  expect(left).toEqual([{ user_id: bob.id }]);
});
