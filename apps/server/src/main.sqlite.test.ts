import { readFileSync } from "node:fs";
import { createServer, request } from "node:http";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { eventually } from "./testing/eventually.ts";
import { serverEnv } from "./testing/servers/as-shipped.ts";
import { spawnServer, startServerProcess } from "./testing/servers/server-process.ts";

/** It ends in the middle of a request, and the request is answered. */
async function endDuringRequest(
  { url, child, ended, output }: Awaited<ReturnType<typeof startServerProcess>>,
  signal: "SIGINT" | "SIGTERM",
) {
  // A request whose body is still to come is under way; "100 Continue" says that the server has begun with it.
  const sending = request(`${url}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "content-type": "application/json", expect: "100-continue" },
  });
  const answered = new Promise<number | undefined>((resolve, reject) => {
    sending.on("response", (response) => resolve(response.resume().statusCode));
    sending.on("error", reject);
  });
  sending.flushHeaders();
  await new Promise((resolve) => sending.once("continue", resolve));

  child.kill(signal);
  await eventually(output, (text) => text.includes("finishing work in progress"));
  sending.end('{"email":"nobody@example.com","password":"not the password"}');

  expect(await answered, signal).toBe(400);
  expect(await ended, signal).toBe(0);
}

test("SIGINT and SIGTERM let a request under way finish and exit 0; the secret is made once, for the owner's eyes only", async () => {
  const env = await serverEnv();
  const file = join(env.DATA_DIR, "secret");
  await endDuringRequest(await startServerProcess(env), "SIGINT");
  const secret = readFileSync(file, "utf8");

  await endDuringRequest(await startServerProcess(env), "SIGTERM");

  expect(secret.trim().length).toBeGreaterThanOrEqual(43);
  expect(readFileSync(file, "utf8")).toBe(secret);
});

test("a wrong setting stops it with one line that names it", async () => {
  const { ended, output } = spawnServer({ ...(await serverEnv()), PORT: "many" });

  expect(await ended).toBe(1);
  expect(output()).toBe("Lightworker Academy did not start: PORT takes a port number from 0 to 65535\n");
});

test("a port in use stops it with one line that says what to do", async () => {
  const env = await serverEnv();
  const other = createServer().listen(Number(env.PORT), "127.0.0.1");
  onTestFinished(() => void other.close());

  const { ended, output } = spawnServer(env);

  expect(await ended).toBe(1);
  expect(output().trim().split("\n")).toHaveLength(1);
  expect(output()).toContain(`Set PORT to a free one`);
});
