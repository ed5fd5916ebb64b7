import { readFileSync } from "node:fs";
import { createServer, request } from "node:http";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { eventually } from "./testing/eventually.ts";
import { serverEnv } from "./testing/servers/as-shipped.ts";
import { spawnServer, startServerProcess } from "./testing/servers/server-process.ts";

test.each(["SIGINT", "SIGTERM"] as const)(
  "%s lets a request under way finish and exits 0",
  async (signal) => {
    const { url, child, ended, output } = await startServerProcess(await serverEnv());
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

    expect(await answered).toBe(400);
    expect(await ended).toBe(0);
  },
);

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

test("the secret is made once, for the owner's eyes only", async () => {
  const env = await serverEnv();
  const first = await startServerProcess(env);
  const secret = readFileSync(join(env.DATA_DIR, "secret"), "utf8");
  first.child.kill("SIGKILL");
  await first.ended;

  await startServerProcess(env);

  expect(secret.trim().length).toBeGreaterThanOrEqual(43);
  expect(readFileSync(join(env.DATA_DIR, "secret"), "utf8")).toBe(secret);
});
