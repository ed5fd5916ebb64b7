import { quizPage } from "@academy/content/pages/quiz/quiz-page";
import type { PageWords } from "@academy/contract/studio/pages";
import type { HeadlineView } from "@academy/contract/visitors/headlines";
import { expect, test } from "vitest";
import { type Browser, openBrowser, signedIn } from "../../../testing/browser.ts";
import { movingClock } from "../../../testing/moving-clock.ts";
import { refusalOf } from "../../../testing/refusal.ts";
import { startApi } from "../../../testing/servers/start-api.ts";

const base = "/api/studio/headlines";
const view = async (owner: Browser) => (await (await owner.get(base)).json()) as HeadlineView;
const heading = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];
const evil = `</script><img src=x onerror=alert(1)> & “two”`;

async function publishQuiz(owner: Browser, texts: Record<string, string>) {
  const { state, edits } = (await (await owner.get("/api/studio/pages/quiz")).json()) as PageWords;
  const saved = await owner.send("PUT", "/api/studio/pages/quiz/draft", {
    basedOn: state,
    edits: { ...edits, "quiz-page": { ...edits["quiz-page"], ...texts } },
  });
  const { state: basedOn } = (await saved.json()) as { state: string };
  return owner.post("/api/studio/pages/quiz/publish", { basedOn });
}

test("half of the visitors read another headline, which is counted, judged and published or dropped", async () => {
  const clock = movingClock(new Date("2031-05-01T10:00:00.000Z"));
  // The pages that were built, and the renderer beside them.
  const api = await startApi({ pages: undefined, now: clock.now });
  const [visitor, owner] = [openBrowser(api), await signedIn(api, "owner")];
  const page = async () => (await visitor.get("/quiz")).text();
  const wordsOf = async (html: string) => {
    const path = /"(\/words\/[0-9a-f]{16}\.js)"/.exec(html)?.[1];
    return path ? (await visitor.get(path)).text() : "";
  };
  const original = { heading: quizPage.heading, opening: quizPage.opening };
  const before = await page();

  expect((await visitor.post(base, { heading: "Mine" })).status).toBe(401);
  expect(await view(owner)).toEqual({ now: original, comparison: null });
  expect(await refusalOf(await owner.post(base, { heading: original.heading }))).toMatchObject({
    field: "heading",
  });
  expect((await owner.post(base, { heading: "Only $5" })).status).toBe(400);
  expect((await owner.post(base, { heading: " " })).status).toBe(400);

  expect((await owner.post(base, { heading: evil })).status).toBe(204);
  expect((await owner.post(base, { heading: "A third" })).status).toBe(409);
  const compared = await page();
  // What is sent is what is published; the other one is in a script that runs before it is painted.
  expect(heading(compared)).toBe(heading(before));
  expect(compared).not.toContain("<img src=x");
  expect(compared.split("</p><script>try{(()=>{")[0]).toMatch(/<h1[^>]*>[^<]*<\/h1><p[^>]*>[^<]*$/);
  expect(await wordsOf(compared)).toContain("“two”");
  const policy = (await visitor.get("/quiz")).headers.get("content-security-policy");
  expect(policy?.match(/'sha256-/g)?.length).toBe(
    compared.match(/<script(?![^>]* src=)[^>]*>(?!<\/script>)/g)?.length,
  );

  const experiment = (await view(owner)).comparison?.experiment ?? "";
  const counted = (event: string, arm: string, id = experiment) => ({
    event,
    headline: { experiment: id, arm },
  });
  const send = (events: object[]) => visitor.post("/api/funnel", { events });
  await send([
    counted("seen", "original"),
    counted("seen", "alternative"),
    counted("seen", "alternative"),
    counted("lead", "alternative"),
    counted("started", "alternative"),
    counted("seen", "original", "00000000-0000-4000-8000-000000000000"),
  ]);
  expect((await send([counted("seen", "third")])).status).toBe(400);
  expect((await view(owner)).comparison).toEqual({
    experiment,
    startedAt: "2031-05-01T10:00:00.000Z",
    endedAt: null,
    chosen: null,
    arms: [
      { arm: "original", ...original, seen: 1, leads: 0 },
      { arm: "alternative", ...original, heading: evil, seen: 2, leads: 1 },
    ],
    verdict: { state: "too-early", moreVisitors: expect.any(Number), moreDays: 7 },
  });

  // What is compared must not change meanwhile; everything else may.
  expect((await publishQuiz(owner, { eyebrow: "Changed meanwhile" })).status).toBe(204);
  expect(await page()).toContain("Changed meanwhile");
  expect(await wordsOf(await page())).toContain("“two”");
  expect(await refusalOf(await publishQuiz(owner, { heading: "Another" }))).toMatchObject({
    code: "HEADLINE_COMPARED",
  });

  clock.moveDays(8);
  await api.db.updateTable("experiment_counts").set({ count: 4000 }).where("event", "=", "seen").execute();
  await api.db.updateTable("experiment_counts").set({ count: 900 }).where("event", "=", "lead").execute();
  expect((await view(owner)).comparison?.verdict).toEqual({ state: "better", arm: "alternative" });

  const end = (chosen: string, id = experiment) => owner.post(`${base}/end`, { experiment: id, chosen });
  expect((await end("alternative", "00000000-0000-4000-8000-000000000000")).status).toBe(409);
  expect((await end("alternative")).status).toBe(204);
  expect((await end("original")).status).toBe(409);
  const after = await page();
  expect(heading(after)).toBe("&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt; &amp; “two”");
  expect(after).toContain("Changed meanwhile");
  expect(await wordsOf(after)).not.toContain("headline-experiment");
  await send([counted("seen", "original")]);
  const ended = await view(owner);
  expect(ended).toMatchObject({
    now: { heading: evil },
    comparison: { endedAt: "2031-05-09T10:00:00.000Z", chosen: "alternative" },
  });
  expect(ended.comparison?.arms[0]?.seen).toBe(4000);
  // The draft that was refused goes on from what has become the page's.
  const { edits } = (await (await owner.get("/api/studio/pages/quiz")).json()) as PageWords;
  expect(edits["quiz-page"]).toMatchObject({ heading: evil });

  clock.moveMinutes(1);
  expect((await owner.post(base, { heading: "Once more", opening: "And below" })).status).toBe(204);
  const again = (await view(owner)).comparison?.experiment ?? "";
  clock.moveMinutes(1);
  expect((await end("original", again)).status).toBe(204);
  expect(heading(await page())).toBe(heading(after));
  const noted = await api.db
    .selectFrom("audit_entries")
    .select("action")
    .where("action", "like", "headline.%")
    .orderBy("id")
    .execute();
  expect(noted.map(({ action }) => action)).toEqual([
    "headline.compared",
    "headline.chosen",
    "headline.compared",
    "headline.chosen",
  ]);
});
