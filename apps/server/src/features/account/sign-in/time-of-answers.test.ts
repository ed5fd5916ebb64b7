import { expect, test } from "vitest";
import { processMs } from "../../../testing/processor-time.ts";
import { startApi } from "../../../testing/servers/start-api.ts";

test("the time an answer takes says little about whether an address is known", async () => {
  const api = await startApi({ passwordHashing: undefined });
  const [learner = { email: "" }] = api.sampleSignIns;
  const person = { firstName: "Ann", lastName: "", password: "a long password" };
  const timeOf = (path: string, body: object) => processMs(() => api.post(path, body));
  const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  await timeOf("/api/auth/sign-up", { ...person, email: "warm@example.com" });

  for (const path of ["/api/auth/sign-in/email", "/api/auth/sign-up"]) {
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let round = 0; round < 5; round++) {
      const body = path.endsWith("sign-up") ? person : { password: "wrong-password" };
      times.known.push(await timeOf(path, { ...body, email: learner.email }));
      times.unknown.push(await timeOf(path, { ...body, email: "nobody@example.com" }));
    }
    const ratio = median(times.known) / median(times.unknown);
    expect(ratio, path).toBeGreaterThan(0.4);
    expect(ratio, path).toBeLessThan(2.5);
  }
});
