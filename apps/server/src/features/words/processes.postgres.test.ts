import type { PageWords } from "@academy/contract/studio/pages";
import pg from "pg";
import { expect, test } from "vitest";
import { type Browser, openBrowser } from "../../testing/browser.ts";
import { eventually } from "../../testing/eventually.ts";
import { freePort } from "../../testing/servers/free-port.ts";
import { programEnv } from "../../testing/servers/program-env.ts";
import { killableServer, startServerProcess } from "../../testing/servers/server-process.ts";
import { seededDatabase } from "../../testing/servers/test-database.ts";

type Process = Awaited<ReturnType<typeof startServerProcess>>;

const home = async ({ url }: Process) => {
  const answer = await fetch(`${url}/home`);
  const body = await answer.text();
  return { etag: answer.headers.get("etag"), body, heading: /<h1[^>]*>(.*?)<\/h1>/s.exec(body)?.[1] };
};

/** What the first process printed opens the others. */
async function ownerOf(first: Process, server: Process, baseUrl: string): Promise<Browser> {
  await eventually(first.output, (text) => text.includes("sample owner: "));
  const [, email, password] = /^sample owner: (\S+) \/ (\S+)$/m.exec(first.output()) ?? [];
  const owner = openBrowser({
    call: (path, init = {}) => fetch(server.url + path, { redirect: "manual", ...init }),
    settings: { baseUrl },
  });
  expect((await owner.post("/api/auth/sign-in/email", { email, password })).status).toBe(200);
  return owner;
}

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

test("every process shows what was published within two seconds, whole pages only, and after a crash what was committed", {
  timeout: 240_000,
}, async () => {
  const PORT = String(await freePort());
  // One academy, whichever process answers.
  const env = {
    ...programEnv,
    ...(await seededDatabase()),
    PORT,
    BUILT_PAGES: "yes",
    BASE_URL: `http://localhost:${PORT}`,
  };
  const start = (more = {}) => startServerProcess({ ...env, ...more }, { program: killableServer });
  const one = await start();
  const other = await start({ PORT: String(await freePort()) });
  const owner = await ownerOf(one, one, env.BASE_URL);
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
  const committed = performance.now();
  expect(answer.status).toBe(204);
  const after = await home(one);
  expect(after.heading).toContain("Published while many read");
  await eventually(
    () => home(other),
    ({ etag }) => etag === after.etag,
    2000,
  );
  expect(performance.now() - committed).toBeLessThan(2000);
  const words = /"(\/words\/[0-9a-f]{16}\.js)"/.exec(after.body)?.[1];
  for (const { url } of [one, other]) {
    expect(await (await fetch(url + words)).text()).toContain("Published while many read");
  }
  isPublishing = false;
  await Promise.all(readers);
  expect([...seen].filter((etag) => etag !== before.etag && etag !== after.etag)).toEqual([]);

  // Ended between rendering and the commit: nothing has changed.
  const next = await write(owner, "Cut short");
  const lock = new pg.Client(env.DATABASE_URL);
  await lock.connect();
  await lock.query("begin; lock table word_versions in exclusive mode");
  const cut = publish(owner, next).catch(() => undefined);
  const countWaiting = async () => {
    // Other tests wait in databases of their own.
    const { rows } = await lock.query(
      "select count(*)::int as waiting from pg_locks join pg_database on oid = database where not granted and datname = current_database()",
    );
    return (rows[0] as { waiting: number }).waiting;
  };
  await eventually(countWaiting, (waiting) => waiting > 0, 60_000);
  one.child.kill("SIGKILL");
  await one.ended;
  await cut;
  await lock.end();
  const again = await start();
  expect((await home(again)).heading).toContain("Published while many read");

  // Ended right after it: it is there.
  const back = await ownerOf(one, again, env.BASE_URL);
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
    2000,
  );
});
