import { errorCatalogue } from "@academy/contract/errors";
import { expect, test } from "vitest";
import { type Browser, signedIn } from "../../testing/browser.ts";
import { makeCourse } from "../../testing/data/courses.ts";
import { newStaff } from "../../testing/data/staff.ts";
import { refusalOf } from "../../testing/refusal.ts";
import { startApi } from "../../testing/servers/start-api.ts";

type View = Record<string, unknown> & { revision?: number; state: string };

/** What is written, and how: by its revision, or by a name for its state. */
type Editor = {
  path: string;
  bodyOf(text: string, view: View): object;
  textIn(view: View): unknown;
  basedOn(view: View): object;
};
const byRevision = ({ revision }: View) => ({ revision });
const byState = ({ state }: View) => ({ basedOn: state });

async function makeEditors(owner: Browser, courseId: string, lessonId: string): Promise<Editor[]> {
  const make = async (path: string, body: object) => {
    const answer = await owner.post(`/api/studio/${path}`, body);
    return ((await answer.json()) as { id: string }).id;
  };
  const book = await make(`courses/${courseId}/workbooks`, { title: "A workbook" });
  const own = await make("own-pages", { title: "Ours", address: "/our-story", kind: "article" });
  const page = (view: View) => view.page as object;
  return [
    {
      path: `lessons/${lessonId}`,
      bodyOf: (text) => ({ title: "A lesson", summary: "", minutes: 5, text }),
      textIn: ({ text }) => text,
      basedOn: byRevision,
    },
    {
      path: `workbooks/${book}`,
      bodyOf: (subtitle) => ({ title: "A workbook", subtitle, parts: [] }),
      textIn: ({ subtitle }) => subtitle,
      basedOn: byRevision,
    },
    {
      path: "pages/home",
      bodyOf: (text) => ({ edits: { "home-page": { "hero.heading": text } } }),
      textIn: ({ edits }) => (edits as Record<string, Record<string, string>>)["home-page"]?.["hero.heading"],
      basedOn: byState,
    },
    {
      path: `own-pages/${own}`,
      bodyOf: (description, view) => ({ page: { ...page(view), description } }),
      textIn: (view) => Reflect.get(page(view), "description"),
      basedOn: byState,
    },
    {
      path: "quiz",
      bodyOf: (text) => ({ texts: { "question-1": text } }),
      textIn: ({ texts }) => (texts as Record<string, string>)["question-1"],
      basedOn: byState,
    },
  ];
}

test("whatever is written: the second of two is told, a saving whose answer got lost may be sent again", async () => {
  const api = await startApi();
  const owner = await signedIn(api, "owner");
  const other = await newStaff(api, "editor");
  const { id, lessonIds } = await makeCourse(api.db, { lessons: 1 });
  for (const { path, bodyOf, textIn, basedOn } of await makeEditors(owner, id, lessonIds[0] ?? "")) {
    const show = async (browser: Browser) =>
      (await (await browser.get(`/api/studio/${path}`)).json()) as View;
    const save = (browser: Browser, text: string, seen: View) =>
      browser.send("PUT", `/api/studio/${path}/draft`, { ...bodyOf(text, seen), ...basedOn(seen) });
    const seen = await show(owner);

    const first = await save(owner, "By the owner", seen);
    expect(first.status, path).toBe(200);
    const again = await save(owner, "By the owner", seen);
    expect([again.status, await again.json()], path).toEqual([200, await first.json()]);

    expect(await refusalOf(await save(other, "Too late", seen)), path).toMatchObject({
      code: "CONFLICT",
      message: errorCatalogue.CONFLICT.message,
    });
    const now = await show(other);
    expect(textIn(now), path).toBe("By the owner");
    expect((await save(other, "After a look at it", now)).status, path).toBe(200);

    // Of many at the same moment one is kept, and whoever was too late has lost nothing of it.
    const both = await show(owner);
    const answers = await Promise.all(["A", "B", "C"].map((text) => save(owner, text, both)));
    expect(answers.map(({ status }) => status).toSorted(), path).toEqual([200, 409, 409]);
    const kept = ["A", "B", "C"][answers.findIndex(({ status }) => status === 200)];
    expect(textIn(await show(owner)), path).toBe(kept);
  }
});

test("a draft that was discarded is gone, and what was seen of it opens no later one", async () => {
  const api = await startApi();
  const owner = await signedIn(api, "owner");
  const { id, lessonIds } = await makeCourse(api.db, { lessons: 1 });
  const editors = await makeEditors(owner, id, lessonIds[0] ?? "");
  // A page of the owner's own that nobody else sees is gone with its draft.
  const isLeft = ({ path }: Editor) => path === "pages/home" || path === "quiz";
  for (const { path, bodyOf, textIn, basedOn } of editors.filter(isLeft)) {
    const show = async () => (await (await owner.get(`/api/studio/${path}`)).json()) as View;
    const save = (text: string, seen: View) =>
      owner.send("PUT", `/api/studio/${path}/draft`, { ...bodyOf(text, seen), ...basedOn(seen) });
    await save("First", await show());
    const old = await show();
    expect((await owner.post(`/api/studio/${path}/discard`, basedOn(old))).status, path).toBe(204);
    expect(await show(), path).toMatchObject({ draft: null });
    expect((await owner.post(`/api/studio/${path}/discard`, basedOn(old))).status, path).toBe(409);

    expect((await save("Another", await show())).status, path).toBe(200);
    expect((await save("From before", old)).status, path).toBe(409);
    expect((await owner.post(`/api/studio/${path}/discard`, basedOn(old))).status, path).toBe(409);
    expect(textIn(await show()), path).toBe("Another");
  }
  const left = await api.db.selectFrom("drafts").select("body").where("body", "is not", null).execute();
  expect(JSON.stringify(left)).not.toContain("First");
});
