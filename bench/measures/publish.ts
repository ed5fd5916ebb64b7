import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { RunningProcess } from "../processes.ts";
import { atLeast, atMost, type Row } from "../report.ts";
import type { SeenPage, Visit } from "../visitors.ts";

const connections = 64;
const maxMs = 2000;
const rounds = 3;
const changed = "/home";
const paths = [changed, "/healers-business-blueprint"];
const pages = "/api/studio/pages/home";

type Person = { email: string; password: string };

/**
 * The owner publishes a headline while visitors load pages as fast as they are answered: how long it takes from her call
 * until a visitor reads it, and whether anybody got anything but the whole page of before or of after.
 */
export async function measurePublish(product: RunningProcess, owner: Person): Promise<Row[]> {
  const headers = { cookie: await signIn(product, owner), origin: product.url };
  // The first publication of an academy changes every page; its next ones are what an owner does from day to day.
  await publish(product, headers, "Published before anybody came");
  const times: number[] = [];
  let [answers, broken] = [0, 0];
  for (let round = 1; round <= rounds; round++) {
    const before = await bodies(product);
    const visitors = comeIn({ url: product.url, paths, connections });
    await wait(1000);
    const heading = `Published while many read, ${round}`;
    const basedOn = await write(product, headers, heading);
    const started = performance.now();
    const published = call(product, headers, "POST", `${pages}/publish`, { basedOn });
    while (!(await text(product, changed)).includes(heading)) await wait(10);
    times.push(performance.now() - started);
    await published;
    await wait(500);
    const seen = await visitors.leave();
    const after = await bodies(product);
    for (const page of seen) {
      const whole = [before, after].map((all) => all.get(page.path));
      const others = page.bodies.filter(({ body }) => !whole.some((each) => each?.equals(body)));
      answers += page.answers;
      broken += page.refused + others.reduce((sum, { count }) => sum + count, 0);
    }
  }
  const load = `while ${connections} connections load pages`;
  return [
    atMost(
      `a headline published ${load}, until it is read, slowest of ${rounds}`,
      Math.max(...times),
      "ms",
      maxMs,
    ),
    atMost(`answers that are no whole page ${load}`, broken, "answers", 0),
    atLeast(`answers that were looked at ${load}`, answers, "answers", 1000),
  ];
}

/** In a thread of their own, so that they do not slow down whoever looks at the clock. */
function comeIn(visit: Visit) {
  const thread = new Worker(new URL("../visitors.ts", import.meta.url), { workerData: visit });
  const seen = new Promise<SeenPage[]>((resolve, reject) => {
    thread.once("message", resolve);
    thread.once("error", reject);
  });
  return {
    leave() {
      thread.postMessage("leave");
      return seen;
    },
  };
}

const text = async ({ url }: RunningProcess, path: string) => (await fetch(url + path)).text();

/** As visitors get them, to the byte. */
async function bodies({ url }: RunningProcess): Promise<Map<string, Buffer>> {
  const visitors = comeIn({ url, paths, connections: paths.length });
  const seen = await visitors.leave();
  return new Map(seen.map(({ path, bodies: [first] }) => [path, Buffer.from(first?.body ?? [])]));
}

async function call(
  { url }: RunningProcess,
  headers: Record<string, string>,
  method: string,
  path: string,
  body?: object,
) {
  const answer = await fetch(url + path, {
    method,
    headers: { ...headers, ...(body ? { "content-type": "application/json" } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

async function signIn(product: RunningProcess, person: Person): Promise<string> {
  const answer = await call(product, { origin: product.url }, "POST", "/api/auth/sign-in/email", person);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

/** Which state is to be published. */
async function write(
  product: RunningProcess,
  headers: Record<string, string>,
  heading: string,
): Promise<string> {
  const { state } = (await (await call(product, headers, "GET", pages)).json()) as { state: string };
  const draft = { basedOn: state, edits: { "home-page": { "hero.heading": heading } } };
  const saved = await call(product, headers, "PUT", `${pages}/draft`, draft);
  return ((await saved.json()) as { state: string }).state;
}

async function publish(
  product: RunningProcess,
  headers: Record<string, string>,
  heading: string,
): Promise<void> {
  const basedOn = await write(product, headers, heading);
  await call(product, headers, "POST", `${pages}/publish`, { basedOn });
}
