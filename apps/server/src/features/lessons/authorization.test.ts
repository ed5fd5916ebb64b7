import { randomUUID } from "node:crypto";
import { starterCourses } from "@academy/content/courses/starter-courses";
import { expect, test } from "vitest";
import { type Browser, openBrowser, signedIn } from "../../testing/browser.ts";
import { filmsFolder } from "../../testing/data/films.ts";
import { give, signInLearner } from "../../testing/data/learners.ts";
import { askRaw } from "../../testing/send-raw.ts";
import { startApi } from "../../testing/servers/start-api.ts";
import { revokeOffer } from "../access/public.ts";

const paidText = "Only for those who hold the course.";
const paidNote = "Private to one person.";
/** What must never reach anybody who is not entitled. */
const paid = [paidText, paidNote, "mp4 frame", "webm frame", "Spoken for the entitled."];

/** Everyone who may knock. */
async function gather() {
  const api = await startApi({ filmsFolder: filmsFolder() });
  const [member, alumna, holder, revoked] = await Promise.all(
    ["Member", "Alumna", "Holder", "Revoked"].map((name) => signInLearner(api, name)),
  );
  if (!member || !alumna || !holder || !revoked) throw new Error("unreachable");
  await give(api.db, alumna.id, "alumniGroup");
  await give(api.db, holder.id, "blueprintSelfGuided");
  await give(api.db, revoked.id, "blueprintSelfGuided");
  await give(api.db, revoked.id, "subscribePackage");
  for (const offer of ["blueprintSelfGuided", "subscribePackage"] as const) {
    await api.db
      .transaction()
      .execute((tx) => revokeOffer(tx, { userId: revoked.id, offer, now: new Date() }));
  }
  const { id: lesson, course_id: course } = await api.db
    .selectFrom("lessons")
    .select(["id", "course_id"])
    .where("title", "=", starterCourses[0]?.modules[0]?.lessons[0]?.title ?? "")
    .executeTakeFirstOrThrow();
  await api.db.updateTable("lessons").set({ text: paidText }).where("id", "=", lesson).execute();
  const note = { text: paidNote, baseRevision: 0 };
  expect((await holder.send("PUT", `/api/lessons/${lesson}/note`, note)).status).toBe(200);
  const people: Record<string, Browser> = {
    "signed out": openBrowser(api),
    member,
    alumna,
    revoked,
    holder,
    owner: await signedIn(api, "owner"),
  };
  return { api, lesson, course, people };
}

test("every route answers each person as it should", async () => {
  const { lesson, course, people } = await gather();
  const note = { text: "Mine", baseRevision: 0 };
  const bookmark = {
    seconds: 3,
    block: null,
    excerpt: "",
    note: "",
    isRemoved: false,
    at: "2026-01-05T08:00:00.000Z",
  };
  const everyone = { "signed out": 200, member: 200, alumna: 200, revoked: 200, holder: 200, owner: 200 };
  const members = { ...everyone, "signed out": 401 };
  const entitled = { ...members, member: 403, alumna: 403, revoked: 403 };
  const routes: [string, string, Record<string, number>, unknown?][] = [
    ["GET", "/api/courses", everyone],
    ["GET", `/api/courses/${course}`, members],
    ["GET", `/api/courses/${course}/cover.svg`, everyone],
    ["GET", `/api/lessons/${lesson}`, entitled],
    ["GET", `/api/lessons/${lesson}/video`, entitled],
    ["GET", `/api/lessons/${lesson}/video?format=webm`, entitled],
    ["GET", `/api/lessons/${lesson}/captions.vtt`, entitled],
    ["PUT", `/api/lessons/${lesson}/note`, { ...entitled, holder: 409 }, note],
    ["PUT", `/api/lessons/${lesson}/bookmarks/${randomUUID()}`, entitled, bookmark],
  ];

  for (const [method, path, wanted, body] of routes) {
    for (const [name, browser] of Object.entries(people)) {
      const response = await browser.send(method, path, body);
      const text = await response.text();
      const label = `${name}: ${method} ${path}`;
      expect(response.status, label).toBe(wanted[name]);
      // The owner may read everything but what people keep for themselves.
      const kept = name === "holder" ? [] : name === "owner" ? [paidNote] : paid;
      expect(
        kept.filter((words) => text.includes(words)),
        label,
      ).toEqual([]);
      if (response.status >= 400) expect(Object.keys(JSON.parse(text)).sort()).toEqual(["code", "message"]);
    }
  }
  // The words that were looked for are the right ones: the entitled find all of them.
  const found = await Promise.all(
    routes.slice(3, 7).map(async ([, path]) => (await people.holder?.get(path))?.text()),
  );
  for (const words of paid) expect(found.join("\n")).toContain(words);
});

