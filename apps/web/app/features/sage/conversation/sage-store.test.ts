import { sage } from "@academy/content/sage";
import { maxMessageCharacters } from "@academy/contract/sage";
import { expect, test } from "vitest";
import { ApiError } from "../../../lib/api/api-error.ts";
import { guardStorage } from "../../../lib/storage/storage.ts";
import { storageInMemory, switchedOff } from "../../../lib/testing/storage-in-memory.ts";
import type { askSage } from "./ask-sage.ts";
import { createSageStore } from "./sage-store.ts";

type Answer = Awaited<ReturnType<typeof askSage>>;
const answer: Answer = { id: "a-1", response: "Two weeks.", sources: [], followUp: null, isUnknown: false };

/** A store whose answers are given by hand. */
function open(kept = new Map<string, string>()) {
  const questions: {
    message: string;
    give: (part: Answer) => void;
    refuse: (error: Error) => void;
    say: (text: string) => void;
    signal: AbortSignal;
  }[] = [];
  const logged: unknown[] = [];
  const store = createSageStore({
    storage: guardStorage(storageInMemory(kept).area),
    ask: (message, say, signal) =>
      new Promise((give, refuse) => questions.push({ message, give, refuse, say, signal })),
    log: (error) => logged.push(error),
    now: () => new Date("2025-05-01T10:00:00Z"),
  });
  const said = () => store.current().conversation.messages.map(({ content, isUser }) => [isUser, content]);
  return { store, questions, logged, said, kept };
}

test("a question and its answer are messages with id, content, isUser and timestamp", async () => {
  const { store, questions } = open();
  const sent = store.send("  How long?\n");
  expect(questions[0]?.message).toBe("How long?");
  questions[0]?.give(answer);
  expect(await sent).toBe(true);
  expect(store.current().conversation.messages).toEqual([
    {
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      content: "How long?",
      isUser: true,
      timestamp: "2025-05-01T10:00:00.000Z",
    },
    {
      id: "a-1",
      content: "Two weeks.",
      isUser: false,
      timestamp: "2025-05-01T10:00:00.000Z",
      sources: [],
      followUp: null,
    },
  ]);
});

test("blank text is not sent, and nothing while a question is under way", async () => {
  const { store, questions } = open();
  expect(await store.send(" \n\t ")).toBe(false);
  void store.send("First");
  expect(await store.send("Second")).toBe(false);
  expect(questions).toHaveLength(1);
});

test("pieces show as they come, and are announced only as a whole", async () => {
  const { store, questions } = open();
  const sent = store.send("How long?");
  expect(store.current()).toMatchObject({ pending: "", announcement: sage.waiting });
  questions[0]?.say("Two");
  expect(store.current()).toMatchObject({ pending: "Two", announcement: sage.waiting });
  questions[0]?.give(answer);
  await sent;
  expect(store.current()).toMatchObject({ pending: null, announcement: "Two weeks." });
});

test("a failure is logged and apologized for, and the question can be asked again", async () => {
  const { store, questions, logged, said } = open();
  const sent = store.send("How long?");
  questions[0]?.refuse(new Error("500: no"));
  await sent;
  expect(logged).toEqual([new Error("500: no")]);
  expect(said()).toEqual([
    [true, "How long?"],
    [false, sage.failure],
  ]);
  expect(store.current().conversation.messages.at(-1)?.unanswered).toBe("How long?");
  expect(store.current().pending).toBeNull();
});

test.each([
  [429, "TOO_MANY_REQUESTS"],
  [503, "SAGE_BUSY"],
])("what the server refuses with %s is told in the server's words", async (status, code) => {
  const { store, questions, said } = open();
  const sent = store.send("How long?");
  const words = "Too many questions at once.";
  const body = JSON.stringify({ code, message: words });
  questions[0]?.refuse(new ApiError(status, body, ""));
  await sent;
  expect(said()).toEqual([
    [true, "How long?"],
    [false, words],
  ]);
  expect(store.current()).toMatchObject({ pending: null, announcement: words });
  expect(store.current().conversation.messages.at(-1)?.unanswered).toBe("How long?");
});

test("the next page finds the conversation; one that was cut off says so", async () => {
  const { store, questions, kept } = open();
  const sent = store.send("How long?");
  const meanwhile = open(new Map(kept));
  expect(meanwhile.said()).toEqual([
    [true, "How long?"],
    [false, sage.failure],
  ]);
  questions[0]?.give(answer);
  await sent;
  expect(open(kept).said()).toEqual([
    [true, "How long?"],
    [false, "Two weeks."],
  ]);
});

test("with the member goes the conversation, and the answer that is under way", async () => {
  const { store, questions, said, kept, logged } = open();
  store.settle("ann@example.org");
  const sent = store.send("My lesson?");
  expect(kept.size).toBe(1);
  store.settle(null);
  expect(questions[0]?.signal.aborted).toBe(true);
  questions[0]?.refuse(new Error("aborted"));
  await sent;
  expect(said()).toEqual([]);
  expect(kept.size).toBe(0);
  expect(logged).toEqual([]);
  void store.send("Another");
  expect(questions).toHaveLength(2);
});

test("a browser that keeps nothing still talks", async () => {
  const store = createSageStore({
    storage: guardStorage(switchedOff),
    ask: async () => answer,
    log: () => {},
    now: () => new Date(),
  });
  await store.send("How long?");
  expect(store.current().conversation.messages).toHaveLength(2);
});

test("the words know how much the call takes", () => {
  expect(sage.maxCharacters).toBe(maxMessageCharacters);
  expect(sage.tooLong).toContain(maxMessageCharacters.toLocaleString("en-US"));
});
