import { safeAnswers } from "@academy/content/help";
import { expect, test } from "vitest";
import { loadHead } from "../features/sage/understanding/head/head.ts";
import type { Browser } from "../testing/browser.ts";
import { listSlowTexts } from "../testing/data/slow-texts.ts";
import { eventually } from "../testing/eventually.ts";
import { startAsShipped } from "../testing/servers/as-shipped.ts";
import { codeFor, worstWaits } from "../testing/worst-waits.ts";

test("while hundreds from everywhere ask Sage what takes longest, everybody else is answered first", async (context) => {
  const academy = await startAsShipped();
  const learner = await academy.signIn();
  const ask = (who: Pick<Browser, "post">, message: string) => who.post("/api/chat", { message });
  const plain = (await (await ask(learner, "Is the quiz free?")).json()) as { response: string };
  const slow = listSlowTexts(loadHead().words);

  let answered = 0;
  const flood = Array.from({ length: 300 }, async (_, index) => {
    const [, text = ""] = slow[index % slow.length] ?? [];
    // Each means something else, so that nothing is known of it.
    const { status } = await ask(
      academy.stranger(),
      `${text.slice(0, 1990).replace(/[\uD800-\uDBFF]$/, "")} ${index}`,
    );
    if (status === 200) answered++;
    return status;
  });
  const before = await eventually(
    () => answered,
    (count) => count > 0,
  );
  const reply = (await (await ask(learner, "Is the quiz free? 🌿")).json()) as { response: string };
  expect(reply.response).toBe(plain.response);
  expect(answered - before, "before a learner had an answer").toBeLessThan(20);
  const inNeed = await ask(academy.stranger(), "I want to kill myself");
  expect(await inNeed.json()).toMatchObject({ response: safeAnswers.crisis });
  await codeFor(academy);
  expect(answered, "before somebody had a code").toBeLessThan(60);

  const all = Promise.all(flood);
  await worstWaits(academy, context, ["three hundred ask Sage what takes longest", () => all]);
  const statuses = await all;
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(60);
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(statuses).toContain(503);
  expect(await academy.isReady()).toBe(true);
});
