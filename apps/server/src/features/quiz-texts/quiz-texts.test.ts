import type { LeadDetail } from "@academy/contract/studio/leads";
import type { QuizVersion, QuizView } from "@academy/contract/studio/quiz";
import type { LeadReceipt } from "@academy/contract/visitors/leads";
import type { ResultView } from "@academy/contract/visitors/results";
import { maxCharacters, textById } from "@academy/quiz/texts/all-texts";
import { expect, test } from "vitest";
import { documentsHere } from "../../platform/documents/documents.ts";
import { type Browser, signedIn } from "../../testing/browser.ts";
import { hostileText } from "../../testing/data/hostile-texts.ts";
import { submission } from "../../testing/data/quiz-sheet.ts";
import { newStaff } from "../../testing/data/staff.ts";
import { nextMail } from "../../testing/mailbox.ts";
import { refusalOf } from "../../testing/refusal.ts";
import { documentsWith } from "../../testing/servers/documents-with.ts";
import { startApi } from "../../testing/servers/start-api.ts";

const base = "/api/studio/quiz";
const show = async (browser: Browser) => (await (await browser.get(base)).json()) as QuizView;
const save = async (browser: Browser, texts: Record<string, string>, basedOn?: string) =>
  browser.send("PUT", `${base}/draft`, { basedOn: basedOn ?? (await show(browser)).state, texts });
const act = async (browser: Browser, what: "publish" | "discard" | "restore", more = {}) =>
  browser.post(`${base}/${what}`, { basedOn: (await show(browser)).state, ...more });
const versionsOf = async (browser: Browser, query = "") =>
  (await (await browser.get(`${base}/versions${query}`)).json()) as {
    items: QuizVersion[];
    nextCursor: string | null;
  };

test("a draft is kept half-written, refused where it can't be a text, and told of when two write", async () => {
  const api = await startApi();
  const owner = await signedIn(api, "owner");
  const editor = await newStaff(api, "editor");
  expect(await show(editor)).toEqual({
    state: "revision-0",
    draft: null,
    published: null,
    texts: {},
    publishedTexts: {},
  });

  expect((await save(editor, { "question-1": "What now, dear \u{1F33F}?", "statement-3": "" })).status).toBe(
    200,
  );
  const seen = await show(owner);
  expect(seen).toMatchObject({ draft: { by: "editor" }, texts: { "statement-3": "" }, publishedTexts: {} });

  // Both go on from what they saw: the second is told, and what the first wrote stays.
  expect((await save(owner, { "question-1": "By the owner" }, seen.state)).status).toBe(200);
  expect(await refusalOf(await save(editor, { "question-1": "Too late" }, seen.state))).toMatchObject({
    code: "CONFLICT",
  });
  expect((await show(editor)).texts).toEqual({ "question-1": "By the owner" });

  for (const texts of [
    { "question-21": "No such question" },
    { "question-1-K": "No such answer" },
    { "set-1-teacher": "Not in this set" },
    { constructor: "No text" },
    { "question-1": "Two\nlines" },
    { "question-1": "A bell\u0007" },
    { "question-1": "b".repeat(maxCharacters("question") + 1) },
  ] as Record<string, string>[]) {
    expect((await save(owner, texts)).status, JSON.stringify(texts).slice(0, 60)).toBe(400);
  }
  expect((await save(owner, { "teacher-description": "Two\n\nparagraphs" })).status).toBe(200);

  expect((await act(owner, "discard")).status).toBe(204);
  expect(await show(owner)).toMatchObject({ draft: null, texts: {} });
  const audit = await api.db.selectFrom("audit_entries").select("action").where("subject_kind", "=", "quiz");
  expect(await audit.execute()).toEqual([{ action: "quiz.edit" }]);
});

