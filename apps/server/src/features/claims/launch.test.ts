import { expect, test } from "vitest";
import { liveEnv } from "../../testing/servers/live-env.ts";
import { startApi } from "../../testing/servers/start-api.ts";

const checklists = ({ logLines }: { logLines: string[] }) =>
  logLines.filter((line) => line.includes("launch checklist")).map((line) => JSON.parse(line));

test("a live start says in one line of its log what the pages leave out and what is still a sample", async () => {
  const api = await startApi({ env: { ...liveEnv, CONFIRMED_CLAIMS: "home-students, privacy" } });

  const [line, ...more] = checklists(api);
  expect(more).toEqual([]);
  expect(line.leftOut).toContain("home-rating");
  expect(line.leftOut).not.toContain("home-students");
  expect(line.stillSamples).toContainEqual(expect.stringMatching(/^terms: The terms are a draft/));
  expect(line.stillSamples.join()).not.toContain("privacy: ");
});

test("with everything confirmed there is no such line, nor in a demo", async () => {
  expect(checklists(await startApi({ env: { ...liveEnv, CONFIRMED_CLAIMS: "all" } }))).toEqual([]);
  expect(checklists(await startApi())).toEqual([]);
});

test("a claim that does not exist stops the start with one line that names it", async () => {
  await expect(startApi({ env: { ...liveEnv, CONFIRMED_CLAIMS: "home-choirs" } })).rejects.toThrow(
    "CONFIRMED_CLAIMS names home-choirs, which is none of those in docs/operations.md",
  );
});
