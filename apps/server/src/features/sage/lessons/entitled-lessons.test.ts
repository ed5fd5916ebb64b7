import type { SageAnswer } from "@academy/contract/sage";
import { expect, test } from "vitest";
import { type Browser, openBrowser, signedIn } from "../../../testing/browser.ts";
import { startApi } from "../../../testing/servers/start-api.ts";
import { revokeOffer } from "../../access/public.ts";

/** Words that stand in a lesson of the Blueprint and on no page. */
const question = "what did Rukmini work out for The Four Mornings?";
const inLesson = /^\/course\/[0-9a-f-]+\/lesson\/[0-9a-f-]+$/;

const ask = async (browser: Pick<Browser, "post">) =>
  (await (await browser.post("/api/chat", { message: question })).json()) as SageAnswer;

test("a learner is answered from the lessons they may open, with the way there; nobody else is", async () => {
  const api = await startApi({ hasSampleHistory: true });
  const learner = await signedIn(api);

  const answer = await ask(learner);
  expect(answer.sources.map(({ url }) => url)).toEqual([expect.stringMatching(inLesson)]);
  expect(answer.response).toContain("Four Mornings");
  expect(
    (await learner.get(answer.sources[0]?.url.replace(/^.*\/lesson\//, "/api/lessons/") ?? "")).status,
  ).toBe(200);

  const stranger = await ask(openBrowser(api));
  expect(stranger.response).not.toContain("Four Mornings");
  expect(stranger.sources.filter(({ url }) => inLesson.test(url))).toEqual([]);

  const { id } = await api.db
    .selectFrom("users")
    .select("id")
    .where("email", "=", learner.email)
    .executeTakeFirstOrThrow();
  await api.db
    .transaction()
    .execute((tx) => revokeOffer(tx, { userId: id, offer: "subscribePackage", now: new Date() }));
  const revoked = await ask(learner);
  expect(revoked.response).not.toContain("Four Mornings");
  expect(revoked.sources.filter(({ url }) => inLesson.test(url))).toEqual([]);
});

test("when the owner changes a lesson, the answer follows", async () => {
  const api = await startApi({ hasSampleHistory: true });
  const learner = await signedIn(api);
  await ask(learner);
  await api.db
    .updateTable("lessons")
    .set({ text: "Rukmini worked out The Four Mornings on a napkin.", updated_at: new Date("2041-01-01") })
    .where("title", "in", ["The signature offer", "A price you can say aloud"])
    .execute();

  expect((await ask(learner)).response).toContain("napkin");
});
