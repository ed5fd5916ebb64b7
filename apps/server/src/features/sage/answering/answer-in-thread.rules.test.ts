import { expect, onTestFinished, test } from "vitest";
import { eventually } from "../../../testing/eventually.ts";
import type { Asker } from "../asker.ts";
import { answerInThread } from "./answer-in-thread.ts";
import type { AnswerSources } from "./answerer.ts";

/** As many answers as are let through, each as it would be without a model. */
function open(options: Parameters<typeof answerInThread>[2] = {}) {
  let free = 0;
  const held: (() => void)[] = [];
  const letThrough = (count = Infinity) => {
    free += count;
    while (free > 0 && held.length > 0) {
      free -= 1;
      held.shift()?.();
    }
  };
  const sources: AnswerSources = {
    async findTaughtVersion() {
      if (free > 0) free -= 1;
      else await new Promise<void>((resolve) => held.push(resolve));
      return "1";
    },
    listTaught: async () => [],
    ofQuestion: async () => undefined,
    ofTexts: async () => new Map(),
    listCourses: async () => [],
    readCourse: async () => [],
    findResult: async () => undefined,
    listFacts: async () => [],
    findFact: async () => undefined,
  };
  const answering = answerInThread(sources, () => 0, options);
  onTestFinished(() => answering.close());
  const answered: string[] = [];
  const ask = async (who: string, asker?: Asker) => {
    const reply = await answering.answer("Is the quiz free?", asker, who);
    answered.push(who);
    return reply;
  };
  return { ask, letThrough, answered, underWay: () => held.length };
}

const member: Asker = { id: "ann", email: "ann@example.org", role: "learner" };

test("whoever asks much waits behind whoever asks one thing, strangers behind members, and beyond a limit nobody waits", async () => {
  const { ask, letThrough, answered, underWay } = open({ atOnce: 1, maxWaiting: 4 });
  const flood = Array.from({ length: 4 }, () => ask("flood"));
  await eventually(underWay, (count) => count === 1);
  const all = [...flood, ask("visitor"), ask("member", member)];
  await expect(ask("late")).rejects.toMatchObject({ code: "SAGE_BUSY", retryAfter: 10 });

  letThrough();
  const replies = await Promise.all(all);

  expect(answered).toEqual(["flood", "member", "flood", "visitor", "flood", "flood"]);
  expect(replies.every(({ sources }) => sources[0]?.url === "/quiz")).toBe(true);
});

test("a question that never ends fails by itself, and whoever waits is answered by another thread", async () => {
  const { ask, letThrough, underWay } = open({ atOnce: 1, stillMs: 5000 });
  const endless = ask("endless");
  const failed = expect(endless).rejects.toThrow("too long");
  await eventually(underWay, (count) => count === 1);
  const waiting = ask("visitor");
  // What is asked meanwhile is no sign of life.
  await failed;
  letThrough();

  expect((await waiting).outcome).toBe("answered");
});

test("an answer that keeps the processor busy without an end fails by itself", async () => {
  const endless =
    'import { parentPort } from "node:worker_threads"; parentPort.on("message", () => { for (;;); });';
  const program = new URL(`data:text/javascript,${endless}`);
  const { ask } = open({ maxWorkMs: 300, lookEveryMs: 20, program });
  await expect(ask("endless")).rejects.toThrow("too long");
});