test("no spelling of an address opens to others what it should not", async () => {
  const { api, lesson, people } = await gather();
  const { holder, owner: _owner, ...others } = people;
  const film = await holder?.get(`/api/lessons/${lesson}/video`);
  await film?.arrayBuffer();
  const etag = film?.headers.get("etag") ?? "";
  expect(etag).toMatch(/^"\w{64}"$/);
  const request = (browser: Browser, method: string, address: string) =>
    askRaw(api.url, address, {
      method,
      jar: browser.jar,
      headers: ["range: bytes=0-99", `if-none-match: ${etag}`],
    });
  const spelledAs = (path: string) => [
    path,
    `${path}/`,
    `${path}//`,
    `/${path}`,
    path.replace("/lessons/", "//lessons//"),
    path.replace("/lessons/", "/%6cessons/"),
    path.replace("/api/", "/%61pi/"),
    path.replace("/api/", "/API/"),
    path.replace("/api/", "/./api/./"),
    path.replace("/api/", "/quiz/../api/"),
    path.replace("/api/", "/files/%2e%2e/api/"),
    path.replace(lesson, lesson.toUpperCase()),
    path.replace(
      lesson,
      lesson.replace(/[0-9]/g, (digit) => `%3${digit}`),
    ),
    path.replace(lesson, `${lesson}%00`),
    path.replace(lesson, `${lesson};x`),
    path.replace(lesson, `${lesson}%2F`),
    `${path}?`,
    `${path}#x`,
    `${path}%20`,
    `http://elsewhere.example${path}`,
  ];
  const paths = ["", "/video", "/video?format=webm", "/captions.vtt"].map(
    (end) => `/api/lessons/${lesson}${end}`,
  );
  let reached = 0;

  for (const spelling of paths.flatMap(spelledAs)) {
    for (const [name, browser] of Object.entries(others)) {
      for (const method of ["GET", "HEAD"]) {
        const { status, headers, body } = await request(browser, method, spelling);
        const label = `${name}: ${method} ${spelling}`;
        expect([400, 401, 403, 404], `${label} answered ${status}`).toContain(status);
        expect(headers.etag, label).not.toBe(etag);
        expect(
          paid.filter((words) => body.includes(words)),
          label,
        ).toEqual([]);
        if (status === 401 || status === 403) reached++;
      }
    }
  }
  // Some spellings do lead to the route: what refuses there is the question who asks, not the address.
  expect(reached).toBeGreaterThan(paths.length * Object.keys(others).length * 2);
});

test("what the owner takes off the shelf is gone for everyone else, entitled or not", async () => {
  const { api, lesson, course, people } = await gather();
  await api.db.updateTable("courses").set({ is_published: false }).where("id", "=", course).execute();

  for (const path of [
    `/api/courses/${course}`,
    ...["", "/video", "/captions.vtt"].map((end) => `/api/lessons/${lesson}${end}`),
  ]) {
    for (const name of ["member", "revoked", "holder"]) {
      expect((await people[name]?.get(path))?.status, `${name}: ${path}`).toBe(404);
    }
    expect((await people.owner?.get(path))?.status, path).toBe(200);
  }
  expect((await (await people.holder?.get("/api/courses"))?.text())?.includes(course)).toBe(false);
});
