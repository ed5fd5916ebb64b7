import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { signedIn } from "../../testing/browser.ts";
import { builtSite } from "../../testing/servers/built-site.ts";
import { startApi } from "../../testing/servers/start-api.ts";

test("the page of a certificate is found by everyone; a number that none has is not found, in status too", async () => {
  const pages = { ...(await builtSite({ isDemo: true })), shellRoutes: ["/verify/:id"] };
  const api = await startApi({ pages, hasSampleHistory: true });
  const { id } = await api.db.selectFrom("certificates").select("id").executeTakeFirstOrThrow();
  for (const [number, status] of [
    [id, 200],
    [randomUUID(), 404],
    ["x", 404],
    ["%00", 404],
    [`${id}%0a`, 404],
    ["a".repeat(200), 404],
  ] as const) {
    const response = await api.get(`/verify/${number}`);
    expect(response.status, number).toBe(status);
    // The page itself says what it found, also when that is nothing.
    if (number.length < 100) expect(await response.text(), number).toContain("<title>Shell</title>");
  }
  const learner = await signedIn(api);
  const { email } = learner;
  expect((await learner.post("/api/account/delete", { email })).status).toBe(200);
  expect((await api.get(`/verify/${id}`)).status, "when its holder's account is gone").toBe(200);
});
