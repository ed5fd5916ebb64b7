import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eventually } from "../../apps/server/src/testing/eventually.ts";
import { freePort } from "../../apps/server/src/testing/servers/free-port.ts";

const start = join(import.meta.dirname, "../../apps/server/start.mjs");

/** A demo of one's own, as it ships, until it is stopped: for journeys that change what everybody else sees. */
export async function startOwnAcademy() {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", start], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: mkdtempSync(join(tmpdir(), "own-academy-")),
      BASE_URL: url,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<void>((resolve) => server.once("close", () => resolve()));
  const people = new Map<string, { email: string; password: string }>();
  await new Promise<void>((resolve, reject) => {
    let said = "";
    server.stdout.on("data", (text) => {
      said += String(text);
      for (const [, role = "", email = "", password = ""] of said.matchAll(
        /^sample (\w+): (\S+) \/ (\S+)$/gm,
      ))
        people.set(role, { email, password });
      if (people.has("owner") && people.has("learner")) resolve();
    });
    server.once("close", (code) => reject(new Error(`the academy ended with ${code}`)));
  });
  // Just started on a busy machine, it may say that it is busy.
  await eventually(
    async () => (await fetch(`${url}/api/courses`)).status,
    (status) => status === 200,
  );
  return {
    url,
    person: (role: "owner" | "learner") => {
      const person = people.get(role);
      if (!person) throw new Error(`there is no sample ${role}`);
      return person;
    },
    stop: () => {
      server.kill("SIGTERM");
      return ended;
    },
  };
}