test("an attempt ends with the version it began with, and its result, report and mail say what that says", async () => {
  const reports: { texts?: unknown }[] = [];
  const { renderReport } = documentsHere();
  const documents = documentsWith({
    renderReport: (input) => {
      reports.push(input);
      return renderReport(input);
    },
  });
  const api = await startApi({ pages: undefined, documents });
  const owner = await signedIn(api, "owner");
  const quizPage = async () => (await api.get("/quiz")).text();
  const built = await quizPage();
  const send = async (email: string, more = {}) =>
    (await (await api.post("/api/subscribe-lead", submission({ email, ...more }))).json()) as LeadReceipt;
  const view = async ({ token }: LeadReceipt) =>
    (await (await api.get(`/api/results/${token}`)).json()) as ResultView;

  // What is left empty or says the same twice is not published, and the text is named.
  const [a = "", b = ""] = ["question-1-A", "question-1-C"].map((id) => textById.get(id)?.text);
  for (const [texts, field] of [
    [{ "statement-3": "  " }, "statement-3"],
    [{ "question-1-A": b.toUpperCase() }, "question-1-A"],
  ] as const) {
    await save(owner, texts);
    expect(await refusalOf(await act(owner, "publish"))).toMatchObject({ status: 400, field });
  }

  const before = await send("before@example.org");
  const second = { "question-1-A": ` ${a.replace("I ", "I gladly ")}`, "mystic-development": hostileText };
  await save(owner, { ...second, "statement-1": textById.get("statement-1")?.text ?? "" });
  expect((await act(owner, "publish")).status).toBe(204);
  const words = /"(\/words\/[0-9a-f]{16}\.js)"/.exec(await quizPage())?.[1] ?? "";
  const name = /"quiz-version":\{"name":"(2-[0-9a-f]{16})"\}/.exec(await (await api.get(words)).text())?.[1];
  const file = await api.get(`/quiz-texts/${name}.json`);
  expect(file.headers.get("cache-control")).toContain("immutable");
  expect(file.headers.get("content-type")).toContain("application/json");
  // What says the same as the first version is no change, and spaces around a text are not part of it.
  expect(await file.json()).toEqual({ ...second, "question-1-A": second["question-1-A"].trim() });

  const shadow = "You hide behind <b>notes</b>.";
  await save(owner, { ...second, "mystic-development": "Third time lucky.", "teacher-shadow": shadow });
  expect((await act(owner, "publish")).status).toBe(204);
  // The sample is of a teacher.
  expect(await (await api.get("/test-results")).text()).toContain(
    "You hide behind &lt;b&gt;notes&lt;/b&gt;.",
  );
  // Sage support says of an archetype what the quiz says of it now; no page has to bring that along.
  const told = await api.post("/api/chat", { message: "What is the growth edge of the Cosmic Mystic?" });
  expect(((await told.json()) as { response: string }).response).toContain("Third time lucky.");
  const newest = /"(\/words\/[0-9a-f]{16}\.js)"/.exec(await quizPage())?.[1] ?? "";
  expect(await (await api.get(newest)).text()).not.toContain("Third time lucky.");
  // Whoever began with the second goes on with it.
  expect((await api.get(`/quiz-texts/${name}.json`)).status).toBe(200);
  const during = await send("during@example.org", { quiz_version: name });
  expect(during.result).toEqual(before.result);
  expect(await view(during)).toMatchObject({
    quiz: { version: 2, texts: { "mystic-development": hostileText } },
  });
  expect((await nextMail(api, "during@example.org")).html).toContain("&lt;img src=x onerror");
  expect((await nextMail(api, "before@example.org")).html).not.toContain("&lt;img");
  expect(await view(before)).not.toHaveProperty("quiz");
  expect((await api.get(`/api/results/${during.token}/report.pdf`)).status).toBe(200);
  expect(reports.at(-1)?.texts).toMatchObject({ "mystic-development": hostileText });

  // A name that nobody has published is nobody's version: nothing is lost for it, and nothing made up.
  const madeUp = await send("made-up@example.org", { quiz_version: `2-${"0".repeat(16)}` });
  expect(await view(madeUp)).toMatchObject({ quiz: { version: 0, texts: {} } });
  expect((await api.get(`/quiz-texts/2-${"0".repeat(16)}.json`)).status).toBe(404);
  expect((await api.get(`/quiz-texts/${name}`)).status).toBe(404);
  expect((await api.get("/quiz-texts/..%2f.json")).status).toBe(404);

  const { items } = (await (await owner.get("/api/studio/leads?search=during")).json()) as LeadDetail & {
    items: { id: string }[];
  };
  const lead = (await (await owner.get(`/api/studio/leads/${items[0]?.id}`)).json()) as LeadDetail;
  expect(lead.results[0]?.quizVersion).toBe(2);
  expect(lead.quizVersions).toEqual([
    { number: 2, texts: await (await api.get(`/quiz-texts/${name}.json`)).json() },
  ]);

  expect((await act(owner, "restore", { number: 9 })).status).toBe(404);
  expect((await act(owner, "restore", { number: 2 })).status).toBe(204);
  expect((await show(owner)).published).toMatchObject({ number: 4, restoredFrom: 2, changed: 2 });
  expect(await (await owner.get(`${base}/versions/3`)).json()).toMatchObject({
    texts: { "mystic-development": "Third time lucky." },
    before: { "mystic-development": hostileText },
  });
  expect((await owner.get(`${base}/versions/9`)).status).toBe(404);
  const page = await versionsOf(owner, "?limit=2");
  expect(page.items.map(({ number }) => number)).toEqual([4, 3]);
  const rest = await versionsOf(owner, `?limit=2&cursor=${page.nextCursor}`);
  expect(rest).toMatchObject({ items: [{ number: 2 }], nextCursor: null });

  // Back to the original: the page is what was built, to the byte.
  expect((await act(owner, "restore", { number: 1 })).status).toBe(204);
  expect(await quizPage()).toBe(built);
  expect((await api.get(`/quiz-texts/${name}.json`)).status).toBe(200);
});
