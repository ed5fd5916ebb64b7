import { sageTalk } from "@academy/content/help";
import { type SageAnswer, sageAnswer } from "@academy/contract/sage";
import { expect, test } from "vitest";
import type { Browser } from "../../../testing/browser.ts";
import { signInLearner } from "../../../testing/data/learners.ts";
import { submission } from "../../../testing/data/quiz-sheet.ts";
import { startApi } from "../../../testing/servers/start-api.ts";

const ask = async (browser: Pick<Browser, "post">, message: string): Promise<SageAnswer> =>
  sageAnswer.parse(await (await browser.post("/api/chat", { message })).json());

test("a learner with a result is answered about their own archetype, and nobody else's is told", async () => {
  const api = await startApi();
  const [ann, bo] = [await signInLearner(api), await signInLearner(api, "Bo")];
  const before = await ask(ann, "What does my archetype mean?");
  expect(before.response).not.toContain("Your result is");

  // A mystic first, a teacher second.
  const sent = await ann.post("/api/subscribe-lead", submission({ email: ann.email }));
  const { token } = (await sent.json()) as { token: string };
  const own = { title: sageTalk.own.resultSource, url: `/test-results?r=${encodeURIComponent(token)}` };
  const intro = "Your result is the Cosmic Mystic, with the Sacred Teacher second.";

  const meaning = await ask(ann, "What does my archetype mean?");
  expect(meaning.response).toMatch(new RegExp(`^${intro} The Cosmic Mystic, Seer & Dream Reader`));
  expect(meaning.sources[0]).toEqual(own);
  const course = await ask(ann, "Which course fits me?");
  expect(course.response).toContain(`${intro} What you sense may be beyond words`);
  expect(course.sources).toContainEqual({
    title: "Healer’s Business Blueprint",
    url: "/healers-business-blueprint?archetype=mystic",
  });
  const next = await ask(ann, "What should I do next?");
  expect(next.response).toContain(`${intro} A first step: `);
  expect(next.sources[0]).toEqual(own);
  expect((await ask(ann, "where is my result")).sources).toEqual([own]);
  // What is not about them is answered as for everybody.
  expect(await ask(ann, "What does the Blueprint cost?")).toMatchObject({
    response: (await ask(bo, "What does the Blueprint cost?")).response,
  });

  for (const other of [bo, api]) {
    const said = await ask(other, "What does my archetype mean?");
    expect(said.response).toBe(before.response);
    expect(JSON.stringify(said)).not.toContain("/test-results?r=");
  }
  // What is kept with the question says nothing about whoever asked it, and the log says nothing at all.
  const kept = await api.db.selectFrom("chat_exchanges").selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain("Your result is");
  expect(JSON.stringify(kept)).not.toContain(token);
  expect(api.logLines.join("\n")).not.toMatch(new RegExp(`${token}|Cosmic Mystic`));
});
