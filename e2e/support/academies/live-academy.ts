import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../../apps/server/src/testing/servers/free-port.ts";

const start = join(import.meta.dirname, "../../../apps/server/start.mjs");

/** Where it believes to be. */
export const liveOrigin = "https://academy.example.com";

/** An academy that believes it is live, as it ships, until it is stopped. Nothing listens where its mail would go. */
export async function startLiveAcademy(confirmedClaims: string) {
  const port = await freePort();
  const server = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", start], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: mkdtempSync(join(tmpdir(), "live-academy-")),
      BASE_URL: liveOrigin,
      SMTP_URL: "smtp://127.0.0.1:1",
      CONFIRMED_CLAIMS: confirmedClaims,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<void>((resolve) => server.once("close", () => resolve()));
  await new Promise<void>((resolve, reject) => {
    server.stdout.on("data", (text) => String(text).includes("mode: live") && resolve());
    server.once("close", (code) => reject(new Error(`the live academy ended with ${code}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.kill("SIGTERM");
      return ended;
    },
  };
}
