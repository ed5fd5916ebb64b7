import type { QuizView } from "@academy/contract/studio/quiz";
import { expect, test } from "vitest";
import type { Browser } from "../../testing/browser.ts";
import { eventually } from "../../testing/eventually.ts";
import { processorMsOf } from "../../testing/processor-time.ts";
import { type ServerProcess, startTwoProcesses } from "../../testing/servers/two-processes.ts";

/** The name of the version that a quiz begun now is begun with, as the page's words say it. */
async function versionOn({ url }: ServerProcess): Promise<string | undefined> {
  const page = await (await fetch(`${url}/quiz`)).text();
  const words = /"(\/words\/[0-9a-f]{16}\.js)"/.exec(page)?.[1];
  if (!words) return undefined;
  const text = await (await fetch(url + words)).text();
  return /"quiz-version":\{"name":"(\d+-[0-9a-f]{16})"\}/.exec(text)?.[1];
}

const show = async (owner: Browser) => (await (await owner.get("/api/studio/quiz")).json()) as QuizView;
async function write(owner: Browser, question: string): Promise<string> {
  const { state } = await show(owner);
  const texts = { "question-1": question };
  const saved = await owner.send("PUT", "/api/studio/quiz/draft", { basedOn: state, texts });
  return ((await saved.json()) as { state: string }).state;
}
const publish = (owner: Browser, basedOn: string) => owner.post("/api/studio/quiz/publish", { basedOn });

test("every process begins with the new version within two seconds, serves the old ones, and after a crash what was committed", async () => {
  const { one, other, start, ownerOf, killBeforeCommit } = await startTwoProcesses();
  const owner = await ownerOf(one);
  expect(await versionOn(one)).toBeUndefined();

  expect((await publish(owner, await write(owner, "What would you do first?"))).status).toBe(204);
  const committed = processorMsOf(other.child.pid);
  const name = await versionOn(one);
  expect(name).toMatch(/^2-/);
  await eventually(
    () => versionOn(other),
    (there) => there === name,
  );
  // It looks twice a second (`follow-words.ts`); what is left of the two is what it takes to show what it found.
  expect(500 + processorMsOf(other.child.pid) - committed).toBeLessThan(2000);
  const fileOf = async ({ url }: ServerProcess, version = name) =>
    (await fetch(`${url}/quiz-texts/${version}.json`)).json();
  expect(await fileOf(other)).toEqual({ "question-1": "What would you do first?" });

  // Ended before the commit: the draft is there, the version is not.
  const next = await write(owner, "Cut short?");
  await killBeforeCommit("versions", () => publish(owner, next));
  const again = await start();
  expect(await versionOn(again)).toBe(name);
  const back = await ownerOf(again);
  const kept = await show(back);
  expect(kept).toMatchObject({ published: { number: 2 }, texts: { "question-1": "Cut short?" } });

  // Ended right after it: it is there, and so is the one before.
  expect((await publish(back, kept.state)).status).toBe(204);
  again.child.kill("SIGKILL");
  await again.ended;
  const third = await start();
  const restarted = await versionOn(third);
  expect(restarted).toMatch(/^3-/);
  expect(await fileOf(third, restarted)).toEqual({ "question-1": "Cut short?" });
  expect(await fileOf(third)).toEqual({ "question-1": "What would you do first?" });
});
