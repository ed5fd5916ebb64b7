import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../../../apps/server/src/testing/servers/free-port.ts";

const start = join(import.meta.dirname, "demo-server.ts");
/** Where the server itself keeps compiled code between its starts. */
const compiled = join(import.meta.dirname, "../../../node_modules/.compile-cache");

type Person = { email: string; password: string };

export type DemoAcademy = {
  url: string;
  owner: Person;
  learner: Person;
  /** Where whoever comes first makes the academy theirs. */
  ownerPath: string;
};

/**
 * Demos for journeys that change what all others look at. To start one takes longer than most journeys do: whoever is
 * done lends it on, and there are as many as are wanted at once. Nobody comes to the same one twice: a journey that is
 * repeated would meet what it left there itself.
 */
export function makeDemoAcademies(dataDir: string) {
  const running: Awaited<ReturnType<typeof startDemoAcademy>>[] = [];
  const free: DemoAcademy[] = [];
  const seenBy = new Map<string, Set<string>>();
  const isNewTo = (journey: string, { url }: DemoAcademy) => !seenBy.get(url)?.has(journey);
  const lend = (journey: string, academy: DemoAcademy) => {
    seenBy.set(academy.url, (seenBy.get(academy.url) ?? new Set()).add(journey));
    return academy;
  };
  return {
    borrow: async (journey: string): Promise<DemoAcademy> => {
      const at = free.findLastIndex((academy) => isNewTo(journey, academy));
      const [lent] = at < 0 ? [] : free.splice(at, 1);
      if (lent) return lend(journey, lent);
      const started = await startDemoAcademy(mkdtempSync(`${dataDir}-demo-`));
      running.push(started);
      return lend(journey, started.academy);
    },
    giveBack: (academy: DemoAcademy) => void free.push(academy),
    stop: () => Promise.all(running.map(({ stop }) => stop())),
  };
}

function sample(role: string, output: string): Person | undefined {
  const [, email, password] = new RegExp(`^sample ${role}: (\\S+) / (\\S+)$`, "m").exec(output) ?? [];
  return email && password ? { email, password } : undefined;
}

/** One by itself, for a journey that begins where nobody has been. */
export async function startDemoAcademy(dataDir: string) {
  const port = await freePort();
  const server = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", start], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: dataDir,
      NODE_COMPILE_CACHE: compiled,
    },
    stdio: ["pipe", "pipe", "inherit"],
  });
  process.once("exit", () => server.kill());
  const ended = new Promise<void>((resolve) => server.once("close", () => resolve()));
  let output = "";
  const started = await new Promise<Omit<DemoAcademy, "url">>((resolve, reject) => {
    server.stdout.on("data", (text) => {
      output += String(text);
      const [, ownerPath] = /^owner link: https?:\/\/[^/]+(\/\S+)$/m.exec(output) ?? [];
      const [owner, learner] = [sample("owner", output), sample("learner", output)];
      if (ownerPath && owner && learner) resolve({ owner, learner, ownerPath });
    });
    server.once("close", (code) => reject(new Error(`the demo ended with ${code}: ${output}`)));
  });
  const stop = () => {
    server.kill("SIGTERM");
    return ended;
  };
  /** From here on its clock is so many minutes ahead of this machine's. */
  const goAhead = (minutes: number) => void server.stdin.write(`${minutes}\n`);
  return { academy: { url: `http://localhost:${port}`, ...started }, goAhead, stop };
}
