import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../apps/server/src/testing/servers/free-port.ts";

const start = join(import.meta.dirname, "../../apps/server/start.mjs");

/** A demo of its own, for a journey that changes what all others look at. */
export async function startDemoAcademy() {
  const port = await freePort();
  const server = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", start], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: mkdtempSync(join(tmpdir(), "demo-academy-")),
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<void>((resolve) => server.once("close", () => resolve()));
  let output = "";
  const owner = await new Promise<{ email: string; password: string }>((resolve, reject) => {
    server.stdout.on("data", (text) => {
      output += String(text);
      const [, email, password] = /^sample owner: (\S+) \/ (\S+)$/m.exec(output) ?? [];
      if (email && password) resolve({ email, password });
    });
    server.once("close", (code) => reject(new Error(`the demo ended with ${code}: ${output}`)));
  });
  return {
    url: `http://localhost:${port}`,
    owner,
    stop: () => {
      server.kill("SIGTERM");
      return ended;
    },
  };
}
