import { expect, test } from "vitest";
import { eventually } from "../../../testing/eventually.ts";
import { refusalOf } from "../../../testing/refusal.ts";
import { startApi } from "../../../testing/servers/start-api.ts";

type Api = Awaited<ReturnType<typeof startApi>>;

test("a process that lags behind refuses calls with 503 while checks and pages still answer", async () => {
  const api = await startApi({ shedding: { maxEventLoopDelayMs: 100, maxHeapBytes: 0 } });

  const { refused, check, page } = await untilRefused(api, 300);

  expect(refused.headers.get("retry-after")).toBe("10");
  expect(await refusalOf(refused)).toEqual({
    status: 503,
    code: "UNAVAILABLE",
    message: "The academy is busy right now. Please try again shortly.",
  });
  expect(check.status).toBe(200);
  expect(page.status).toBe(200);
});

test("a process whose memory runs out refuses calls with 503", async () => {
  const api = await startApi({ shedding: { maxEventLoopDelayMs: 0, maxHeapBytes: 1 } });

  const { refused } = await untilRefused(api, 0);

  expect(await refusalOf(refused)).toMatchObject({ status: 503, code: "UNAVAILABLE" });
});

/** Keeps the process busy between calls until it refuses them, then looks at the rest between two refusals. */
async function untilRefused(api: Api, blockMs: number) {
  const ask = async () => {
    const blockedUntil = performance.now() + blockMs;
    while (performance.now() < blockedUntil);
    const refused = await api.get("/api/auth/user");
    if (refused.status === 401) return undefined;
    const [check, page] = [await api.get("/healthz"), await api.get("/quiz")];
    const again = await api.get("/api/auth/user");
    return again.status === refused.status ? { refused, check, page } : undefined;
  };
  const found = await eventually(ask, (answers) => answers !== undefined);
  if (!found) throw new Error("unreachable");
  return found;
}
