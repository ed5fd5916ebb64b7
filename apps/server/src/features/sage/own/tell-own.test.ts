import { subscribePackage } from "@academy/content/offers";
import { ownFacts } from "@academy/content/own-facts";
import { type SageAnswer, sageAnswer } from "@academy/contract/sage";
import { expect, test } from "vitest";
import { type Browser, openBrowser, signedIn } from "../../../testing/browser.ts";
import { buy } from "../../../testing/data/buyers.ts";
import { signInLearner } from "../../../testing/data/learners.ts";
import { eventually } from "../../../testing/eventually.ts";
import { movingClock } from "../../../testing/moving-clock.ts";
import { startApi } from "../../../testing/servers/start-api.ts";

const ask = async (browser: Pick<Browser, "post">, message: string): Promise<SageAnswer> =>
  sageAnswer.parse(await (await browser.post("/api/chat", { message })).json());

test("a buyer is told of their own order and its rule, in whatever words; nobody else is", async () => {
  const clock = movingClock(new Date("2031-05-15T12:00:00.000Z"));
  const api = await startApi({ now: clock.now });
  const ann = await signInLearner(api);
  const bo = await signInLearner(api, "Bo");
  await buy(api, { offer: subscribePackage.key, email: ann.email }, ann);
  await buy(api, { offer: "blueprintSelfGuided", plan: "two-payments", email: bo.email }, bo);
  const question = "How do I get a refund?";
  const mine = `You bought ${subscribePackage.name} for $997 on May 15, 2031. It comes with a 30-day money-back guarantee: write to us by June 14, 2031`;

  const told = await ask(ann, question);
  expect(told.response).toContain(mine);
  expect(told.sources.map(({ url }) => url)).toEqual(["/settings#orders", "/contact", "/terms#guarantee"]);
  // In other words as soon as the ways of asking have been read.
  await eventually(
    () => ask(ann, "what would I have to do so that I get my money back for my purchase"),
    ({ response }) => response.includes(mine),
  );
  expect((await ask(ann, "What did I buy?")).response).toBe(
    `You bought ${subscribePackage.name} on May 15, 2031 ($997).`,
  );

  const his = await ask(bo, question);
  expect(his.response).toContain("Self-Guided Journey for $198");
  expect(his.response).toContain(ownFacts.refunds.none);
  expect(his.response).not.toContain(subscribePackage.name);
  expect((await ask(bo, "When is my next payment due?")).response).toMatch(
    /^You bought Self-Guided Journey on May 15, 2031 \(\$198\)\. The next payment is \$99, on June 1\d, 2031\.$/,
  );

  const nobodys = [openBrowser(api), await signInLearner(api, "Cy"), await signedIn(api, "owner")];
  const general = (await ask(openBrowser(api), question)).response;
  for (const other of nobodys) {
    const said = await ask(other, question);
    expect(said.response).toBe(general);
    expect(JSON.stringify(said)).not.toMatch(/You bought|settings#orders/);
  }
  expect((await ask(openBrowser(api), "What did I buy?")).response).not.toContain("You bought");

  // What is kept with the questions, and what is logged, says nothing about them.
  const kept = JSON.stringify(await api.db.selectFrom("chat_exchanges").selectAll().execute());
  expect(kept).not.toContain("You bought");
  expect(kept).toContain(ownFacts.kept);
  expect(api.logLines.join("\n")).not.toContain("You bought");

  clock.moveMinutes(31 * 24 * 60);
  expect((await ask(await ann.signInAgain(), question)).response).toContain(
    "Its 30-day money-back guarantee ran until June 14, 2031.",
  );
});

test("a learner is told where they are in their own courses, with the way to the next lesson", async () => {
  const api = await startApi({ hasSampleHistory: true });
  const learner = await signedIn(api);

  const where = await ask(learner, "Where am I in my course?");
  expect(where.response).toMatch(/you’ve finished \d+ of \d+ lessons\. Next is “/);
  const next = where.sources[0]?.url ?? "";
  expect(next).toMatch(/^\/course\/[0-9a-f-]+\/lesson\/[0-9a-f-]+$/);
  expect((await learner.get(next.replace(/^.*\/lesson\//, "/api/lessons/"))).status).toBe(200);
  expect((await ask(learner, "What do I still need for my certificate?")).response).toMatch(
    /certificate (of|for) “/,
  );

  const newcomer = await signInLearner(api);
  for (const other of [newcomer, openBrowser(api)]) {
    expect((await ask(other, "Where am I in my course?")).response).not.toMatch(/you’ve finished/);
  }
});
