import type { ExamplesView, WorkbooksView } from "@academy/contract/learning/workbooks";
import { expect, test } from "vitest";
import type { Browser } from "../../../testing/browser.ts";
import { give, signInLearner } from "../../../testing/data/learners.ts";
import { submission } from "../../../testing/data/quiz-sheet.ts";
import { startApi } from "../../../testing/servers/start-api.ts";
import { revokeOffer } from "../../access/public.ts";

type Api = Awaited<ReturnType<typeof startApi>>;

const courseOf = async (api: Api, starterKey: string) =>
  (
    await api.db
      .selectFrom("courses")
      .select("id")
      .where("starter_key", "=", starterKey)
      .executeTakeFirstOrThrow()
  ).id;

const examples = async (browser: Browser, courseId: string, of: string) =>
  (await (await browser.get(`/api/courses/${courseId}/examples/${of}`)).json()) as ExamplesView;
const names = ({ people }: ExamplesView) => people.map(({ name }) => name);

test("whoever has the course reads how others filled it in; nobody else does", async () => {
  const api = await startApi();
  const [ann, stranger] = [await signInLearner(api), await signInLearner(api, "Bo")];
  await give(api.db, ann.id, "blueprintSelfGuided");
  const id = await courseOf(api, "healers-business-blueprint");
  const path = `/api/courses/${id}/examples/offer.page`;

  expect((await api.get(path)).status).toBe(401);
  expect((await stranger.get(path)).status).toBe(403);
  expect((await ann.get(`/api/courses/${id}/examples/no.such`)).status).toBe(404);
  // What is only to be read has no example.
  expect((await ann.get(`/api/courses/${id}/examples/plan.weeks-note`)).status).toBe(404);

  const view = await examples(ann, id, "offer.page");
  expect(view.parts.flatMap(({ items }) => items.map((item) => item.id))).toEqual(["offer.page"]);
  expect(names(view)).toEqual(["Dilnoza", "Lorena", "Ifeoma", "Keiko"]);
  expect(view.people[3]?.words["offer.page/name.words"]).toBe("The Wall Day");
  expect(Object.keys(view.people[3]?.words ?? {}).every((address) => address.startsWith("offer.page/"))).toBe(
    true,
  );
  expect(view.own).toBeNull();

  await api.db
    .transaction()
    .execute((tx) => revokeOffer(tx, { userId: ann.id, offer: "blueprintSelfGuided", now: new Date() }));
  expect((await ann.get(path)).status).toBe(403);
});

test("a result brings the nearest first, and samples of its archetype where they are asked for", async () => {
  const api = await startApi();
  const ann = await signInLearner(api);
  await give(api.db, ann.id, "blueprintSelfGuided");
  const id = await courseOf(api, "healers-business-blueprint");
  const books = async () => (await (await ann.get(`/api/courses/${id}/workbooks`)).json()) as WorkbooksView;
  expect((await books()).examples?.nearest).toBe("Dilnoza");

  // A mystic first, a teacher second.
  expect((await ann.post("/api/subscribe-lead", submission({ email: ann.email }))).status).toBe(200);

  const { examples: there, answers } = await books();
  expect(there?.nearest).toBe("Lorena");
  expect(there?.items).toContain("sentence.frame");
  expect(there?.items).not.toContain("plan.weeks-note");
  const frame = await examples(ann, id, "sentence.frame");
  expect(names(frame)).toEqual(["Lorena", "Dilnoza", "Ifeoma", "Keiko"]);
  expect(frame.own?.archetype).toBe("mystic");
  expect(frame.own?.words).toEqual({
    "sentence.frame/sentence.mine": expect.stringContaining("the same dream more than once"),
  });
  expect((await examples(ann, id, "offer.page")).own?.words["offer.page/name.words"]).toBe("The Same Dream");
  expect((await examples(ann, id, "giving.list")).own).toBeNull();
  // The boxes that are checked.
  expect((await examples(ann, id, "roof.closing")).people.at(-1)?.words["roof.closing/room"]).toBe("yes");

  const plan = await examples(ann, id, "plan");
  expect(plan.parts.length).toBeGreaterThan(3);
  expect(plan.people[0]?.words["plan.weeks/1.monday"]).toBeTruthy();
  expect(plan.own?.words["plan.weeks/1.found"]).toBeTruthy();

  // Nothing of it has become an answer.
  expect(answers).toEqual([]);
  expect((await books()).answers).toEqual([]);
});

test("a course that nobody has filled in has no examples", async () => {
  const api = await startApi();
  const ann = await signInLearner(api);
  await give(api.db, ann.id, "subscribePackage");
  const id = await courseOf(api, "foundation-and-mindset");
  const view = (await (await ann.get(`/api/courses/${id}/workbooks`)).json()) as WorkbooksView;

  expect(view.examples).toBeNull();
  expect((await ann.get(`/api/courses/${id}/examples/plan`)).status).toBe(404);
});
