import type { OwnPage } from "@academy/contract/visitors/own-pages";
import { expect, test } from "vitest";
import { signedIn } from "../../../testing/browser.ts";
import {
  actOnPage,
  answerAt,
  heroSaying,
  listOwnPages,
  makeOwnPage,
  ownPages,
  saveOwnPage,
  showOwnPage,
} from "../../../testing/data/own-pages.ts";
import { newStaff } from "../../../testing/data/staff.ts";
import { refusalOf } from "../../../testing/refusal.ts";
import { startApi } from "../../../testing/servers/start-api.ts";
import { findDraft, putDraft } from "../../drafts/public.ts";

const redirects = "/api/studio/redirects";

test("a page is begun at a free address, kept as a draft, and refused where it can't be shown", async () => {
  const api = await startApi();
  const owner = await signedIn(api, "owner");
  const editor = await newStaff(api, "editor");
  const refused = async (body: object) => refusalOf(await owner.post(ownPages, body));
  const asked = { title: "Yoga", kind: "article" };

  for (const address of [
    "/quiz",
    "/Studio/x",
    "/api/x",
    "/files",
    "/ünï",
    "/a.html",
    "/",
    "/de",
    "/health",
  ]) {
    expect(await refused({ ...asked, address }), address).toMatchObject({
      code: "BAD_REQUEST",
      field: "address",
    });
  }
  expect((await refused({ ...asked, title: " ", address: "/yoga" })).field).toBe("title");

  const id = await makeOwnPage(editor, "Yoga", " Yoga-For-Healers/ ");
  expect(await listOwnPages(owner)).toMatchObject([
    { id, title: "Yoga", address: "/yoga-for-healers", publicAt: null, published: null },
  ]);
  const seen = await showOwnPage(owner, id);
  expect(seen.draft?.by).toBe("editor");
  expect((await saveOwnPage(owner, id, { description: "By the owner" }, seen.state)).status).toBe(200);
  const late = { description: "Too late" };
  expect((await refusalOf(await saveOwnPage(editor, id, late, seen.state))).code).toBe("CONFLICT");

  for (const [change, field] of [
    [{ address: "/studio" }, "address"],
    [{ sections: [{ ...heroSaying("A"), to: "javascript:alert(1)" }] }, "page.sections.0.to"],
    [
      { sections: [{ kind: "picture", src: "https://evil.example/a.png", alt: "", caption: "" }] },
      "page.sections.0.src",
    ],
    [{ sections: [{ kind: "html", html: "<b>" }] }, "page.sections.0.kind"],
    [{ title: "a".repeat(200) }, "page.title"],
  ] as [Partial<OwnPage>, string][]) {
    const refusal = await saveOwnPage(owner, id, change);
    expect(refusal.status, field).toBe(400);
    expect((await refusalOf(refusal)).field).toBe(field);
  }
  expect((await saveOwnPage(owner, id, { sections: Array(41).fill(heroSaying("A")) })).status).toBe(400);

  // There is no build to render here: the page stays a draft.
  expect((await actOnPage(owner, id, "publish")).status).toBeGreaterThanOrEqual(400);
  expect((await actOnPage(owner, id, "discard")).status).toBe(204);
  expect(await listOwnPages(owner)).toEqual([]);
  expect((await owner.get(`${ownPages}/${id}`)).status).toBe(404);
  // The words of our own pages are none of these.
  expect((await owner.get(`${ownPages}/home`)).status).toBe(404);
});

test("no two drafts have one address, nor do those of two editors at once", async () => {
  const api = await startApi();
  const owner = await signedIn(api, "owner");
  const editor = await newStaff(api, "editor");
  const first = await makeOwnPage(owner, "Spring", "/spring");
  const other = await makeOwnPage(editor, "Autumn", "/autumn");
  const taken = { code: "BAD_REQUEST", field: "address", message: expect.stringContaining("“Spring”") };
  const asked = { title: "Again", address: "/spring", kind: "article" };
  expect(await refusalOf(await editor.post(ownPages, asked))).toMatchObject(taken);
  expect(await refusalOf(await saveOwnPage(editor, other, { address: "/spring" }))).toMatchObject(taken);
  expect((await showOwnPage(owner, other)).address).toBe("/autumn");
  expect((await saveOwnPage(owner, first, { description: "At its own address." })).status).toBe(200);

  const both = await Promise.all(
    [owner, editor].map((browser) => browser.post(ownPages, { ...asked, address: "/summer" })),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 400]);
  const moves = await Promise.all([
    saveOwnPage(owner, first, { address: "/winter" }),
    saveOwnPage(editor, other, { address: "/winter" }),
  ]);
  expect(moves.map(({ status }) => status).toSorted()).toEqual([200, 400]);

  // Two that came from files with one address are written on; a draft that is gone leaves its address.
  const [winter, free] = moves[0].status === 200 ? [first, other] : [other, first];
  const subject = { kind: "words", id: free } as const;
  const ownPage = (await findDraft(api.db, subject))?.body?.ownPage as OwnPage;
  const same = { edits: {}, ownPage: { ...ownPage, address: "/winter" } };
  await api.db.transaction().execute((tx) => putDraft(tx, subject, same, new Date()));
  expect((await saveOwnPage(owner, free, { description: "Still here." })).status).toBe(200);
  expect((await actOnPage(owner, winter, "discard")).status).toBe(204);
  expect((await actOnPage(owner, free, "discard")).status).toBe(204);
  expect((await owner.post(ownPages, { ...asked, address: "/winter" })).status).toBe(201);
});

test("addresses lead to others of the academy, once, never in a circle and never away", async () => {
  const api = await startApi();
  const owner = await signedIn(api, "owner");
  const add = async (from: string, to: string) => {
    const answer = await owner.post(redirects, { from, to });
    return answer.status === 204 ? 204 : (await refusalOf(answer)).field;
  };
  expect(await add("/Old-Quiz/", "/quiz")).toBe(204);
  expect(await answerAt(api, "/old-quiz?utm_source=a")).toEqual([301, "/quiz?utm_source=a"]);
  expect(await answerAt(api, "/OLD-QUIZ")).toEqual([301, "/quiz"]);
  // Over one that leads on already, and one that others lead to.
  expect(await add("/older-quiz", "/old-quiz")).toBe(204);
  expect(await answerAt(api, "/older-quiz")).toEqual([301, "/quiz"]);
  for (const [from, to, field] of [
    ["/quiz", "/home", "from"],
    ["/api/x", "/quiz", "from"],
    ["/a", "https://evil.example", "to"],
    ["/a", "//evil.example", "to"],
    ["/a", "/nowhere-at-all", "to"],
    ["/a", "/a", "to"],
    ["/ä", "/quiz", "from"],
  ] as const) {
    expect(await add(from, to), `${from} ${to}`).toBe(field);
  }
  const page = (await (await owner.get(`${redirects}?limit=1`)).json()) as {
    items: object[];
    nextCursor: string;
  };
  expect(page).toMatchObject({ items: [{ from: "/old-quiz", to: "/quiz" }], nextCursor: "/old-quiz" });
  expect(await (await owner.get(`${redirects}?cursor=${page.nextCursor}`)).json()).toMatchObject({
    items: [{ from: "/older-quiz" }],
    nextCursor: null,
  });
  expect((await owner.send("DELETE", `${redirects}/${encodeURIComponent("/old-quiz")}`)).status).toBe(204);
  expect((await owner.send("DELETE", `${redirects}/${encodeURIComponent("/old-quiz")}`)).status).toBe(404);
  expect(await answerAt(api, "/old-quiz")).toEqual([404, null]);
});
