import { firstColors } from "@academy/contract/fields/theme-colors";
import type { PageWords } from "@academy/contract/studio/pages";
import { expect, test } from "vitest";
import type { Browser } from "../../testing/browser.ts";
import { eventually } from "../../testing/eventually.ts";
import { processorMsOf } from "../../testing/processor-time.ts";
import { type ServerProcess, startTwoProcesses } from "../../testing/servers/two-processes.ts";

const home = async ({ url }: ServerProcess) => {
  const answer = await fetch(`${url}/home`);
  const body = await answer.text();
  return { etag: answer.headers.get("etag"), body, heading: /<h1[^>]*>(.*?)<\/h1>/s.exec(body)?.[1] };
};

async function write(owner: Browser, heading: string): Promise<string> {
  const { state } = (await (await owner.get("/api/studio/pages/home")).json()) as PageWords;
  const saved = await owner.send("PUT", "/api/studio/pages/home/draft", {
    basedOn: state,
    // Some of them in another order than the database keeps them in.
    edits: {
      "home-page": {
        "closing.heading": "Later",
        "hero.lead": "A lead",
        "hero.heading": heading,
        "testimonials.items": [{ from: 1, edits: { text: "Well", author: "Bo" } }],
      },
    },
  });
  expect(saved.status).toBe(200);
  return ((await saved.json()) as { state: string }).state;
}

const publish = (owner: Browser, basedOn: string) =>
  owner.post("/api/studio/pages/home/publish", { basedOn });

test("every process shows what was published within two seconds, whole pages only, and after a crash what was committed", async () => {
  const { one, other, start, ownerOf, killBeforeCommit } = await startTwoProcesses();
  const owner = await ownerOf(one);
  const before = await home(one);
  expect(await home(other)).toEqual(before);

  const state = await write(owner, "Published while many read");
  let isPublishing = true;
  const seen = new Set<string | null>();
  const read = async () => {
    while (isPublishing) seen.add((await home(one)).etag);
  };
  const readers = Array.from({ length: 4 }, read);
  const answer = await publish(owner, state);
  const committed = processorMsOf(other.child.pid);
  expect(answer.status).toBe(204);
  const after = await home(one);
  expect(after.heading).toContain("Published while many read");
  await eventually(
    () => home(other),
    ({ etag }) => etag === after.etag,
  );
  // It looks twice a second (`follow-words.ts`); what is left of the two is what it takes to show what it found.
  expect(500 + processorMsOf(other.child.pid) - committed).toBeLessThan(2000);
  const words = /"(\/words\/[0-9a-f]{16}\.js)"/.exec(after.body)?.[1];
  for (const { url } of [one, other]) {
    expect(await (await fetch(url + words)).text()).toContain("Published while many read");
  }
  isPublishing = false;
  await Promise.all(readers);
  expect([...seen].filter((etag) => etag !== before.etag && etag !== after.etag)).toEqual([]);

  // Ended between rendering and the commit: nothing has changed.
  const next = await write(owner, "Cut short");
  await killBeforeCommit("versions", () => publish(owner, next));
  const again = await start();
  expect((await home(again)).heading).toContain("Published while many read");

  // Ended right after it: it is there.
  const back = await ownerOf(again);
  const { state: kept } = (await (await back.get("/api/studio/pages/home")).json()) as PageWords;
  expect((await publish(back, kept)).status).toBe(204);
  again.child.kill("SIGKILL");
  await again.ended;
  const third = await start();
  const restarted = await home(third);
  expect(restarted.heading).toContain("Cut short");
  // A page from before asks for its own words, and gets them.
  expect(await (await fetch(third.url + words)).text()).toContain("Published while many read");
  await eventually(
    () => home(other),
    ({ etag }) => etag === restarted.etag,
  );

  // The paper of PDFs is published with the look: the other process prints on it, too.
  const elsewhere = await ownerOf(other);
  const sizeOf = async () => {
    const pdf = await (await elsewhere.get("/api/studio/mails/mail-receipt/paper")).arrayBuffer();
    return /\/MediaBox \[0 0 (\d+)/.exec(Buffer.from(pdf).toString("latin1"))?.[1];
  };
  expect(await sizeOf()).toBe("612");
  const here = await ownerOf(third);
  const look = { colors: firstColors, logo: null, paper: "a4", basedOn: 0 };
  expect((await here.send("PUT", "/api/studio/look", look)).status).toBe(204);
  const relaid = await home(third);
  await eventually(
    () => home(other),
    ({ etag }) => etag === relaid.etag,
  );
  expect(relaid.etag).not.toBe(restarted.etag);
  expect(await sizeOf()).toBe("595");
});
