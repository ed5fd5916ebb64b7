import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../../../apps/server/src/testing/servers/free-port.ts";

const start = join(import.meta.dirname, "demo-server.ts");
/** Where the server itself keeps compiled code between its starts. */
const compiled = join(import.meta.dirname, "../../../node_modules/.compile-cache");

export type DemoAcademy = {
  url: string;
  owner: { email: string; password: string };
  /** Where whoever comes first makes the academy theirs. */
  ownerPath: string;
};

/**
 * Demos for journeys that change what all others look at. To start one takes longer than most journeys do: whoever is
 * done lends it on, and there are as many as are wanted at once.
 */
export function makeDemoAcademies(dataDir: string) {
  const running: Awaited<ReturnType<typeof startDemoAcademy>>[] = [];
  const free: DemoAcademy[] = [];
  return {
    borrow: async (): Promise<DemoAcademy> => {
      const lent = free.pop();
      if (lent) return lent;
      const started = await startDemoAcademy(mkdtempSync(`${dataDir}-demo-`));
      running.push(started);
      return started.academy;
    },
    giveBack: (academy: DemoAcademy) => void free.push(academy),
    stop: () => Promise.all(running.map(({ stop }) => stop())),
  };
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
    stdio: ["ignore", "pipe", "inherit"],
  });
  process.once("exit", () => server.kill());
  const ended = new Promise<void>((resolve) => server.once("close", () => resolve()));
  let output = "";
  const started = await new Promise<Omit<DemoAcademy, "url">>((resolve, reject) => {
    server.stdout.on("data", (text) => {
      output += String(text);
      const [, ownerPath] = /^owner link: https?:\/\/[^/]+(\/\S+)$/m.exec(output) ?? [];
      const [, email, password] = /^sample owner: (\S+) \/ (\S+)$/m.exec(output) ?? [];
      if (ownerPath && email && password) resolve({ owner: { email, password }, ownerPath });
    });
    server.once("close", (code) => reject(new Error(`the demo ended with ${code}: ${output}`)));
  });
  const stop = () => {
    server.kill("SIGTERM");
    return ended;
  };
  return { academy: { url: `http://localhost:${port}`, ...started }, stop };
}
