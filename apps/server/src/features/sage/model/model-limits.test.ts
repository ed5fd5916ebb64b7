import { expect, test } from "vitest";
import { eventually } from "../../../testing/eventually.ts";
import {
  sampleSays as says,
  startModel,
  sampleText as text,
} from "../../../testing/outside/connect-model.ts";
import type { Behavior } from "../../../testing/outside/model-server.ts";
import { noLimits } from "../../../testing/servers/start-api.ts";
import { testDatabase } from "../../../testing/servers/test-database.ts";

test("one person has a share of the day, and all together have one", async () => {
  const limits = {
    ...noLimits,
    modelPerPerson: { points: 2, perSeconds: 86_400 },
    modelPerAcademy: { points: 3, perSeconds: 86_400 },
  };
  const { server, answer } = await startModel({ says }, { limits, database: await testDatabase() });
  const answers: boolean[] = [];
  for (const addressKey of ["1.1.1.1", "1.1.1.1", "1.1.1.1", "1.1.1.1", "2.2.2.2", "2.2.2.2", "3.3.3.3"]) {
    answers.push((await answer({ addressKey })) !== undefined);
  }

  // Two for the first, whose further tries use up nothing; one is left for the rest.
  expect(answers).toEqual([true, true, false, false, true, false, false]);
  expect(server.requests).toHaveLength(3);
});

test("many at once stay within the caps", async () => {
  const limits = { ...noLimits, modelPerAcademy: { points: 5, perSeconds: 86_400 } };
  const { server, answer } = await startModel({ says }, { limits, database: await testDatabase() });
  const asked = Array.from({ length: 200 }, (_, i) => answer({ addressKey: `10.0.0.${i}` }));
  const answers = await Promise.all(asked);

  expect(answers.filter(Boolean)).toHaveLength(5);
  expect(server.requests).toHaveLength(5);
});

test("after three failures nobody waits for it; after a minute one finds out, and it is used again", async () => {
  let behavior: Behavior = { status: 500 };
  const { server, answer, moveMinutes } = await startModel(() => behavior);
  for (let i = 0; i < 5; i++) expect(await answer()).toBeUndefined();
  expect(server.requests).toHaveLength(3);

  moveMinutes(1);
  await answer();
  await answer();
  expect(server.requests).toHaveLength(4);

  moveMinutes(1);
  behavior = { says };
  expect(await answer()).toEqual({ text, cited: [0, 1] });
  expect(await answer()).toEqual({ text, cited: [0, 1] });
});

test("lies don't open it: the server is well", async () => {
  const { server, answer } = await startModel({ says: ["Members pay $1 [1]."] });
  for (let i = 0; i < 5; i++) await answer();

  expect(server.requests).toHaveLength(5);
});

test("when the visitor leaves, the model is stopped, and it is nobody's failure", async () => {
  const { server, answer, reasons } = await startModel({ says, stallsAfter: 4 });
  for (let i = 1; i <= 4; i++) {
    const visit = new AbortController();
    const onDelta = () => visit.abort();
    expect(await answer({ signal: visit.signal, onDelta })).toBeUndefined();
    await eventually(
      () => server.seen.leftByClient,
      (left) => left === i,
    );
  }

  expect(server.requests, "it is still asked").toHaveLength(4);
  expect(reasons).toEqual([]);
});
