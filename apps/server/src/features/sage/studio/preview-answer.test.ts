import { randomUUID } from "node:crypto";
import { blueprintTiers } from "@academy/content/offers";
import {
  type AnswerPreview,
  type OpenQuestionPage,
  type SageAnswer,
  sageAnswer,
} from "@academy/contract/sage";
import { expect, test } from "vitest";
import { type Browser, openBrowser, signedIn } from "../../../testing/browser.ts";
import { eventually } from "../../../testing/eventually.ts";
import { allMails } from "../../../testing/mailbox.ts";
import { startApi } from "../../../testing/servers/start-api.ts";

const base = "/api/studio/helper";
const ask = async (browser: Pick<Browser, "post">, message: string): Promise<SageAnswer> =>
  sageAnswer.parse(await (await browser.post("/api/chat", { message })).json());

test("before an answer is taught, the studio shows what it would catch, and what it would catch wrongly", async () => {
  const api = await startApi();
  const owner = await signedIn(api, "owner");
  const visitor = openBrowser(api);
  const preview = async (body: object) =>
    (await (await owner.post(`${base}/answers/preview`, body)).json()) as AnswerPreview;
  for (const message of [
    "May I bring my dog to the retreat?",
    "Are dogs allowed at your retreat?",
    "Can I bring a horse trailer and the feed for a week?",
    "What does the Blueprint cost?",
    "how much do I pay for the Blueprint",
  ]) {
    await ask(visitor, message);
  }

  const pets = { question: "Are pets allowed at the retreat?", alsoAskedAs: [] };
  const seen = await preview(pets);
  expect(seen.catches.map(({ question }) => question).sort()).toEqual([
    "Are dogs allowed at your retreat?",
    "May I bring my dog to the retreat?",
  ]);
  expect(seen.wrongly).toEqual([]);
  // What it says it would catch, it catches.
  await owner.post(`${base}/answers`, { ...pets, answer: "Dogs are welcome." });
  await eventually(
    () => ask(visitor, "May I bring my dog to the retreat?"),
    ({ response }) => response === "Dogs are welcome.",
  );

  const price = await preview({ question: "How much do I pay for the Blueprint?", alsoAskedAs: [] });
  expect(price.wrongly).toContainEqual({
    question: "how much do I pay for the Blueprint",
    answeredFrom: "What the Blueprint costs",
  });
  expect(JSON.stringify(price)).not.toContain(blueprintTiers[0].name);

  const learner = await signedIn(api);
  for (const other of [visitor, learner]) {
    expect((await other.post(`${base}/answers/preview`, pets)).status).toBeGreaterThanOrEqual(401);
  }
  expect((await owner.post(`${base}/answers/preview`, { question: "a", alsoAskedAs: [] })).status).toBe(400);
});

test("whoever passed on what Sage didn’t know gets the answer by mail once it is taught; nobody else does", async () => {
  const api = await startApi();
  const owner = await signedIn(api, "owner");
  const visitor = openBrowser(api);
  const question = "Do you lend singing bowls?";
  const { id } = await ask(visitor, question);
  const { id: answered } = await ask(visitor, "What does the Blueprint cost?");
  const passOn = (email: string, message: string, asked: string = id) =>
    visitor.post("/api/contact", {
      ...{ name: "Ann Example", email, topic: "other", submission_id: randomUUID() },
      ...{ message, asked },
    });
  const lead = "I asked Sage support, and it didn’t know:";
  for (const response of [
    await passOn("ann@example.org", `${lead}\n\n${question}`),
    await passOn("bo@example.org", `${lead}\n\nSomething else altogether?`),
    await passOn("cy@example.org", `${lead}\n\nWhat does the Blueprint cost?`, answered),
    await passOn("di@example.org", `${lead}\n\n${question}`, randomUUID()),
  ]) {
    expect(response.status).toBe(204);
  }
  const list = (await (await owner.get(`${base}/questions`)).json()) as OpenQuestionPage;
  expect(list.items.find((each) => each.question === question)).toMatchObject({ askers: 1 });

  const body = {
    question: "May I borrow a bowl?",
    answer: "Yes, for two weeks.",
    alsoAskedAs: [],
    answersKey: "do you lend singing bowls",
  };
  expect((await owner.post(`${base}/answers`, body)).status).toBe(201);

  const replies = await eventually(
    async () => (await allMails(api)).filter(({ to }) => /@example\.org$/.test(to)),
    (mails) => mails.length > 0,
  );
  expect(replies.map(({ to }) => to)).toEqual(["ann@example.org"]);
  const messages = await api.db.selectFrom("contact_messages").select(["email", "answered_at"]).execute();
  expect(messages.filter(({ answered_at }) => answered_at !== null).map(({ email }) => email)).toEqual([
    "ann@example.org",
  ]);
  expect(await api.db.selectFrom("message_replies").select("reply").execute()).toEqual([
    { reply: body.answer },
  ]);
  // Taught again, it is not sent again.
  await owner.post(`${base}/answers`, { ...body, answer: "Yes." });
  expect((await api.db.selectFrom("message_replies").select("id").execute()).length).toBe(1);
});
